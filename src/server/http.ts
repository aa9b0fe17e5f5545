import { createServer, type Server, type ServerOptions, type ServerResponse, STATUS_CODES } from "node:http"
import type { Socket } from "node:net"

type Headers = Readonly<Record<string, string>>

/** Milliseconds for the headers of a request to come, and for all of it: who is slower holds a connection for nothing. */
const headersTimeoutMs = 20_000
const requestTimeoutMs = 30_000

/** Milliseconds in which a client must read or send something while a request is answered. */
const idleTimeoutMs = 60_000

/**
 * Seconds that a connection may wait for another request: longer than proxies keep theirs (nginx 60 s, Caddy 120 s), so
 * that it is never closed from here while one of them sends a form on it, which it may not send twice.
 */
export const keepAliveSeconds = 125

const options: ServerOptions = {
  headersTimeout: headersTimeoutMs,
  requestTimeout: requestTimeoutMs,
  keepAliveTimeout: keepAliveSeconds * 1000,
  connectionsCheckingInterval: 5000,
  // A request without Host is answered like any other that is not right, with the headers of the site.
  requireHostHeader: false,
}

const statusOfParser: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** The answer to what is no HTTP, on a connection that then ends. */
const refuseConnection = (
  error: NodeJS.ErrnoException,
  socket: Socket,
  response: ServerResponse | undefined,
  ruled: Headers,
): void => {
  if (!socket.writable || response?.headersSent || error.code === "ECONNRESET") {
    socket.destroy()
    return
  }
  const status = statusOfParser[error.code ?? ""] ?? 400
  const headers = { ...ruled, "cache-control": "no-store", "content-length": "0", connection: "close" }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", ""].join("\r\n"), () => socket.destroy())
}

/**
 * A server with limits on the time that clients may take.
 * @param errorHeaders of answers to what is no HTTP
 */
export const limitedServer = (errorHeaders: () => Headers, idleMs = idleTimeoutMs): Server => {
  const server = createServer(options)
  server.timeout = idleMs
  const underWay = new WeakMap<object, ServerResponse>()
  server.on("request", ({ socket }, response) => underWay.set(socket, response))
  server.on("clientError", (error, socket) => {
    const response = underWay.get(socket)
    refuseConnection(error, socket as Socket, response?.writableFinished ? undefined : response, errorHeaders())
  })
  return server
}
