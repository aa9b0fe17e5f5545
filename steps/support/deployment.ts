import { once } from "node:events"
import { createServer, type IncomingMessage, request } from "node:http"
import type { AddressInfo } from "node:net"

/** An answer of the site on its way to the visitor, not compressed. */
export type Delivery = { status: number; headers: Record<string, string>; body: Buffer }

/** A change to what the site delivers; whoever makes it counts what it met. */
export type Rewrite = (path: string, delivery: Delivery) => Delivery

/** The site at an address of its own, where what is delivered can be changed, or nothing be delivered at all. */
export type Deployment = {
  readonly address: string
  rewrite: Rewrite
  /** What kept an answer from being delivered, though nobody meant it to. */
  readonly failures: readonly unknown[]
  /** Closes the door: every connection is refused, as without a network. */
  close(): Promise<void>
  /** Opens it again, at the same address. */
  open(): Promise<void>
}

/** What is sent along, such as a form, goes on as it is. */
const fetched = (site: string, path: string, asked: IncomingMessage) =>
  new Promise<Delivery>((resolve, reject) => {
    const { "accept-encoding": _encoding, "if-none-match": _tag, host: _host, ...kept } = asked.headers
    const onward = request(site + path, { method: asked.method, headers: kept }, (answer) => {
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
    asked.on("error", reject).pipe(onward)
  })

/**
 * Serves what the site at an address delivers, changed on its way by `rewrite`.
 * @param asked the path that the site is asked for where a visitor asks for another
 */
export const startDeployment = async (
  site: string,
  rewrite: Rewrite = (_path, delivery) => delivery,
  asked: (path: string) => string = (path) => path,
): Promise<Deployment> => {
  const failures: unknown[] = []
  const server = createServer(async (incoming, response) => {
    const { url = "/", method } = incoming
    try {
      const { status, headers, body } = deployment.rewrite(url, await fetched(site, asked(url), incoming))
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
