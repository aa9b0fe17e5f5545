import { extname } from "node:path"
import { fileTypes, isText } from "../../published/file-types.ts"

export const html = "text/html; charset=utf-8"

export const contentTypeOf = (path: string): string => {
  const type = fileTypes[extname(path).slice(1)] ?? "application/octet-stream"
  return isText(type) ? `${type}; charset=utf-8` : type
}

export const isCompressible = isText
