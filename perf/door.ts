import { once } from "node:events"
import { type IncomingHttpHeaders, request } from "node:http"
import { createSecureServer, type ServerHttp2Session } from "node:http2"
import type { AddressInfo } from "node:net"
import { brotliCompressSync } from "node:zlib"
import { generate } from "selfsigned"
import { brotli } from "../src/published/compression.ts"

export type Door = { readonly address: string; readonly close: () => void }

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer }

/** Drops connection headers, and strict-transport-security because it would force https on all of localhost. */
const notPassedOn = ["connection", "keep-alive", "transfer-encoding", "date", "strict-transport-security"]

const ask = (address: string, path: string, headers: IncomingHttpHeaders): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { accept, "accept-encoding": encoding, "if-none-match": match, "if-modified-since": since } = headers
    const conditionalHeaders = Object.entries({
      accept,
      "accept-encoding": encoding,
      "if-none-match": match,
      "if-modified-since": since,
    })
    const passed = Object.fromEntries(conditionalHeaders.filter(([, value]) => value !== undefined))
    request(address + path, { headers: passed }, async (answer) => {
      const body: Buffer[] = []
      for await (const part of answer) body.push(part)
      for (const name of notPassedOn) delete answer.headers[name]
      resolve({ status: answer.statusCode ?? 500, headers: answer.headers, body: Buffer.concat(body) })
    })
      .on("error", reject)
      .end()
  })

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g

/** Compresses a page the way the server compresses repeated responses. */
const compressed = ({ status, headers, body }: Answer): Answer => {
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
export const openDoor = async (site: string, plain = false): Promise<Door> => {
  const answers = new Map<string, Promise<Answer>>()
  const answerTo = async (path: string, headers: IncomingHttpHeaders): Promise<Answer> => {
    if (!headers.accept?.includes("text/html")) return ask(site, path, headers)
    const page = await ask(site, path, { ...headers, "accept-encoding": "identity" })
    // A 304 response has no body to compress.
    if (page.status === 304) return page
    return compressed(plain ? withoutScripts(page) : page)
  }
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }])
  const sessions = new Set<ServerHttp2Session>()
  const server = createSecureServer({ key, cert }, async ({ url, headers }, response) => {
    const name = `${url} ${headers["accept-encoding"]} ${headers.accept?.includes("text/html")} ${headers["if-none-match"] ?? headers["if-modified-since"] ?? ""}`
    const answer = answers.get(name) ?? answerTo(url, headers)
    answers.set(name, answer)
    const { status, headers: given, body } = await answer
    response.writeHead(status, given)
    response.end(body)
  })
  server.on(
    "session",
    (session) => sessions.add(session).has(session) && session.on("close", () => sessions.delete(session)),
  )
  server.listen(0, "localhost")
  await once(server, "listening")
  return {
    address: `https://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      for (const session of sessions) session.destroy()
    },
  }
}
