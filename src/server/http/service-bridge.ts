import type { IncomingMessage, ServerResponse } from "node:http"
import { forwardedFor } from "../services/client.ts"
import type { Service } from "../services/service.ts"
import { encodingFor } from "./accept-encoding.ts"
import { compress } from "./compression.ts"
import { isCompressible } from "./content-types.ts"
import type { Release } from "./release.ts"
import { isHost, type Target } from "./request-target.ts"
import { sendText } from "./send.ts"

/** Streams the body on demand; a cancelled stream discards the rest, so that the response arrives. */
const bodyOf = (request: IncomingMessage): ReadableStream<Uint8Array> => {
  const pieces = request.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await pieces.return?.()
        request.resume()
      },
    },
    { highWaterMark: 0 },
  )
}

/** HEAD is GET without a body; a web-standard request cannot have TRACE, so services refuse it as OPTIONS. */
const methods: Readonly<Record<string, string>> = { HEAD: "GET", TRACE: "OPTIONS" }

/** Host that the visitor requested: our own proxy may use another host, and then sends X-Forwarded-Host. */
const hostOf = ({ headers }: IncomingMessage, { host }: Target, proxies: number): string => {
  const [forwarded = ""] = proxies > 0 ? String(headers["x-forwarded-host"] ?? "").split(",") : []
  return forwarded.trim() || host || "localhost"
}

/** Converts a request of Node's to a web-standard one; undefined if its host is invalid. */
const webRequest = (request: IncomingMessage, target: Target, proxies: number): Request | undefined => {
  const host = hostOf(request, target, proxies)
  const url = `http://${host}${target.rawPath}${target.search}`
  if (!isHost(host) || !URL.canParse(url)) return undefined
  const method = methods[request.method ?? "GET"] ?? request.method ?? "GET"
  return new Request(url, {
    method,
    headers: Object.entries(request.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(", ") : value] as [string, string]],
    ),
    ...(method !== "GET" && { body: bodyOf(request), duplex: "half" as const }),
  })
}

let hasWarned = false

/** Behind a proxy without TRUST_PROXY, all visitors count as one client and share its limit. */
const warnOfProxy = ({ headers }: IncomingMessage, proxies: number): void => {
  if (hasWarned || proxies > 0 || headers["x-forwarded-for"] === undefined) return
  hasWarned = true
  console.error(
    "X-Forwarded-For has arrived, but TRUST_PROXY is not set: if a proxy of your own sends it, set TRUST_PROXY=1, or all visitors share one client's limit.",
  )
}

const clientOf = ({ headers, socket }: IncomingMessage, proxies: number): string =>
  forwardedFor(headers["x-forwarded-for"], proxies) ?? socket.remoteAddress ?? ""

export const sendService = async (
  service: Service,
  release: Release,
  target: Target,
  request: IncomingMessage,
  response: ServerResponse,
  proxies: number,
): Promise<void> => {
  const ruleHeaders = release.headersFor(target.rawPath)
  const webStandardRequest = webRequest(request, target, proxies)
  if (!webStandardRequest)
    return sendText(response, 400, ruleHeaders, "Host must be a name and perhaps a port: send no more.")
  warnOfProxy(request, proxies)
  const answer = await service(webStandardRequest, clientOf(request, proxies))
  const content = Buffer.from(await answer.arrayBuffer())
  const isText = content.length > 0 && isCompressible(answer.headers.get("content-type") ?? "")
  const encoding = isText ? encodingFor(request.headers["accept-encoding"] as string | undefined) : "identity"
  const compressedBody = encoding === "identity" ? undefined : await compress(content, encoding)
  const body = compressedBody ?? content
  response.writeHead(answer.status, {
    ...ruleHeaders,
    ...Object.fromEntries(answer.headers),
    vary: "accept-encoding",
    ...(answer.status !== 304 && { "content-length": body.length }),
    ...(compressedBody && { "content-encoding": encoding }),
  })
  response.end(request.method === "HEAD" ? undefined : body)
  request.resume()
}
