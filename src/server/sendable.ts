import { type IncomingMessage, type ServerResponse, STATUS_CODES, validateHeaderValue } from "node:http"
import { keepAliveSeconds } from "./http.ts"

/** A file as it is sent. */
export type Sendable = {
  readonly tag: string
  readonly headers: Readonly<Record<string, string>>
  /** The headers with the length, line by line. */
  readonly block: string
  readonly body: Buffer
}

/** @throws where a header cannot be sent */
export const sendableOf = (tag: string, ruled: Readonly<Record<string, string>>, body: Buffer): Sendable => {
  const headers = { ...ruled, "content-length": String(body.length) }
  for (const [name, value] of Object.entries(headers)) validateHeaderValue(name, value)
  const block = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return { tag, headers, block: block.join(""), body }
}

export const withBody = ({ tag, headers }: Sendable, body: Buffer): Sendable => sendableOf(tag, headers, body)

let [dateAt, dateLine] = [0, ""]

/** The Date header, worked out once a second. */
const dateNow = (): string => {
  const second = Math.floor(Date.now() / 1000)
  if (second !== dateAt) [dateAt, dateLine] = [second, `Date: ${new Date(second * 1000).toUTCString()}\r\n`]
  return dateLine
}

const keepAlive = `Connection: keep-alive\r\nKeep-Alive: timeout=${keepAliveSeconds}\r\n\r\n`

/** Node.js keeps the head of an answer here; `headersSent` says whether it still does. */
type WithHead = { _header?: string | null }

/**
 * Gives an answer its whole head at once: Node.js otherwise checks and joins the same headers for each request, which is half of
 * what a page costs.
 */
export const writePreparedHead = (
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  { block, headers }: Sendable,
): void => {
  if (response.shouldKeepAlive && request.httpVersion === "1.1") {
    response.statusCode = status
    const withHead = response as ServerResponse & WithHead
    withHead._header = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${block}${dateNow()}${keepAlive}`
    if (response.headersSent) return
  }
  response.writeHead(status, headers)
}
