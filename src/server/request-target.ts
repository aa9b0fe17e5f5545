import type { IncomingMessage } from "node:http"

/** Characters of a path: file systems end names at 255 bytes, and no page of a site is as deep. */
const longestPath = 1024

const hostForm = /^(?:[a-z\d._-]*|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** A name or address with a port, and nothing else, as in a Host header. */
export const isHost = (text: string): boolean => text.length <= 255 && hostForm.test(text)

export type Target = {
  /** The host that was asked, by the request line or else the Host header. */
  readonly host: string
  /** As it was sent, without the query. */
  readonly rawPath: string
  /** With its question mark, or empty. */
  readonly search: string
}

export type BadTarget = { readonly status: 400 | 414; readonly sentence: string }

const hostsOf = ({ rawHeaders }: IncomingMessage): string[] => {
  const hosts: string[] = []
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const name = rawHeaders[place] ?? ""
    if (name.length === 4 && name.toLowerCase() === "host") hosts.push(rawHeaders[place + 1] ?? "")
  }
  return hosts
}

const bad = (sentence: string): BadTarget => ({ status: 400, sentence })

/** What a request asks for (RFC 9112, 3.2), or why that cannot be answered. */
export const targetOf = (request: IncomingMessage): Target | BadTarget => {
  const hosts = hostsOf(request)
  if (hosts.length > 1) return bad("The request names more than one Host: send one.")
  if (hosts.length === 0 && request.httpVersion === "1.1") return bad("The request names no Host: send one.")
  const absolute = /^https?:\/\/([^/?#]*)(.*)$/is.exec(request.url ?? "")
  const host = absolute?.[1] ?? hosts[0] ?? ""
  if (!isHost(host) || !isHost(hosts[0] ?? "")) return bad("Host must be a name and perhaps a port: send no more.")
  const url = absolute ? (absolute[2] ?? "").replace(/^(?!\/)/, "/") : (request.url ?? "/")
  const query = url.indexOf("?")
  const rawPath = query < 0 ? url : url.slice(0, query)
  if (!rawPath.startsWith("/") && !(rawPath === "*" && request.method === "OPTIONS"))
    return bad("The address must begin with a slash.")
  if (rawPath.length > longestPath)
    return { status: 414, sentence: `The path is longer than ${longestPath} characters.` }
  return { host, rawPath, search: query < 0 ? "" : url.slice(query) }
}

/** @returns the path in plain characters, or undefined where its percent-encoding cannot be read */
export const decodedPath = (rawPath: string): string | undefined => {
  if (!rawPath.includes("%")) return rawPath
  try {
    return decodeURIComponent(rawPath)
  } catch {
    return undefined
  }
}
