import { createHash } from "node:crypto"
import { readFileSync, statSync } from "node:fs"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { extname, join, posix, resolve, sep } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, brotliCompressSync, gzipSync } from "node:zlib"
import type { HostRules } from "../build/adapter.ts"
import { dsnOf, rulesWithDsn, withDsn } from "../domain/dsn.ts"
import { headersOf } from "../domain/host-rules.ts"
import { forwardedFor } from "../service/client.ts"
import type { Service } from "../service/service.ts"
import { brotli } from "../spec/compression.ts"

const types: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ics": "text/calendar; charset=utf-8",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".xml": "application/xml; charset=utf-8",
}
const compressible = /text|json|xml|javascript/

/** The rules for this server, in the folder of the site. */
export const rulesName = "_rules.json"

/** Read by hosts, not by visitors. */
const hostFiles = ["/_headers", "/_redirects", `/${rulesName}`]

type Encoding = "br" | "gzip" | "identity"
type File = {
  readonly path: string
  readonly modified: number
  readonly bodies: Map<Encoding, Buffer>
  /** Whether its Brotli is the best there is, or will be soon. */
  best?: boolean
}

const encodingFor = (accepted: string, type: string): Encoding => {
  const takes = (encoding: string) =>
    accepted.split(",").some((part) => part.split(";")[0]?.trim() === encoding && !/;\s*q=0(?:\.0*)?\s*$/.test(part))
  if (!compressible.test(type)) return "identity"
  if (takes("br")) return "br"
  return takes("gzip") ? "gzip" : "identity"
}

type Effort = keyof typeof brotli

const encoders: Record<Encoding, (body: Buffer, effort: Effort) => Buffer> = {
  br: (body, effort) => brotliCompressSync(body, brotli[effort]),
  gzip: (body) => gzipSync(body, { level: 9 }),
  identity: (body) => body,
}

/** A file that browsers keep for good is worth the second that Brotli's best takes; who is the first to ask for a page is answered at once. */
const effortFor = (cacheControl = ""): Effort => (cacheControl.includes("immutable") ? "best" : "atOnce")

/** `/kohde/:slug` as a pattern that takes the path with and without a slash at its end. */
const redirectsOf = ({ redirects }: HostRules) =>
  redirects.map(({ from, to, status }) => ({
    pattern: new RegExp(`^${from.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(":slug", "([^/]+)")}/?$`),
    target: (slug = "") => to.replace(":slug", () => slug),
    status,
  }))

/** What a deployment is configured with when it starts, whatever it was built with. */
export type Deployment = {
  readonly sentryDsn?: string | undefined
  /** Name or address of this machine that the server listens at, if not `localhost`. */
  readonly host?: string | undefined
  /** How many proxies of our own stand before the server; each adds to `X-Forwarded-For` who has asked it. */
  readonly proxies?: number
}

/** Milliseconds for a whole request to come: who is slower holds a connection for nothing. */
const patience = 30_000

/**
 * Milliseconds that a connection may wait for another request: longer than proxies keep theirs (nginx 60 s, Caddy 120 s), so
 * that it is never let go from here while one of them sends a form on it, which it may not send twice.
 */
const keepAlive = 125_000

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

/** Methods that web-standard requests cannot have: answered like any other that a service does not know. */
const unsaid: Readonly<Record<string, string>> = { TRACE: "OPTIONS", CONNECT: "OPTIONS" }

/** The host that the visitor asked: a proxy of our own may ask us by another name, and says theirs beside it. */
const hostOf = ({ headers }: IncomingMessage, proxies: number): string => {
  const [forwarded = ""] = proxies > 0 ? String(headers["x-forwarded-host"] ?? "").split(",") : []
  return forwarded.trim() || (headers.host ?? "localhost")
}

/** A request of Node's in web-standard terms; undefined where it names no host that there can be. */
const webRequest = (request: IncomingMessage, proxies: number): Request | undefined => {
  const { url = "/", headers } = request
  const method = unsaid[request.method ?? "GET"] ?? request.method ?? "GET"
  const hasBody = method !== "GET" && method !== "HEAD"
  const host = `http://${hostOf(request, proxies)}`
  if (!URL.canParse(host)) return undefined
  return new Request(new URL(url, host), {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(", ") : value] as [string, string]],
    ),
    ...(hasBody && { body: bodyOf(request), duplex: "half" as const }),
  })
}

/** What answers at a path instead of a file. */
export type Services = Readonly<Record<string, Service>>

/**
 * Serves a built site as a static host does, by the rules that the build wrote for hosts.
 * @param root folder of the site
 * @param services at paths where the site has no file
 * @throws PlainError where the deployment's configuration is not right
 */
export const createSite = (
  root: string,
  rules: HostRules,
  { sentryDsn, proxies = 0 }: Deployment = {},
  services: Services = {},
): Server => {
  const dsn = dsnOf(sentryDsn)
  const headerRules = dsn ? rulesWithDsn(rules.headers, dsn) : rules.headers
  // Of a page that names another DSN, no browser may take its copy for the right one.
  const version = dsn ? `-${createHash("sha256").update(dsn.text).digest("hex").slice(0, 8)}` : ""
  const redirects = redirectsOf(rules)
  const files = new Map<string, File>()

  const fileAt = (path: string): File | undefined => {
    const place = resolve(join(root, path))
    if (!place.startsWith(resolve(root) + sep) || hostFiles.includes(path)) return undefined
    const stats = statSync(place, { throwIfNoEntry: false })
    if (!stats?.isFile()) return undefined
    const known = files.get(place)
    if (known?.modified === stats.mtimeMs) return known
    const file = { path: place, modified: stats.mtimeMs, bodies: new Map() }
    files.set(place, file)
    return file
  }

  const contentOf = (path: string): Buffer => {
    const content = readFileSync(path)
    return dsn && extname(path) === ".html" ? Buffer.from(withDsn(content.toString(), dsn)) : content
  }

  /**
   * What is asked for again is worth a tenth of a second beside other answers: 8 % fewer bytes, by which the HTML of most pages comes
   * with the first round trip of a connection, which carries 14.6 KB.
   */
  const compressBest = async (file: File): Promise<void> => {
    file.best = true
    file.bodies.set("br", await promisify(brotliCompress)(contentOf(file.path), brotli.best))
  }

  const bodyOf = (file: File, encoding: Encoding, effort: Effort): Buffer => {
    const known = file.bodies.get(encoding)
    // A file that has gone meanwhile is told of where it is asked for.
    if (known && encoding === "br" && !file.best) compressBest(file).catch(() => {})
    const body = known ?? encoders[encoding](contentOf(file.path), effort)
    file.bodies.set(encoding, body)
    if (effort === "best") file.best = true
    return body
  }

  const headersFor = (path: string) => headersOf(headerRules, path)

  const send = (request: IncomingMessage, response: ServerResponse, status: number, path: string, file: File) => {
    const type = types[extname(file.path)] ?? "application/octet-stream"
    const encoding = encodingFor(String(request.headers["accept-encoding"] ?? ""), type)
    // Weak: it names what the file says, however well that is compressed.
    const tag = `W/"${file.modified.toString(36)}-${encoding}${version}"`
    const ruled = headersFor(path)
    const headers: Record<string, string> = {
      ...ruled,
      // What the rules call a file is not what the page is that stands in for it.
      "content-type": (status === 200 && ruled["content-type"]) || type,
      vary: "accept-encoding",
      etag: tag,
    }
    if (status === 200 && request.headers["if-none-match"] === tag) {
      response.writeHead(304, headers).end()
      return
    }
    const body = bodyOf(file, encoding, effortFor(headers["cache-control"]))
    response.writeHead(status, {
      ...headers,
      "content-length": body.length,
      ...(encoding !== "identity" && { "content-encoding": encoding }),
    })
    response.end(request.method === "HEAD" ? undefined : body)
  }

  const errorPagesFor = (path: string) => rules.errorPages.find(({ prefix }) => path.startsWith(prefix))

  const sendServerError = (path: string, response: ServerResponse) => {
    const page = errorPagesFor(path)?.serverError ?? "/500.html"
    const file = fileAt(page)
    response.writeHead(500, { ...headersFor(page), ...(file && { "content-type": types[".html"] }) })
    response.end(file && contentOf(file.path))
  }

  const lead = (response: ServerResponse, status: number, to: string, search: string) =>
    response.writeHead(status, { ...headersFor(to), location: to + search, "content-length": 0 }).end()

  const clientOf = ({ headers, socket }: IncomingMessage): string =>
    forwardedFor(headers["x-forwarded-for"], proxies) ?? socket.remoteAddress ?? ""

  const serve = async (service: Service, request: IncomingMessage, response: ServerResponse) => {
    const { method = "GET", url = "/" } = request
    const path = url.replace(/\?.*/s, "")
    const asked = webRequest(request, proxies)
    if (!asked) {
      response.writeHead(400, { ...headersFor(path), "cache-control": "no-store" }).end()
      return
    }
    const answered = await service(asked, clientOf(request))
    const content = Buffer.from(await answered.arrayBuffer())
    const encoding = encodingFor(
      String(request.headers["accept-encoding"] ?? ""),
      answered.headers.get("content-type") ?? "",
    )
    const body = encoders[encoding](content, "atOnce")
    response.writeHead(answered.status, {
      ...headersFor(path),
      ...Object.fromEntries(answered.headers),
      vary: "accept-encoding",
      "content-length": body.length,
      ...(encoding !== "identity" && { "content-encoding": encoding }),
    })
    response.end(method === "HEAD" ? undefined : body)
    request.resume()
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const service = services[(request.url ?? "/").replace(/\?.*/s, "")]
    if (service) return serve(service, request, response)
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { ...headersFor("/"), allow: "GET, HEAD" }).end()
      return
    }
    const [rawPath = "/", ...query] = (request.url ?? "/").split("?")
    const search = query.length > 0 ? `?${query.join("?")}` : ""
    let path: string
    try {
      path = decodeURIComponent(rawPath)
    } catch {
      response.writeHead(400, headersFor("/")).end()
      return
    }
    // Dots, doubled slashes and backslashes name no page here, and in an answer could name another host.
    if (posix.normalize(path) === path && !/[\\\0]/.test(path)) {
      const file = fileAt(path.endsWith("/") ? `${path}index.html` : path)
      if (file) return send(request, response, 200, path, file)
      if (fileAt(`${path}/index.html`)) return lead(response, 301, `${rawPath}/`, search)
      for (const { pattern, target, status } of redirects) {
        const match = pattern.exec(rawPath)
        if (match) return lead(response, status, target(match[1]), search)
      }
    }
    const notFound = errorPagesFor(path)?.notFound
    const page = notFound && fileAt(notFound)
    if (page) return send(request, response, 404, notFound, page)
    response.writeHead(404, headersFor(path)).end()
  }

  const server = createServer((request, response) => {
    // Of a server that is stopping, no connection may wait for another request.
    if (!server.listening) response.shouldKeepAlive = false
    answer(request, response).catch((error) => {
      // One request that fails (a file that goes while it is read) must not end the sites for everybody.
      console.error(`${request.method} ${request.url?.replace(/\?.*/s, "")}:`, error)
      if (response.headersSent) response.destroy()
      else sendServerError(request.url ?? "/", response)
    })
  })
  server.requestTimeout = patience
  server.keepAliveTimeout = keepAlive
  return server
}
