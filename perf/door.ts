import { once } from "node:events"
import { type IncomingHttpHeaders, request } from "node:http"
import { createSecureServer, type ServerHttp2Session } from "node:http2"
import type { AddressInfo } from "node:net"
import { brotliCompressSync, constants } from "node:zlib"
import { generate } from "selfsigned"

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

/** The page's own HTML and styles with every script taken out, compressed as our server compresses pages. */
const withoutScripts = ({ status, headers, body }: Answer): Answer => {
  const html = body.toString().replaceAll(scripts, "")
  const packed = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
  return {
    status,
    headers: { ...headers, "content-encoding": "br", "content-length": String(packed.length) },
    body: packed,
  }
}

/**
 * A site as hosts serve it: by HTTP/2. Answers are kept, so that the site itself is asked once for each.
 * @param plain without scripts: the limit that the site's own pages are held against
 */
export const openDoor = async (site: string, plain = false): Promise<Door> => {
  const answers = new Map<string, Promise<Answer>>()
  const answerTo = async (path: string, headers: IncomingHttpHeaders): Promise<Answer> => {
    const isPage = plain && headers.accept?.includes("text/html")
    const answer = await ask(site, path, isPage ? { ...headers, "accept-encoding": "identity" } : headers)
    return isPage ? withoutScripts(answer) : answer
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
