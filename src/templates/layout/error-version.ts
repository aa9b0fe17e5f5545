import { languageOf } from "../../domain/paths.ts"
import type { ErrorPage, ErrorVersion } from "../../site/frame/substitute-pages.ts"
import type { Language } from "../../spec/languages.ts"

/** Version of the error page in the language of the address's prefix. */
export const errorVersion = ({ versions }: ErrorPage, path: string): ErrorVersion => {
  const version = versions[languageOf(path, Object.keys(versions) as Language[])]
  if (!version) throw new Error(`the error page has no version for ${path}`)
  return version
}
