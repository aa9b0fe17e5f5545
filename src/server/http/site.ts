import { once } from "node:events"
import type { IncomingMessage, Server, ServerResponse } from "node:http"
import { posix } from "node:path"
import { pageFile, repairedAddress } from "../../domain/repaired-address.ts"
import type { Place } from "../services/inside.ts"
import type { Service } from "../services/service.ts"
import { ConnectionLimit } from "./connections.ts"
import { html } from "./content-types.ts"
import { isExhausted } from "./file-errors.ts"
import { type FileCache, Files, fileCache } from "./files.ts"
import { limitedServer } from "./http.ts"
import { logFailure } from "./log.ts"
import { isFolder } from "./opened-file.ts"
import type { Release } from "./release.ts"
import { decodedPath, type Target, targetOf } from "./request-target.ts"
import { hostFiles, type Redirect } from "./rules.ts"
import { sendText } from "./send.ts"
import { sendService } from "./service-bridge.ts"

/** Services, by the path that each answers instead of a file. */
export type Services = Readonly<Record<string, Service>>

/** A release and the services that read its files. */
export type ServedRelease = { readonly release: Release; readonly services?: Services }

export type SiteOptions = {
  /** Number of our own proxies before the server; each appends its client to `X-Forwarded-For`. */
  readonly proxies?: number
  /** All sites of a process share `cache` and `connections`. */
  readonly cache?: FileCache
  readonly connections?: ConnectionLimit
  /** Returns the place of a file that the release lacks. */
  readonly missingFile?: (path: string) => Promise<Place | undefined>
  /** Timeout (ms) for a client that reads nothing. */
  readonly idleMs?: number
}

/**
 * Refuses dot segments, doubled slashes and backslashes: no page has them, and redirects could name another host.
 * The file of a page is served at the page's address alone.
 */
const isPlain = (path: string): boolean =>
  posix.normalize(path) === path && !/[\\\0]/.test(path) && !hostFiles.has(path) && !pageFile.test(path)

/** Slashes that are one: doubled by hand, or encoded by a program. */
const slashes = /(?:\/|%2F)+/gi

/** Serves the releases of a site like a static host, by the rules that the build wrote for hosts. */
export const createSite = (
  current: () => ServedRelease,
  {
    proxies = 0,
    cache = fileCache(2 ** 27),
    connections = new ConnectionLimit(10_000),
    missingFile = async () => undefined,
    idleMs,
  }: SiteOptions = {},
): Server => {
  const files = new Files(cache)

  const redirectTo = (release: Release, response: ServerResponse, status: number, to: string, search: string) =>
    response.writeHead(status, { ...release.headersFor(to), location: to + search, "content-length": 0 }).end()

  const sendErrorPage = (release: Release, path: string, response: ServerResponse, status: number) => {
    const page = status < 500 ? release.notFoundPage(path) : release.serverErrorPage(path)
    const body = page?.content ?? Buffer.alloc(0)
    response.writeHead(status, {
      ...release.headersFor(page?.path ?? path),
      "content-type": html,
      "cache-control": "no-store",
      "content-length": body.length,
      ...(status === 503 && { "retry-after": "5" }),
    })
    response.end(response.req.method === "HEAD" ? undefined : body)
  }

  /** Redirect to the page or file of an address, to its trailing slash, or by the release's rules. */
  const redirectFor = async (
    release: Release,
    address: string,
    path: string,
    differs: boolean,
  ): Promise<Redirect | undefined> => {
    if (!isPlain(path)) return undefined
    if (differs && (await files.has(release, path))) return { to: address, status: 301 }
    if (!path.endsWith("/") && (await files.has(release, `${path}/`))) return { to: `${address}/`, status: 301 }
    return release.redirectFor(address)
  }

  /** @returns whether it sent a file or a redirect */
  const sendFile = async (
    release: Release,
    { rawPath, search }: Target,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> => {
    const normalized = rawPath.replace(slashes, "/")
    const path = decodedPath(normalized)
    if (path === undefined) return false
    if (normalized === rawPath && isPlain(path) && (await files.send(release, path, request, response))) return true
    const repaired = repairedAddress(path)
    const redirect =
      (await redirectFor(release, normalized, path, normalized !== rawPath)) ??
      (await redirectFor(release, encodeURI(repaired.path), repaired.path, true))
    if (redirect) redirectTo(release, response, redirect.status, redirect.to, search || repaired.search)
    return redirect !== undefined
  }

  const answer = async (
    { release, services = {} }: ServedRelease,
    target: Target,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    const service = Object.hasOwn(services, target.rawPath) ? services[target.rawPath] : undefined
    if (service) return sendService(service, release, target, request, response, proxies)
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { ...release.headersFor("/"), allow: "GET, HEAD", "content-length": 0 }).end()
      return
    }
    const path = decodedPath(target.rawPath) ?? target.rawPath
    // An encoded slash is part of no page's address.
    if (!/%2F/i.test(target.rawPath) && files.sendCached(release, path, request, response)) return
    // A pipelined request waits for its turn, so that a connection opens files for one request at a time.
    if (!response.socket) await once(response, "socket")
    if (await sendFile(release, target, request, response)) return
    const place = await missingFile(path)
    if (place && (await files.send(release, path, request, response, place))) return
    // A new build may have removed the folder for a while; with 404, search engines would drop the pages.
    if (!(await isFolder(release.folder))) return sendErrorPage(release, path, response, 503)
    const notFound = release.notFoundPage(path)
    // The browser takes an encoded slash for a letter, and would choose the page of another language.
    const pathOfBrowser = decodedPath(target.rawPath.replace(/%2F/gi, "-")) ?? target.rawPath
    if (notFound !== release.notFoundPage(pathOfBrowser)) {
      redirectTo(release, response, 301, target.rawPath.replace(slashes, "/"), target.search)
      return
    }
    if (notFound) await files.sendLoaded(release, notFound, 404, request, response)
    else sendErrorPage(release, path, response, 404)
  }

  const sendFailure = (release: Release, path: string, response: ServerResponse, error: unknown): void => {
    logFailure("A request failed", error)
    try {
      if (response.headersSent) response.destroy()
      else sendErrorPage(release, path, response, isExhausted(error) ? 503 : 500)
    } catch (second) {
      logFailure("An error page could not be sent", second)
      response.destroy()
    }
  }

  const server = limitedServer(() => current().release.headersFor("/"), idleMs)
  connections.watch(server)
  server.on("checkExpectation", (_request, response) =>
    sendText(response, 417, current().release.headersFor("/"), "Only 100-continue can be expected."),
  )
  server.on("request", (request, response) => {
    // A server that is stopping closes each connection after its response.
    if (!server.listening) response.shouldKeepAlive = false
    const served = current()
    let path = "/"
    try {
      const target = targetOf(request)
      if ("status" in target) {
        response.shouldKeepAlive = false
        return sendText(response, target.status, served.release.headersFor("/"), target.sentence)
      }
      path = target.rawPath
      answer(served, target, request, response).catch((error) => sendFailure(served.release, path, response, error))
    } catch (error) {
      sendFailure(served.release, path, response, error)
    }
  })
  return server
}
