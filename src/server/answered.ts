import type { IncomingMessage, Server } from "node:http"
import type { Socket } from "node:net"
import { contactRequestsPath } from "../spec/contact.ts"

/** A request that was answered, without anything that is about who sent it. */
export type Answered = {
  readonly method: string
  /** Without its query, and cut. */
  readonly path: string
  readonly status: number
  /** All that was sent, headers too. */
  readonly bytes: number
  readonly ms: number
}

const longestPath = 200

/** The path of a request's target, which may name a host before it. */
export const loggedPathOf = (target: string): string =>
  target
    .replace(/[?#].*/s, "")
    .replace(/^\w+:\/\/[^/]*/, "")
    .slice(0, longestPath)

/** What kind of answer a path has: few, so that each can be a series of its own. */
export const kindOf = (path: string): "page" | "file" | "service" | "contact" | "health" => {
  if (path === contactRequestsPath) return "contact"
  if (path.startsWith("/api/")) return "service"
  if (path === "/livez" || path === "/readyz") return "health"
  return /\.\w+$/.test(path) ? "file" : "page"
}

/** Reports each request of a server when its answer has ended, or its connection before that. */
export const onAnswered = (server: Server, report: (answered: Answered) => void): void => {
  const reported = new WeakMap<Socket, number>()
  server.prependListener("request", (request: IncomingMessage, response) => {
    const { socket, method = "GET", url = "/" } = request
    const started = performance.now()
    response.once("close", () => {
      const sent = socket.bytesWritten
      const bytes = sent - (reported.get(socket) ?? 0)
      reported.set(socket, sent)
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
