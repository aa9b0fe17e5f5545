import { readFileSync } from "node:fs"
import type { Server } from "node:http"
import type { Socket } from "node:net"

/** Open files that the process needs beside its connections and the files that they send. */
const reservedDescriptors = 40

/** Default limit of open files, if the system does not report one. */
const defaultDescriptors = 1024

/** Returns the soft limit, because Node.js raises it to the hard limit when it starts. */
const descriptorLimit = (): number => {
  try {
    return Number(/^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1] ?? defaultDescriptors)
  } catch {
    return defaultDescriptors
  }
}

/** Default limit: each connection needs a descriptor for its socket and one for the file that is read for it. */
export const defaultConnections = (): number =>
  Math.min(20_000, Math.max(8, Math.floor((descriptorLimit() - reservedDescriptors) / 2)))

const refusalResponse =
  "HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\ncache-control: no-store\r\nx-content-type-options: nosniff\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"

/** Limits the open connections of a process; beyond the limit, the connection that has been idle longest is closed. */
export class ConnectionLimit {
  readonly limit: number
  private readonly sockets = new Set<Socket>()
  /** Connections without a running request, the longest idle first. */
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
    // No other connection is idle, so the new one gets 503.
    if (oldest === socket) socket.end(refusalResponse, () => socket.destroy())
    else oldest.destroy()
  }

  private remove(socket: Socket): void {
    this.sockets.delete(socket)
    this.idle.delete(socket)
  }
}
