import { once } from "node:events"
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http"
import type { AddressInfo, Server } from "node:net"
import type { Readable } from "node:stream"
import { buffer } from "node:stream/consumers"
import { generate } from "selfsigned"

/** A whole response of a site, on its way through a proxy. */
export type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer }

type Question = {
  readonly method?: string | undefined
  readonly headers: OutgoingHttpHeaders
  readonly body?: Readable
}

/** Requests a site with the unchanged body of another request. */
export const ask = (address: string, { method, headers, body }: Question): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const siteRequest = request(address, { method, headers }, (response) => {
      const { statusCode: status = 500, headers } = response
      buffer(response).then((body) => resolve({ status, headers, body }), reject)
    }).on("error", reject)
    if (body) body.on("error", reject).pipe(siteRequest)
    else siteRequest.end()
  })

/** Key and certificate for a server whose visitors ignore who signed it. */
export const certificateFor = async (name: string): Promise<{ readonly key: string; readonly cert: string }> => {
  const { private: key, cert } = await generate([{ name: "commonName", value: name }])
  return { key, cert }
}

/** @returns the port, which is a free one unless given */
export const listen = async (server: Server, port = 0): Promise<number> => {
  server.listen(port, "127.0.0.1")
  await once(server, "listening")
  return (server.address() as AddressInfo).port
}
