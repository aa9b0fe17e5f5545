import { once } from "node:events"
import { createServer, type IncomingMessage, type RequestListener } from "node:http"
import { createServer as createSecureServer } from "node:https"
import { ask, certificateFor, listen } from "../../src/tools/proxy.ts"

/** An uncompressed response of the site, on its way to the visitor. */
export type Delivery = { status: number; headers: Record<string, string>; body: Buffer }

/** A change to the site's responses; the caller counts its matches. */
export type Rewrite = (path: string, delivery: Delivery) => Delivery | Promise<Delivery>

/** A site behind a proxy that can change responses or refuse connections. */
export type SiteProxy = {
  readonly address: string
  rewrite: Rewrite
  /** Errors that unintentionally stopped a response. */
  readonly failures: readonly unknown[]
  /** Refuses every connection, as a lost network does. */
  close(): Promise<void>
  /** Accepts connections again, at the same address. */
  open(): Promise<void>
}

const deliveryOf = async (address: string, incoming: IncomingMessage): Promise<Delivery> => {
  const { "accept-encoding": _encoding, "if-none-match": _tag, host: _host, ...forwarded } = incoming.headers
  const { status, headers, body } = await ask(address, { method: incoming.method, headers: forwarded, body: incoming })
  const { "content-length": _length, etag: _etag, connection: _connection, ...rest } = headers
  return { status, headers: rest as Record<string, string>, body }
}

export type ProxyOptions = {
  readonly rewrite?: Rewrite
  readonly isSecure?: boolean
}

/** Serves a site through a proxy that changes its responses with `rewrite`. */
export const startProxy = async (
  site: string,
  { rewrite = (_path, delivery) => delivery, isSecure = false }: ProxyOptions = {},
): Promise<SiteProxy> => {
  const failures: unknown[] = []
  const respond: RequestListener = async (incoming, response) => {
    const { url = "/", method } = incoming
    try {
      const { status, headers, body } = await proxy.rewrite(url, await deliveryOf(site + url, incoming))
      response.writeHead(status, { ...headers, "content-length": body.length })
      response.end(method === "HEAD" ? undefined : body)
    } catch (error) {
      failures.push(error)
      response.destroy(error as Error)
    }
  }
  const server = isSecure ? createSecureServer(await certificateFor("kvistbo.test"), respond) : createServer(respond)
  const port = await listen(server)
  const proxy: SiteProxy = {
    address: `${isSecure ? "https" : "http"}://localhost:${port}`,
    rewrite,
    failures,
    async close() {
      if (!server.listening) return
      server.close()
      server.closeAllConnections()
      await once(server, "close")
    },
    async open() {
      await listen(server, port)
    },
  }
  return proxy
}
