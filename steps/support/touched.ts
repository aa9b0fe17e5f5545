import { subscribe, unsubscribe } from "node:diagnostics_channel"
import type { BrowserContext, Request } from "playwright"
import type { Visit } from "../touched/names.ts"
import { type Call, type Landmark, landmarks, landmarksOf } from "../touched/parts.ts"
import { listedFiles } from "./sites.ts"

type Parameters = { readonly selector?: string; readonly expression?: string; readonly key?: string }
type Send = (object: { readonly _type?: string }, method: string, params: Parameters, ...rest: unknown[]) => unknown
type Connection = { sendMessageToServer: Send }
type Sent = { readonly request: { readonly host: string; readonly path: string; getHeader(name: string): unknown } }
type Fetched = { readonly request: { readonly origin: string; readonly path: string } }

/** Requests of Node.js itself: those that need no page, and those of a scenario's proxy to the site. */
const nodeRequests = "http.client.request.start"
const nodeFetches = "undici:request:create"

/** Markets by the host and port of their sites, such as "localhost:40123". */
const marketOf = (host: string): string | undefined =>
  Object.entries(process.env)
    .find(([name, address]) => /^SITE_[A-Z]{2}(?:_|$)/.test(name) && address?.endsWith(`//${host}`))?.[0]
    .slice("SITE_".length, "SITE_se".length)
    .toLowerCase()

/** Records which files of the sites a scenario requests, and which parts of their pages it looks at. */
export class TouchRecorder {
  readonly #requests = new Set<string>()
  readonly #parts = new Set<Landmark>()
  #hasCalls = false
  #end = () => {}

  start(context: BrowserContext): void {
    const onRequest = (request: Request) => {
      // A file that a page only fetches ahead of its use makes no difference to what the scenario sees.
      if (!request.headers()["sec-purpose"]?.startsWith("prefetch")) this.#request(request.url())
    }
    const onNodeRequest = (message: unknown) => {
      const { request } = message as Sent
      this.#request(`http://${request.getHeader("host") ?? request.host}${request.path}`)
    }
    const onNodeFetch = (message: unknown) => {
      const { request } = message as Fetched
      this.#request(`${request.origin}${request.path}`)
    }
    const onList = (message: unknown) => {
      this.#requests.add(String(message))
    }
    context.on("request", onRequest)
    subscribe(nodeRequests, onNodeRequest)
    subscribe(nodeFetches, onNodeFetch)
    listedFiles.subscribe(onList)
    const restore = this.#watchCalls(context)
    this.#end = () => {
      context.off("request", onRequest)
      unsubscribe(nodeRequests, onNodeRequest)
      unsubscribe(nodeFetches, onNodeFetch)
      listedFiles.unsubscribe(onList)
      restore()
    }
  }

  /** Ends the recording; without a recorded call, the scenario may have looked at everything. */
  end(): Visit {
    this.#end()
    return { requests: [...this.#requests], parts: this.#hasCalls ? [...this.#parts] : landmarks }
  }

  #request(address: string): void {
    const { host, pathname } = new URL(address)
    const market = marketOf(host)
    if (market !== undefined) this.#requests.add(`${market} ${pathname}`)
  }

  /** Sees every call of Playwright's to the browser by a private method, because no public event has its selector. */
  #watchCalls(context: BrowserContext): () => void {
    const connection = (context as unknown as { readonly _connection: Connection })._connection
    const send = connection.sendMessageToServer
    connection.sendMessageToServer = (object, method, params, ...rest) => {
      this.#call({
        method: `${object._type}.${method}`,
        text: params?.expression ?? params?.key ?? "",
        ...(params?.selector !== undefined && { selector: params.selector }),
      })
      return send.call(connection, object, method, params, ...rest)
    }
    return () => {
      connection.sendMessageToServer = send
    }
  }

  #call(call: Call): void {
    this.#hasCalls = true
    for (const part of landmarksOf(call)) this.#parts.add(part)
  }
}
