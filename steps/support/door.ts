import { once } from "node:events"
import { type AddressInfo, connect, createServer, type Socket } from "node:net"
import { createServer as createSecureServer } from "node:tls"
import { generate } from "selfsigned"

/** Forwards connections from another port to a site, and decrypts TLS if the port is secure. */
export const openDoor = async (site: string, secure: boolean): Promise<{ port: number; close: () => void }> => {
  const sockets = new Set<Socket>()
  const { hostname, port } = new URL(site)
  const passOn = (visitor: Socket) => {
    const passage = connect(Number(port), hostname)
    for (const socket of [visitor, passage]) {
      sockets.add(socket)
      // The browser may close a connection at any time.
      socket.on("error", () => socket.destroy())
    }
    visitor.pipe(passage).pipe(visitor)
  }
  const certificate = async () => {
    const { private: key, cert } = await generate([{ name: "commonName", value: "kvistbo.test" }])
    return { key, cert }
  }
  const server = secure ? createSecureServer(await certificate(), passOn) : createServer(passOn)
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
