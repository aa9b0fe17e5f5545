import { createServer, type Server } from "node:http"
import type { Service } from "../services/service.ts"
import type { Metrics } from "./metrics.ts"

/** Timeout (ms) for a request, short because only the operator's own programs send any. */
const requestTimeoutMs = 5000

/** Serves metrics and health on a separate port for the operator. */
export const operationsServer = (metrics: Metrics, health: Readonly<Record<string, Service>>): Server => {
  const services: Readonly<Record<string, Service>> = {
    ...health,
    "/metrics": async () =>
      new Response(await metrics.text(), {
        headers: { "content-type": metrics.contentType, "cache-control": "no-store" },
      }),
  }
  const server = createServer(
    { requestTimeout: requestTimeoutMs, headersTimeout: requestTimeoutMs },
    async (request, response) => {
      const path = request.url?.replace(/\?.*/s, "") ?? "/"
      const service = Object.hasOwn(services, path) ? services[path] : undefined
      const isReading = request.method === "GET" || request.method === "HEAD"
      try {
        const answer =
          service && isReading
            ? await service(new Request("http://localhost/", { method: request.method ?? "GET" }), "")
            : new Response(service ? "Only GET is answered here.\n" : "Here are /metrics, /livez and /readyz.\n", {
                status: service ? 405 : 404,
                headers: { "cache-control": "no-store" },
              })
        const body = Buffer.from(await answer.arrayBuffer())
        response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), "content-length": body.length })
        response.end(request.method === "HEAD" ? undefined : body)
      } catch {
        if (response.headersSent) response.destroy()
        else response.writeHead(500, { "cache-control": "no-store" }).end()
      }
    },
  )
  server.maxConnections = 50
  return server
}
