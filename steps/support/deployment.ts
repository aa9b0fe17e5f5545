import { once } from "node:events"
import { createServer, type IncomingMessage, request } from "node:http"
import type { AddressInfo } from "node:net"

/** An uncompressed response of the site, on its way to the visitor. */
export type Delivery = { status: number; headers: Record<string, string>; body: Buffer }

/** A change to the site's responses; the caller counts its matches. */
export type Rewrite = (path: string, delivery: Delivery) => Delivery

/** The site behind a proxy that can change responses or refuse connections. */
export type Deployment = {
  readonly address: string
  rewrite: Rewrite
  /** Errors that unintentionally stopped a response. */
  readonly failures: readonly unknown[]
  /** Refuses every connection, as a lost network does. */
  close(): Promise<void>
  /** Accepts connections again, at the same address. */
  open(): Promise<void>
}

/** Forwards the body of a request, such as a form, unchanged. */
const fetchDelivery = (site: string, path: string, visitorRequest: IncomingMessage) =>
  new Promise<Delivery>((resolve, reject) => {
    const {
      "accept-encoding": _encoding,
      "if-none-match": _tag,
      host: _host,
      ...forwardedHeaders
    } = visitorRequest.headers
    const siteRequest = request(site + path, { method: visitorRequest.method, headers: forwardedHeaders }, (answer) => {
      const chunks: Buffer[] = []
      answer.on("data", (chunk) => chunks.push(chunk))
      answer.on("end", () => {
        const { "content-length": _length, etag: _etag, connection: _connection, ...rest } = answer.headers
        resolve({
          status: answer.statusCode ?? 500,
          headers: rest as Record<string, string>,
          body: Buffer.concat(chunks),
        })
      })
      answer.on("error", reject)
    }).on("error", reject)
    visitorRequest.on("error", reject).pipe(siteRequest)
  })

/**
 * Serves a site through a proxy that changes its responses with `rewrite`.
 * @param requestPathOf returns the path to request from the site instead of the visitor's path
 */
export const startDeployment = async (
  site: string,
  rewrite: Rewrite = (_path, delivery) => delivery,
  requestPathOf: (path: string) => string = (path) => path,
): Promise<Deployment> => {
  const failures: unknown[] = []
  const server = createServer(async (incoming, response) => {
    const { url = "/", method } = incoming
    try {
      const { status, headers, body } = deployment.rewrite(url, await fetchDelivery(site, requestPathOf(url), incoming))
      response.writeHead(status, { ...headers, "content-length": body.length })
      response.end(method === "HEAD" ? undefined : body)
    } catch (error) {
      failures.push(error)
      response.destroy(error as Error)
    }
  })
  const listen = async (port: number) => {
    server.listen(port, "localhost")
    await once(server, "listening")
    return (server.address() as AddressInfo).port
  }
  const port = await listen(0)
  const deployment: Deployment = {
    address: `http://localhost:${port}`,
    rewrite,
    failures,
    async close() {
      if (!server.listening) return
      server.close()
      server.closeAllConnections()
      await once(server, "close")
    },
    async open() {
      await listen(port)
    },
  }
  return deployment
}
