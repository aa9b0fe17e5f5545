import type { IncomingMessage, ServerResponse } from "node:http"
import { forwardedFor } from "../service/client.ts"
import type { Service } from "../service/service.ts"
import { encodingFor } from "./accept-encoding.ts"
import { compressed } from "./compression.ts"
import { isCompressible } from "./content-types.ts"
import type { Release } from "./release.ts"
import { isHost, type Target } from "./request-target.ts"
import { sendText } from "./send.ts"

/** The body piece by piece, as it is asked for. What is not asked for is left to be thrown away, so that the answer arrives. */
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

/** HEAD is GET without the body. The others are methods that web-standard requests cannot have, answered like any other that a service does not know. */
const methods: Readonly<Record<string, string>> = { HEAD: "GET", TRACE: "OPTIONS", CONNECT: "OPTIONS" }

/** The host that the visitor asked: a proxy of our own may ask us by another name, and says theirs beside it. */
const hostOf = ({ headers }: IncomingMessage, { host }: Target, proxies: number): string => {
  const [forwarded = ""] = proxies > 0 ? String(headers["x-forwarded-host"] ?? "").split(",") : []
  return forwarded.trim() || host || "localhost"
}

/** A request of Node's in web-standard terms; undefined where it names no host that there can be. */
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

/** Behind a proxy that it is not told of, the server takes all visitors for one client, whose limit they share. */
const warnOfProxy = ({ headers }: IncomingMessage, proxies: number): void => {
  if (hasWarned || proxies > 0 || headers["x-forwarded-for"] === undefined) return
  hasWarned = true
  console.error(
    "X-Forwarded-For has arrived, but TRUST_PROXY is not set: if a proxy of your own sends it, set TRUST_PROXY=1, or all visitors share one client's limit.",
  )
}

const clientOf = ({ headers, socket }: IncomingMessage, proxies: number): string =>
  forwardedFor(headers["x-forwarded-for"], proxies) ?? socket.remoteAddress ?? ""

/** Has a service answer, in the place of a file. */
export const sendService = async (
  service: Service,
  release: Release,
  target: Target,
  request: IncomingMessage,
  response: ServerResponse,
  proxies: number,
): Promise<void> => {
  const ruled = release.headersFor(target.rawPath)
  const asked = webRequest(request, target, proxies)
  if (!asked) return sendText(response, 400, ruled, "Host must be a name and perhaps a port: send no more.")
  warnOfProxy(request, proxies)
  const answered = await service(asked, clientOf(request, proxies))
  const content = Buffer.from(await answered.arrayBuffer())
  const isText = content.length > 0 && isCompressible(answered.headers.get("content-type") ?? "")
  const encoding = isText ? encodingFor(request.headers["accept-encoding"] as string | undefined) : "identity"
  const packed = encoding === "identity" ? undefined : await compressed(content, encoding)
  const body = packed ?? content
  response.writeHead(answered.status, {
    ...ruled,
    ...Object.fromEntries(answered.headers),
    vary: "accept-encoding",
    "content-length": body.length,
    ...(packed && { "content-encoding": encoding }),
  })
  response.end(request.method === "HEAD" ? undefined : body)
  request.resume()
}
