import type { IncomingMessage, Server } from "node:http"
import type { Socket } from "node:net"
import { contactRequestsPath } from "../../spec/contact.ts"

/** An answered request, without anything about its sender. */
export type RequestSummary = {
  readonly method: string
  /** Without the query, and at most `maxPathLength` characters. */
  readonly path: string
  readonly status: number
  /** Bytes that were sent, headers included. */
  readonly bytes: number
  readonly ms: number
}

const maxPathLength = 200

/** Returns the path of a request's target, which may begin with a host. */
export const loggedPathOf = (target: string): string =>
  target
    .replace(/[?#].*/s, "")
    .replace(/^\w+:\/\/[^/]*/, "")
    .slice(0, maxPathLength)

/** Kind of a path in metrics: few kinds keep the number of time series small. */
export const kindOf = (path: string): "page" | "file" | "service" | "contact" | "health" => {
  if (path === contactRequestsPath) return "contact"
  if (path.startsWith("/api/")) return "service"
  if (path === "/livez" || path === "/readyz") return "health"
  return /\.\w+$/.test(path) ? "file" : "page"
}

/** Reports each request of a server when its response ends or its connection closes. */
export const onResponse = (server: Server, report: (summary: RequestSummary) => void): void => {
  const reportedBytes = new WeakMap<Socket, number>()
  server.prependListener("request", (request: IncomingMessage, response) => {
    const { socket, method = "GET", url = "/" } = request
    const started = performance.now()
    response.once("close", () => {
      const sent = socket.bytesWritten
      const bytes = sent - (reportedBytes.get(socket) ?? 0)
      reportedBytes.set(socket, sent)
      report({
        method,
        path: loggedPathOf(url),
        status: response.statusCode,
        bytes,
        ms: Math.round((performance.now() - started) * 10) / 10,
      })
    })
  })
}
