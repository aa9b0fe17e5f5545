import { once } from "node:events"
import { type AddressInfo, createServer, type Socket } from "node:net"

/** A server that takes connections and never says a word on them. */
export type HangingServer = {
  readonly port: number
  /** Its first connection. */
  readonly connected: Promise<Socket>
  /** @returns once so many connections have come */
  readonly connections: (count: number) => Promise<void>
  readonly stop: () => void
}

export const hangingServer = async (): Promise<HangingServer> => {
  const sockets: Socket[] = []
  const connected = Promise.withResolvers<Socket>()
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.push(socket)
    // Reads, so that it notices the end of the connection.
    socket.on("error", () => {}).resume()
    connected.resolve(socket)
  })
  await once(server.listen(0, "localhost"), "listening")
  return {
    port: (server.address() as AddressInfo).port,
    connected: connected.promise,
    connections: async (count) => {
      while (sockets.length < count) await once(server, "connection")
    },
    stop: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
