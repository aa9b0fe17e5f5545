import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { brotliCompressSync, constants } from "node:zlib"

/** A page as it would be if nobody had written a script for it: neither scripts nor what asks for them ahead. */
export const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "").replace(/<link\b[^>]*\bas="(?:script|fetch)"[^>]*>/g, "")

/** Our own pages without their scripts, from where the site is served: the limit that no site with scripts can beat. */
export const servePlain = async (site: string): Promise<{ readonly address: string; readonly server: Server }> => {
  const server = createServer(async ({ url = "/", headers }, answer) => {
    const asked = await fetch(site + url, {
      headers: { accept: headers.accept ?? "*/*", "accept-encoding": "identity" },
    })
    const type = asked.headers.get("content-type") ?? ""
    const bytes = Buffer.from(await asked.arrayBuffer())
    const isPage = type.startsWith("text/html")
    const body = isPage
      ? // As our own server compresses what may change.
        brotliCompressSync(withoutScripts(bytes.toString()), { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
      : bytes
    const cache = asked.headers.get("cache-control")
    answer.writeHead(asked.status, {
      "content-type": type,
      "content-length": body.length,
      ...(cache && { "cache-control": cache }),
      ...(isPage && { "content-encoding": "br" }),
    })
    answer.end(body)
  })
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, server }
}
