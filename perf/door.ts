import { once } from "node:events"
import { type IncomingHttpHeaders, request } from "node:http"
import { createSecureServer, type ServerHttp2Session } from "node:http2"
import type { AddressInfo } from "node:net"
import { brotliCompressSync } from "node:zlib"
import { generate } from "selfsigned"
import { brotli } from "../src/spec/compression.ts"

export type Door = { readonly address: string; readonly close: () => void }

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer }

/** Of one connection, not of the answer; and a browser that has once been told to would never ask for http on this machine again. */
const notPassedOn = ["connection", "keep-alive", "transfer-encoding", "date", "strict-transport-security"]

const ask = (address: string, path: string, headers: IncomingHttpHeaders): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { accept, "accept-encoding": encoding, "if-none-match": match, "if-modified-since": since } = headers
    const known = Object.entries({
      accept,
      "accept-encoding": encoding,
      "if-none-match": match,
      "if-modified-since": since,
    })
    const passed = Object.fromEntries(known.filter(([, value]) => value !== undefined))
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

/** A page as our server compresses what is asked for again. */
const compressed = ({ status, headers, body }: Answer): Answer => {
  const packed = brotliCompressSync(body, brotli.best)
  return {
    status,
    headers: { ...headers, "content-encoding": "br", "content-length": String(packed.length) },
    body: packed,
  }
}

/** The page's own HTML and styles with every script taken out. */
const withoutScripts = (answer: Answer): Answer => ({
  ...answer,
  body: Buffer.from(answer.body.toString().replaceAll(scripts, "")),
})

/**
 * A site as hosts serve it: by HTTP/2. Answers are kept, so that the site itself is asked once for each.
 * @param plain without scripts: the limit that the site's own pages are held against
 */
export const openDoor = async (site: string, plain = false): Promise<Door> => {
  const answers = new Map<string, Promise<Answer>>()
  const answerTo = async (path: string, headers: IncomingHttpHeaders): Promise<Answer> => {
    if (!headers.accept?.includes("text/html")) return ask(site, path, headers)
    const page = await ask(site, path, { ...headers, "accept-encoding": "identity" })
    // Of a page that the browser has, nothing is sent.
    if (page.status === 304) return page
    return compressed(plain ? withoutScripts(page) : page)
  }
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }])
  const sessions = new Set<ServerHttp2Session>()
  const server = createSecureServer({ key, cert }, async ({ url, headers }, response) => {
    const name = `${url} ${headers["accept-encoding"]} ${headers.accept?.includes("text/html")} ${headers["if-none-match"] ?? headers["if-modified-since"] ?? ""}`
    const kept = answers.get(name) ?? answerTo(url, headers)
    answers.set(name, kept)
    const { status, headers: given, body } = await kept
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
