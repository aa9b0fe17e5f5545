import { readFileSync } from "node:fs"
import type { Server } from "node:http"
import type { Socket } from "node:net"

/** Files that the process has open beside connections and what it sends on them. */
const reserve = 40

/** Where the system does not say how many files a process may open. */
const usualDescriptors = 1024

/** Node.js raises the soft limit to the hard one when it starts. */
const descriptors = (): number => {
  try {
    return Number(/^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1] ?? usualDescriptors)
  } catch {
    return usualDescriptors
  }
}

/** Each connection may have a file open that is sent on it, and a service one beside that. */
export const usualConnections = (): number => Math.min(20_000, Math.max(8, Math.floor((descriptors() - reserve) / 2)))

const full =
  "HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\ncache-control: no-store\r\nx-content-type-options: nosniff\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"

/** Bounds the open connections of all servers of a process. Beyond the limit, the connection that has waited longest for a request gives way. */
export class ConnectionLimit {
  readonly limit: number
  private readonly sockets = new Set<Socket>()
  /** Those without a request under way, the longest waiting first. */
  private readonly idle = new Set<Socket>()

  constructor(limit: number) {
    this.limit = limit
  }

  get open(): number {
    return this.sockets.size
  }

  watch(server: Server): void {
    server.on("connection", (socket) => this.add(socket))
    server.on("request", ({ socket }, response) => {
      this.idle.delete(socket)
      response.once("close", () => {
        if (this.sockets.has(socket)) this.idle.add(socket)
      })
    })
  }

  private add(socket: Socket): void {
    this.sockets.add(socket)
    this.idle.add(socket)
    socket.once("close", () => this.remove(socket))
    if (this.sockets.size <= this.limit) return
    const [oldest = socket] = this.idle
    this.remove(oldest)
    // All others are at work: this one is told so.
    if (oldest === socket) socket.end(full, () => socket.destroy())
    else oldest.destroy()
  }

  private remove(socket: Socket): void {
    this.sockets.delete(socket)
    this.idle.delete(socket)
  }
}
