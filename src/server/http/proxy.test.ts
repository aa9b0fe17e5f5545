/** @jest-environment node */
import { once } from "node:events"
import { request as ask, type IncomingHttpHeaders, type Server } from "node:http"
import { request as askSecurely, createServer } from "node:https"
import type { AddressInfo } from "node:net"
import { generate } from "selfsigned"
import { contactRequestsPath } from "../../spec/contact.ts"
import { memoryStore, validFields } from "../../testing/contact.ts"
import { writeFiles } from "../../testing/files.ts"
import { temporaryFolder } from "../../testing/folders.ts"
import { serveMarket } from "./serve.ts"
import { stopGracefully } from "./stop.ts"

const dist = temporaryFolder()
writeFiles(dist, { "se/_rules.json": JSON.stringify({ headers: [], redirects: [], errorPages: [] }) })

type Headers = Record<string, string>

/** Changes the headers of a visitor's request as a proxy does. */
type Proxy = (headers: IncomingHttpHeaders) => IncomingHttpHeaders

/** nginx by default. */
const anotherHost: Proxy = (headers) => ({ ...headers, host: "upstream" })
/** nginx with `proxy_set_header Host $host`. */
const sameHost: Proxy = (headers) => headers
/** Caddy and many other proxies. */
const forwardedHost: Proxy = (headers) => ({ ...headers, host: "upstream", "x-forwarded-host": headers.host })

const running: Server[] = []
const closing: (() => void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) close()
  for (const server of running.splice(0)) await stopGracefully(server, 100)
})

/** Starts a proxy that ends TLS, appends its client's address and passes requests to our server. */
const behind = async (proxy: Proxy, proxies: number) => {
  const { requests, store } = memoryStore()
  const clients: string[] = []
  const limit = {
    waitOf: async (client: string) => {
      clients.push(client)
      return 0
    },
    countStored: async () => {},
  }
  const { server, address } = await serveMarket("se", 0, dist, { proxies }, { store, limit })
  running.push(server)
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }])
  const front = createServer({ key, cert }, (request, response) => {
    const forwarded = [request.headers["x-forwarded-for"], request.socket.remoteAddress].filter(Boolean).join(", ")
    const headers = { ...proxy(request.headers), "x-forwarded-for": forwarded, "x-forwarded-proto": "https" }
    const passed = ask(address + request.url, { method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    request.pipe(passed)
  }).listen(0, "127.0.0.1")
  await once(front, "listening")
  closing.push(() => {
    front.closeAllConnections()
    front.close()
  })
  const { port } = front.address() as AddressInfo
  const send = async (host: string, type: string, body: string, headers: Headers) => {
    const sending = askSecurely(
      { port, path: contactRequestsPath, method: "POST", rejectUnauthorized: false, agent: false },
      (answer) => answer.resume(),
    )
    for (const [name, value] of Object.entries({ host, "content-type": type, ...headers }))
      sending.setHeader(name, value)
    sending.end(body)
    const [answer] = await once(sending, "response")
    return { status: answer.statusCode as number, location: answer.headers.location as string | undefined }
  }
  return {
    requests,
    clients,
    sendForm: (host: string, headers: Headers) =>
      send(host, "application/x-www-form-urlencoded", new URLSearchParams(validFields).toString(), headers),
    sendJson: (host: string, headers: Headers) =>
      send(host, "application/json", JSON.stringify({ ...validFields, name: "Eva" }), headers),
  }
}

const own = "www.kvistbo.example"
const staging = "staging.kvistbo.example:8443"

describe.each([
  ["that keeps the host", sameHost, 0],
  ["that says the host beside its own", forwardedHost, 1],
])("behind a proxy %s", (_, proxy, proxies) => {
  test.each([own, staging])("forms of %s are accepted, with scripts and without", async (host) => {
    const { sendForm, sendJson, requests } = await behind(proxy, proxies)
    const origin = `https://${host}`
    expect(await sendForm(host, { origin })).toEqual({ status: 303, location: "/begar-kontakt/" })
    expect((await sendForm(host, { origin, "sec-fetch-site": "same-origin" })).status).toBe(303)
    expect((await sendJson(host, { origin })).status).toBe(201)
    expect(requests).toHaveLength(2)
  })

  test.each([
    { origin: "https://evil.example" },
    { origin: "https://upstream" },
    { origin: "null" },
    { origin: `https://${own}.evil.example` },
    { origin: `https://${own}`, "sec-fetch-site": "cross-site" },
  ])("forms of others, with %j, are refused", async (headers) => {
    const { sendForm, sendJson, requests } = await behind(proxy, proxies)
    for (const host of [own, staging]) {
      expect((await sendForm(host, headers)).status).toBe(403)
      expect((await sendJson(host, headers)).status).toBe(403)
    }
    expect(requests).toEqual([])
  })
})

test("behind a proxy that hides the host, forms of the site's own origin are accepted, and those that browsers vouch for", async () => {
  const { sendForm, sendJson } = await behind(anotherHost, 1)
  expect((await sendForm(own, { origin: `https://${own}` })).status).toBe(303)
  expect((await sendJson(staging, { origin: `https://${staging}`, "sec-fetch-site": "same-origin" })).status).toBe(201)
  expect((await sendForm(staging, { origin: `https://${staging}` })).status).toBe(403)
})

test("without a trusted proxy, a client cannot claim another host", async () => {
  const { sendForm } = await behind(forwardedHost, 0)
  expect((await sendForm(staging, { origin: `https://${staging}` })).status).toBe(403)
})

test("the client is the one that called the proxy, whatever a visitor claims", async () => {
  const { sendForm, clients } = await behind(sameHost, 1)
  await sendForm(own, { "x-forwarded-for": "6.6.6.6" })
  expect(clients).toEqual(["127.0.0.1"])
})
