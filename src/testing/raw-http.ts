import { once } from "node:events"
import { connect, type Socket } from "node:net"

/** Sends bytes as they are, which no HTTP client would, and returns all that comes back until the connection ends. */
export const sendRaw = async (port: number, bytes: string): Promise<string> => {
  const socket = connect(port, "localhost")
  let answer = ""
  socket.on("data", (chunk) => {
    answer += chunk.toString("latin1")
  })
  socket.on("error", () => {})
  socket.write(bytes)
  await once(socket, "close")
  return answer
}

export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)

/** A connection that is open and says nothing. */
export const silentConnection = async (port: number): Promise<Socket> => {
  const socket = connect(port, "localhost")
  socket.on("error", () => {})
  await once(socket, "connect")
  return socket
}
