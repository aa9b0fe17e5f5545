import { once } from "node:events"
import { existsSync, readFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { buffer } from "node:stream/consumers"
import { HeadersHandler } from "@netlify/headers"
import { RedirectsHandler } from "@netlify/redirects"
import { StaticHandler } from "@netlify/static"
import { markets } from "../../spec/markets.ts"
import type { Host, HostOptions } from "./host.ts"

type NetlifyFunction = (request: Request, context: { ip: string }) => Promise<Response>

/** Combines the parts of Netlify's local runtime in the same order: functions, redirects, files, not found. */
export const netlify = async ({ market, site: publishDir, database }: HostOptions): Promise<Host> => {
  Object.assign(process.env, { MARKET: market, DATABASE_URL: database })
  const functions: Readonly<Record<string, NetlifyFunction>> = {
    "contact-requests": (await import("../../server/hosts/netlify/functions/contact-requests.ts")).default,
    "csp-reports": (await import("../../server/hosts/netlify/functions/csp-reports.ts")).default,
    "search-alerts": (await import("../../server/hosts/netlify/functions/search-alerts.ts")).default,
    "homes-feed": (await import("../../server/hosts/netlify/functions/homes-feed.ts")).default,
  }
  const headers = new HeadersHandler({ projectDir: publishDir, publishDir, logger: console } as never)
  const redirects = new RedirectsHandler({
    projectDir: publishDir,
    publicDir: publishDir,
    configRedirects: [],
    jwtRoleClaim: "",
    jwtSecret: "",
  })
  const files = new StaticHandler({ directory: publishDir })

  // Functions fetch files from the site's own origin, which is not online.
  const originalFetch = globalThis.fetch
  globalThis.fetch = async (address, options) => {
    const { origin, pathname } = new URL(String(address))
    if (origin !== markets[market].origin) return originalFetch(address, options)
    const file = join(publishDir, decodeURI(pathname))
    return existsSync(file) ? new Response(readFileSync(file)) : new Response(null, { status: 404 })
  }

  const fileFor = async (request: Request) => {
    const match = await files.match(request)
    if (!match) return undefined
    return async () => {
      const response = await match.handle()
      await headers.apply(request, response)
      return response
    }
  }
  const responseTo = async (request: Request): Promise<Response> => {
    const redirect = await redirects.match(request)
    const name = /^\/\.netlify\/functions\/(.+)$/.exec(redirect?.target.pathname ?? "")?.[1] ?? ""
    const handler = functions[name]
    if (handler) return handler(request, { ip: "127.0.0.1" })
    if (request.method !== "GET" && request.method !== "HEAD") return new Response(null, { status: 405 })
    const file = redirect?.force ? undefined : await fileFor(request)
    if (file) return file()
    // Netlify's parts leave the status of an error page to their caller.
    if (redirect?.statusCode === 404) {
      const page = await (await fileFor(new Request(redirect.target)))?.()
      return new Response(page?.body ?? null, { status: 404, headers: page?.headers ?? {} })
    }
    return (redirect && (await redirects.handle(request, redirect, fileFor))) ?? new Response(null, { status: 404 })
  }

  const server = createServer(async (nodeRequest, response) => {
    try {
      const body = await buffer(nodeRequest)
      const request = new Request(`http://${nodeRequest.headers.host}${nodeRequest.url}`, {
        method: nodeRequest.method ?? "GET",
        headers: nodeRequest.headers as Record<string, string>,
        ...(body.length > 0 && { body }),
      })
      const answer = await responseTo(request)
      response.writeHead(answer.status, [...answer.headers].flat())
      response.end(Buffer.from(await answer.arrayBuffer()))
    } catch (error) {
      response.writeHead(502).end(String(Object(error).stack))
    }
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      globalThis.fetch = originalFetch
    },
  }
}
