import type { IncomingMessage } from "node:http"

/** Limit (characters) of a path: file systems limit names to 255 bytes, and no page of a site is nested that deep. */
const maxPathLength = 1024

const hostForm = /^(?:[a-z\d._-]*|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Whether a text is a valid Host header: a name or address, perhaps with a port. */
export const isHost = (text: string): boolean => text.length <= 255 && hostForm.test(text)

export type Target = {
  /** Requested host, from the request line or else from the Host header. */
  readonly host: string
  /** Path as it was sent, without the query. */
  readonly rawPath: string
  /** Query with its question mark, or an empty text. */
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

const badRequest = (sentence: string): BadTarget => ({ status: 400, sentence })

/** Parses the target of a request (RFC 9112, 3.2), or returns the reason why it is invalid. */
export const targetOf = (request: IncomingMessage): Target | BadTarget => {
  const hosts = hostsOf(request)
  if (hosts.length > 1) return badRequest("The request names more than one Host: send one.")
  if (hosts.length === 0 && request.httpVersion === "1.1") return badRequest("The request names no Host: send one.")
  const absolute = /^https?:\/\/([^/?#]*)(.*)$/is.exec(request.url ?? "")
  const host = absolute?.[1] ?? hosts[0] ?? ""
  if (!isHost(host) || !isHost(hosts[0] ?? ""))
    return badRequest("Host must be a name and perhaps a port: send no more.")
  const url = absolute ? (absolute[2] ?? "").replace(/^(?!\/)/, "/") : (request.url ?? "/")
  const query = url.indexOf("?")
  const rawPath = query < 0 ? url : url.slice(0, query)
  if (!rawPath.startsWith("/") && !(rawPath === "*" && request.method === "OPTIONS"))
    return badRequest("The address must begin with a slash.")
  if (rawPath.length > maxPathLength)
    return { status: 414, sentence: `The path is longer than ${maxPathLength} characters.` }
  return { host, rawPath, search: query < 0 ? "" : url.slice(query) }
}

/** @returns the decoded path, or undefined if its percent-encoding is invalid */
export const decodedPath = (rawPath: string): string | undefined => {
  if (!rawPath.includes("%")) return rawPath
  try {
    return decodeURIComponent(rawPath)
  } catch {
    return undefined
  }
}
