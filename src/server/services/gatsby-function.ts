import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby"
import { PlainError } from "../../domain/plain-error.ts"
import { forwardedFor } from "./client.ts"
import type { Service } from "./service.ts"

type FunctionRequest = Pick<GatsbyFunctionRequest, "headers" | "method" | "url"> & {
  readonly body?: unknown
  readonly socket?: { readonly remoteAddress?: string | undefined }
} & Partial<AsyncIterable<Uint8Array>>
type FunctionResponse = Pick<GatsbyFunctionResponse, "end" | "send" | "setHeader" | "status">

/** Turns a body that Gatsby has parsed back into text, because the service parses it itself. */
const textOf = (type: string, body: unknown): string => {
  if (typeof body === "string") return body
  if (body instanceof Uint8Array) return Buffer.from(body).toString()
  if (!type.startsWith("application/x-www-form-urlencoded")) return JSON.stringify(body ?? {})
  const form = new URLSearchParams()
  // A repeated field stays repeated and a nested one becomes JSON: validation refuses both.
  for (const [name, value] of Object.entries(Object(body)))
    for (const one of [value].flat()) form.append(name, typeof one === "string" ? one : JSON.stringify(one))
  return form.toString()
}

/** Limit (bytes) of a body, as large as Gatsby's limit for bodies that it parses. */
const maxBodyBytes = 100_000

/** Reads a body that is not a form, JSON or text, because Gatsby does not. */
const readBody = async (request: FunctionRequest): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = []
  let length = 0
  if (request[Symbol.asyncIterator])
    for await (const chunk of request as AsyncIterable<Uint8Array>) {
      length += chunk.length
      if (length > maxBodyBytes) break
      chunks.push(chunk)
    }
  return Buffer.concat(chunks)
}

const isBodyUnread = (type: string, body: unknown): boolean =>
  /^application\/(?:csp-report|reports\+json)/.test(type) && typeof body !== "string" && !(body instanceof Uint8Array)

const webRequest = ({ method = "GET", url = "/", headers, body }: FunctionRequest, origin: string): Request => {
  const headerPairs = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, [value].flat().join(", ")] as [string, string]],
  )
  const hasBody = method !== "GET" && method !== "HEAD"
  return new Request(new URL(url, origin), {
    method,
    headers: headerPairs,
    ...(hasBody && { body: textOf(String(headers["content-type"] ?? "").toLowerCase(), body) }),
  })
}

/**
 * Wraps a service as a Gatsby Function of a static host.
 * @param headers of every response, to which such a host does not apply its rules for files
 * @param proxies number of the host's proxies before the function
 */
export const gatsbyFunction =
  (service: Service, origin: string, headers: Readonly<Record<string, string>>, proxies = 1) =>
  async (request: FunctionRequest, response: FunctionResponse): Promise<void> => {
    const { method = "GET", url = "/" } = request
    try {
      const client = forwardedFor(request.headers["x-forwarded-for"], proxies) ?? request.socket?.remoteAddress ?? ""
      const type = String(request.headers["content-type"] ?? "").toLowerCase()
      const completeRequest = isBodyUnread(type, request.body)
        ? { headers: request.headers, method, url, body: await readBody(request) }
        : request
      const answer = await service(webRequest(completeRequest, origin), client)
      for (const [name, value] of [...Object.entries(headers), ...answer.headers]) response.setHeader(name, value)
      const text = await answer.text()
      if (method === "HEAD" || text === "") response.status(answer.status).end()
      else response.status(answer.status).send(text)
    } catch (error) {
      // A rejected promise would end the process.
      console.error(
        `${method} ${url.replace(/\?.*/s, "")}:`,
        error instanceof PlainError ? error.message : Object(error).name,
      )
      const errorHeaders = { ...headers, "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" }
      for (const [name, value] of Object.entries(errorHeaders)) response.setHeader(name, value)
      response.status(500).send("This could not be answered: try again in a while.\n")
    }
  }
