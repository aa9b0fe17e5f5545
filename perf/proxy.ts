import type { IncomingHttpHeaders } from "node:http"
import { createSecureServer, type ServerHttp2Session } from "node:http2"
import { brotliCompressSync } from "node:zlib"
import { brotli } from "../src/published/compression.ts"
import { type Answer, ask, certificateFor, listen } from "../src/tools/proxy.ts"

export type SiteProxy = { readonly address: string; readonly close: () => void }

/** Drops connection headers, and strict-transport-security because it would force https on all of localhost. */
const notPassedOn = ["connection", "keep-alive", "transfer-encoding", "date", "strict-transport-security"]

const conditions = ["accept", "accept-encoding", "if-none-match", "if-modified-since"]

const fetchAnswer = async (url: string, visitorHeaders: IncomingHttpHeaders): Promise<Answer> => {
  const passed = Object.entries(visitorHeaders).filter(([name]) => conditions.includes(name))
  const { status, headers, body } = await ask(url, { headers: Object.fromEntries(passed) })
  const forwarded = Object.entries(headers).filter(([name]) => !notPassedOn.includes(name))
  return { status, headers: Object.fromEntries(forwarded), body }
}

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g

/** Compresses a page the way the server compresses repeated responses. */
const compress = ({ status, headers, body }: Answer): Answer => {
  const compressedBody = brotliCompressSync(body, brotli.best)
  return {
    status,
    headers: { ...headers, "content-encoding": "br", "content-length": String(compressedBody.length) },
    body: compressedBody,
  }
}

/** Removes every script from a page's HTML. */
const withoutScripts = (answer: Answer): Answer => ({
  ...answer,
  body: Buffer.from(answer.body.toString().replaceAll(scripts, "")),
})

/**
 * Serves a site over HTTP/2, as hosts do, and caches its responses so that each is fetched from the site once.
 * @param plain removes scripts, for the comparison page
 */
export const startProxy = async (site: string, plain = false): Promise<SiteProxy> => {
  const answers = new Map<string, Promise<Answer>>()
  const answerTo = async (path: string, headers: IncomingHttpHeaders): Promise<Answer> => {
    if (!headers.accept?.includes("text/html")) return fetchAnswer(site + path, headers)
    const page = await fetchAnswer(site + path, { ...headers, "accept-encoding": "identity" })
    // A 304 response has no body to compress.
    if (page.status === 304) return page
    return compress(plain ? withoutScripts(page) : page)
  }
  const sessions = new Set<ServerHttp2Session>()
  const server = createSecureServer(await certificateFor("localhost"), async ({ url, headers }, response) => {
    const name = `${url} ${headers["accept-encoding"]} ${headers.accept?.includes("text/html")} ${headers["if-none-match"] ?? headers["if-modified-since"] ?? ""}`
    const answer = answers.get(name) ?? answerTo(url, headers)
    answers.set(name, answer)
    const { status, headers: siteHeaders, body } = await answer
    response.writeHead(status, siteHeaders)
    response.end(body)
  })
  server.on(
    "session",
    (session) => sessions.add(session).has(session) && session.on("close", () => sessions.delete(session)),
  )
  const port = await listen(server)
  return {
    address: `https://localhost:${port}`,
    close() {
      server.close()
      for (const session of sessions) session.destroy()
    },
  }
}
