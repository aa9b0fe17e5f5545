import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby"
import { PlainError } from "../domain/plain-error.ts"
import { forwardedFor } from "./client.ts"
import type { Service } from "./service.ts"

type Asked = Pick<GatsbyFunctionRequest, "headers" | "method" | "url"> & {
  readonly body?: unknown
  readonly socket?: { readonly remoteAddress?: string | undefined }
} & Partial<AsyncIterable<Uint8Array>>
type Answer = Pick<GatsbyFunctionResponse, "end" | "send" | "setHeader" | "status">

/** Gatsby has read the body: text of the same meaning, for a service that reads it itself. */
const textOf = (type: string, body: unknown): string => {
  if (typeof body === "string") return body
  if (body instanceof Uint8Array) return Buffer.from(body).toString()
  if (!type.startsWith("application/x-www-form-urlencoded")) return JSON.stringify(body ?? {})
  const form = new URLSearchParams()
  // Of a field that comes twice, or has others in it, what no field of a form takes.
  for (const [name, value] of Object.entries(Object(body)))
    for (const one of [value].flat()) form.append(name, typeof one === "string" ? one : JSON.stringify(one))
  return form.toString()
}

/** Bytes of a body: as many as Gatsby takes of those that it reads. */
const most = 100_000

/** Gatsby leaves a body of another type than forms, JSON and text unread, with nothing in its place. */
const unread = async (request: Asked): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = []
  let length = 0
  if (request[Symbol.asyncIterator])
    for await (const chunk of request as AsyncIterable<Uint8Array>) {
      length += chunk.length
      if (length > most) break
      chunks.push(chunk)
    }
  return Buffer.concat(chunks)
}

const isUnread = (type: string, body: unknown): boolean =>
  /^application\/(?:csp-report|reports\+json)/.test(type) && typeof body !== "string" && !(body instanceof Uint8Array)

const webRequest = ({ method = "GET", url = "/", headers, body }: Asked, origin: string): Request => {
  const said = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, [value].flat().join(", ")] as [string, string]],
  )
  const hasBody = method !== "GET" && method !== "HEAD"
  return new Request(new URL(url, origin), {
    method,
    headers: said,
    ...(hasBody && { body: textOf(String(headers["content-type"] ?? "").toLowerCase(), body) }),
  })
}

/**
 * A service as a function of a static host's (Gatsby Functions).
 * @param headers of every answer, which on such a host no rule for files adds
 * @param proxies of the host, before the function
 */
export const gatsbyFunction =
  (service: Service, origin: string, headers: Readonly<Record<string, string>>, proxies = 1) =>
  async (request: Asked, response: Answer): Promise<void> => {
    const { method = "GET", url = "/" } = request
    try {
      const client = forwardedFor(request.headers["x-forwarded-for"], proxies) ?? request.socket?.remoteAddress ?? ""
      const type = String(request.headers["content-type"] ?? "").toLowerCase()
      const asked = isUnread(type, request.body)
        ? { headers: request.headers, method, url, body: await unread(request) }
        : request
      const answer = await service(webRequest(asked, origin), client)
      for (const [name, value] of [...Object.entries(headers), ...answer.headers]) response.setHeader(name, value)
      const text = await answer.text()
      if (method === "HEAD" || text === "") response.status(answer.status).end()
      else response.status(answer.status).send(text)
    } catch (error) {
      // A function that rejects takes its process with it.
      console.error(
        `${method} ${url.replace(/\?.*/s, "")}:`,
        error instanceof PlainError ? error.message : Object(error).name,
      )
      const said = { ...headers, "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" }
      for (const [name, value] of Object.entries(said)) response.setHeader(name, value)
      response.status(500).send("This could not be answered: try again in a while.\n")
    }
  }
