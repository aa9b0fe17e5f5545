import type { FileHandle } from "node:fs/promises"
import type { IncomingMessage, ServerResponse } from "node:http"
import { pipeline } from "node:stream/promises"
import { isNoneMatchFulfilled } from "../services/conditional.ts"
import { logFailure } from "./log.ts"

/** A body with its headers, but without its length. */
export type Sendable = { readonly tag: string; readonly headers: readonly string[]; readonly body: Buffer }

/** Headers as a list of alternating names and values, the fastest form for Node.js. */
export const headerList = (headers: Readonly<Record<string, string>>): string[] => Object.entries(headers).flat()

const isUnchanged = (request: IncomingMessage, status: number, tag: string): boolean =>
  status === 200 && isNoneMatchFulfilled(request.headers["if-none-match"], tag)

export const sendPage = (
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  { tag, headers, body }: Sendable,
): void => {
  const unchanged = isUnchanged(request, status, tag)
  response.writeHead(
    unchanged ? 304 : status,
    unchanged ? [...headers] : [...headers, "content-length", `${body.length}`],
  )
  response.end(unchanged || request.method === "HEAD" ? undefined : body)
}

/** Streams a file without closing it; if a read fails or ends early, aborts, so that no client accepts a part. */
export const sendStream = async (
  request: IncomingMessage,
  response: ServerResponse,
  headers: readonly string[],
  tag: string,
  { handle, size }: { readonly handle: FileHandle; readonly size: number },
): Promise<void> => {
  const unchanged = isUnchanged(request, 200, tag)
  if (unchanged || request.method === "HEAD" || size === 0) {
    response
      .writeHead(unchanged ? 304 : 200, [...headers, ...(unchanged ? [] : ["content-length", String(size)])])
      .end()
    return
  }
  response.writeHead(200, [...headers, "content-length", String(size)])
  const file = handle.createReadStream({ end: size - 1, autoClose: false })
  try {
    await pipeline(file, response, { end: false })
    if (file.bytesRead === size) response.end()
    else response.destroy()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_STREAM_PREMATURE_CLOSE")
      logFailure("A file could not be sent whole", error)
    response.destroy()
  }
}

export const sendText = (
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  sentence: string,
): void => {
  const body = Buffer.from(sentence ? `${sentence}\n` : "")
  response.writeHead(status, {
    ...headers,
    "cache-control": "no-store",
    "content-type": "text/plain; charset=utf-8",
    "content-length": body.length,
  })
  response.end(response.req.method === "HEAD" ? undefined : body)
}
