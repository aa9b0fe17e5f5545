import { type IncomingMessage, type ServerResponse, STATUS_CODES, validateHeaderValue } from "node:http"
import { keepAliveSeconds } from "./http.ts"

/** A response body with its headers, ready to be sent. */
export type Sendable = {
  readonly tag: string
  readonly headers: Readonly<Record<string, string>>
  /** Lines of the headers, content-length included. */
  readonly block: string
  readonly body: Buffer
}

/** @throws if the value of a header is invalid */
export const sendableOf = (tag: string, ruleHeaders: Readonly<Record<string, string>>, body: Buffer): Sendable => {
  const headers = { ...ruleHeaders, "content-length": String(body.length) }
  for (const [name, value] of Object.entries(headers)) validateHeaderValue(name, value)
  const block = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return { tag, headers, block: block.join(""), body }
}

export const withBody = ({ tag, headers }: Sendable, body: Buffer): Sendable => sendableOf(tag, headers, body)

let [dateSecond, dateLine] = [0, ""]

/** Date header, cached for one second. */
const dateNow = (): string => {
  const second = Math.floor(Date.now() / 1000)
  if (second !== dateSecond) [dateSecond, dateLine] = [second, `Date: ${new Date(second * 1000).toUTCString()}\r\n`]
  return dateLine
}

const keepAlive = `Connection: keep-alive\r\nKeep-Alive: timeout=${keepAliveSeconds}\r\n\r\n`

/** Node.js keeps the head of a response in this internal field; `headersSent` shows whether it still does. */
type WithHead = { _header?: string | null }

/**
 * Sets the whole head of a response at once: Node.js otherwise validates and joins the same headers for each request,
 * which is half of the cost of a page.
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
