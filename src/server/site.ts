import { once } from "node:events"
import type { IncomingMessage, Server, ServerResponse } from "node:http"
import { posix } from "node:path"
import type { Service } from "../service/service.ts"
import { ConnectionLimit } from "./connections.ts"
import { html } from "./content-types.ts"
import { isExhausted } from "./file-errors.ts"
import { limitedServer } from "./http.ts"
import { logFailure } from "./log.ts"
import { type PageCache, pageCache } from "./page-cache.ts"
import type { Release } from "./release.ts"
import { decodedPath, type Target, targetOf } from "./request-target.ts"
import { hostFiles } from "./rules.ts"
import { sendText } from "./send.ts"
import { sendService } from "./service-bridge.ts"
import { StaticFiles } from "./static-files.ts"

/** What answers at a path instead of a file. */
export type Services = Readonly<Record<string, Service>>

/** A release and what answers by its files. */
export type Served = { readonly release: Release; readonly services?: Services }

export type SiteOptions = {
  /** How many proxies of our own stand before the server; each adds to `X-Forwarded-For` who has asked it. */
  readonly proxies?: number
  /** Shared by all sites of a process, as is the next. */
  readonly cache?: PageCache
  readonly connections?: ConnectionLimit
  /** Where a file is that only builds before the current one had. */
  readonly olderFile?: (path: string) => string | undefined
  /** Milliseconds in which a client must read something. */
  readonly idleMs?: number
}

/** Dots, doubled slashes and backslashes name no page here, and in an answer could name another host. */
const isPlain = (path: string): boolean =>
  posix.normalize(path) === path && !/[\\\0]/.test(path) && !hostFiles.has(path)

/** Serves the releases of a site as a static host does, by the rules that the build wrote for hosts. */
export const createSite = (
  current: () => Served,
  {
    proxies = 0,
    cache = pageCache(2 ** 27),
    connections = new ConnectionLimit(10_000),
    olderFile = () => undefined,
    idleMs,
  }: SiteOptions = {},
): Server => {
  const files = new StaticFiles(cache)

  const lead = (release: Release, response: ServerResponse, status: number, to: string, search: string) =>
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

  /** @returns whether the address leads somewhere */
  const sendFile = async (
    release: Release,
    { rawPath, search }: Target,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> => {
    const single = rawPath.replace(/\/{2,}/g, "/")
    const path = decodedPath(single)
    if (path === undefined || !isPlain(path)) return false
    if (single === rawPath && (await files.send(release, path, request, response))) return true
    const isThere = single !== rawPath && (await files.has(release, path))
    const isFolder = !isThere && !path.endsWith("/") && (await files.has(release, `${path}/`))
    const redirect = isThere || isFolder ? undefined : release.redirectFor(single)
    if (isThere) lead(release, response, 301, single, search)
    else if (isFolder) lead(release, response, 301, `${single}/`, search)
    else if (redirect) lead(release, response, redirect.status, redirect.to, search)
    return isThere || isFolder || redirect !== undefined
  }

  const answer = async (
    { release, services = {} }: Served,
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
    const path = decodedPath(target.rawPath)
    if (path === undefined) return sendErrorPage(release, target.rawPath, response, 400)
    if (files.sendKept(release, path, request, response)) return
    // Of requests that a client sends without waiting for answers, one at a time may open files.
    if (!response.socket) await once(response, "socket")
    if (await sendFile(release, target, request, response)) return
    const older = olderFile(path)
    if (older && (await files.send(release, path, request, response, older))) return
    const notFound = release.notFoundPage(path)
    if (notFound) await files.sendLoaded(release, notFound, 404, request, response)
    else sendErrorPage(release, path, response, 404)
  }

  const fail = (release: Release, path: string, response: ServerResponse, error: unknown): void => {
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
    // Of a server that is stopping, no connection may wait for another request.
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
      answer(served, target, request, response).catch((error) => fail(served.release, path, response, error))
    } catch (error) {
      fail(served.release, path, response, error)
    }
  })
  return server
}
