import { once } from "node:events"
import { connect, type Socket } from "node:net"

/** Sends bytes that no HTTP client would send, and returns everything received until the connection closes. */
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

/** Opens a connection and sends nothing. */
export const silentConnection = async (port: number): Promise<Socket> => {
  const socket = connect(port, "localhost")
  socket.on("error", () => {})
  await once(socket, "connect")
  return socket
}
