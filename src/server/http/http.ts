import { createServer, type Server, type ServerOptions, type ServerResponse, STATUS_CODES } from "node:http"
import type { Socket } from "node:net"
import type { Duplex } from "node:stream"

type Headers = Readonly<Record<string, string>>

/** Timeouts (ms) for the headers and for the whole request, so that slow clients do not hold connections. */
const headersTimeoutMs = 20_000
const requestTimeoutMs = 30_000

/** Timeout (ms) for a client that neither reads nor sends during a request. */
const idleTimeoutMs = 60_000

/**
 * Seconds that an idle connection stays open: longer than in proxies (nginx 60 s, Caddy 120 s), because a proxy may not
 * retry a form that it sends while the server closes the connection.
 */
export const keepAliveSeconds = 125

const options: ServerOptions = {
  headersTimeout: headersTimeoutMs,
  requestTimeout: requestTimeoutMs,
  keepAliveTimeout: keepAliveSeconds * 1000,
  connectionsCheckingInterval: 5000,
  // The site refuses a request without Host itself, so that the response has the site's headers.
  requireHostHeader: false,
}

const statusOfParseError: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Sends a response without a body and closes the connection. */
const endWithStatus = (socket: Duplex, status: number, ruleHeaders: Headers): void => {
  const headers = { ...ruleHeaders, "cache-control": "no-store", "content-length": "0", connection: "close" }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", ""].join("\r\n"), () => socket.destroy())
}

/** Answers input that is not valid HTTP. */
const refuseConnection = (
  error: NodeJS.ErrnoException,
  socket: Socket,
  response: ServerResponse | undefined,
  ruleHeaders: Headers,
): void => {
  if (!socket.writable || response?.headersSent || error.code === "ECONNRESET") {
    socket.destroy()
    return
  }
  endWithStatus(socket, statusOfParseError[error.code ?? ""] ?? 400, ruleHeaders)
}

/**
 * Creates a server with timeouts for clients.
 * @param errorHeaders of responses to input that is not valid HTTP
 */
export const limitedServer = (errorHeaders: () => Headers, idleMs = idleTimeoutMs): Server => {
  const server = createServer(options)
  server.timeout = idleMs
  const pending = new WeakMap<object, ServerResponse>()
  server.on("request", ({ socket }, response) => pending.set(socket, response))
  server.on("clientError", (error, socket) => {
    const response = pending.get(socket)
    refuseConnection(error, socket as Socket, response?.writableFinished ? undefined : response, errorHeaders())
  })
  // Refuses tunnels with a response: without this listener, Node.js closes the connection silently.
  // Node.js stops listening for errors of the socket, so an error would otherwise end the process.
  server.on("connect", (_, socket) => {
    socket.on("error", () => socket.destroy())
    endWithStatus(socket, 405, { ...errorHeaders(), allow: "GET, HEAD" })
  })
  return server
}
