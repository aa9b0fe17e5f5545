/** @jest-environment node */
import { once } from "node:events"
import { rmSync } from "node:fs"
import { request as ask, type IncomingMessage, type Server } from "node:http"
import { connect } from "node:net"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { contactRequestsPath } from "../../spec/contact.ts"
import { limitWith, memoryStore, validFields } from "../../testing/contact.ts"
import { writeFiles } from "../../testing/files.ts"
import { temporaryFolder } from "../../testing/folders.ts"
import type { Deployment } from "./deployment.ts"
import { type Contact, contactOf, deploymentOf, proxiesOf, storeProblem } from "./deployment.ts"
import { serveMarket } from "./serve.ts"
import { stopGracefully } from "./stop.ts"

const dist = temporaryFolder()
const header = (key: string, value: string) => ({ key, value })
writeFiles(dist, {
  "se/_rules.json": JSON.stringify({
    headers: [
      { path: "/*", headers: [header("x-frame-options", "DENY"), header("cache-control", "public")] },
      { path: "/api/*", headers: [header("content-security-policy", "default-src 'none'")] },
    ],
    redirects: [],
    errorPages: [],
  }),
  "se/index.html": "<p>Hem</p>",
})

const running: Server[] = []
let log: jest.SpyInstance

beforeEach(() => {
  log = jest.spyOn(console, "error").mockImplementation(() => {})
})
afterEach(async () => {
  log.mockRestore()
  for (const server of running.splice(0)) {
    server.closeAllConnections()
    await stopGracefully(server)
  }
})

const serve = async (contact?: Contact, deployment: Deployment = {}) => {
  const { server, address } = await serveMarket("se", 0, dist, deployment, contact)
  running.push(server)
  return { server, home: `${address}/`, address: address + contactRequestsPath, port: Number(new URL(address).port) }
}

const send = (address: string, headers: Record<string, string> = {}) =>
  fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(validFields),
  })

const contactWithStore = (memory = memoryStore()) => ({
  ...memory,
  contact: { store: memory.store, limit: limitWith(() => 0) },
})

/** Sends raw bytes and returns the response. */
const exchange = async (port: number, text: string, end = true): Promise<string> => {
  const socket = connect(port, "localhost")
  let received = ""
  socket.on("data", (chunk) => {
    received += chunk
  })
  socket.on("error", () => {})
  socket.write(text)
  if (end) socket.end()
  await once(socket, "close")
  return received
}

test("responses have the headers of every address there, and are cached by nobody", async () => {
  const { contact, requests } = contactWithStore()
  const { address, home } = await serve(contact)
  const answer = await send(address)
  expect([answer.status, requests.length]).toEqual([201, 1])
  expect(answer.headers.get("x-frame-options")).toBe("DENY")
  expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'")
  expect(answer.headers.get("cache-control")).toBe("no-store")
  const read = await fetch(address)
  expect([read.status, read.headers.get("cache-control")]).toEqual([405, "no-store"])
  expect(await (await fetch(home)).text()).toBe("<p>Hem</p>")
})

test("a body that stops half-way is not stored, and the next one gets a response", async () => {
  const { contact, requests } = contactWithStore()
  const { port, address } = await serve(contact)
  const head = `POST ${contactRequestsPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n`
  await exchange(port, `${head}${JSON.stringify(validFields)}`)
  expect(requests).toEqual([])
  expect((await send(address)).status).toBe(201)
  expect(log).not.toHaveBeenCalled()
})

test("a client that sends too much gets a response, however much is on its way", async () => {
  const { address } = await serve(contactWithStore().contact)
  const sending = ask(address, { method: "POST", headers: { "content-type": "application/json" } })
  const responseEvent = once(sending, "response") as Promise<[IncomingMessage]>
  for (let piece = 0; piece < 200; piece++) {
    sending.write(" ".repeat(100_000))
    await new Promise((resolve) => setImmediate(resolve))
  }
  const sent = once(sending, "finish")
  sending.end()
  const [answer] = await responseEvent
  answer.resume()
  await sent
  expect(answer.statusCode).toBe(413)
})

test.each([
  ["TRACE", "Host: localhost", 405],
  ["POST", "Host: a b", 400],
  ["POST", "Host: [", 400],
])("%s with %s is %i", async (method, host, status) => {
  const { port } = await serve(contactWithStore().contact)
  const received = await exchange(
    port,
    `${method} ${contactRequestsPath} HTTP/1.1\r\n${host}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
  )
  expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(log).not.toHaveBeenCalled()
})

test("a header distinguishes clients behind a proxy", async () => {
  const limited = () => contactOf({ LEADS_FILE: join(temporaryFolder(), "leads.sqlite"), CONTACT_RATE_LIMIT: "1" })
  const statuses = async (contact: Contact, deployment: Deployment) => {
    const { address } = await serve(contact, deployment)
    const answers = []
    for (const client of ["192.0.2.1", "192.0.2.2", "6.6.6.6, 192.0.2.1"])
      answers.push((await send(address, { "x-forwarded-for": client })).status)
    await contact.store.close()
    return answers
  }
  expect(await statuses(limited(), {})).toEqual([201, 429, 429])
  expect(await statuses(limited(), { proxies: 1 })).toEqual([201, 200, 429])
})

test("a store that another program locks delays no page, and is written to afterwards", async () => {
  const file = join(temporaryFolder(), "leads.sqlite")
  const contact = contactOf({ LEADS_FILE: file })
  const { address, home } = await serve(contact)
  expect(await storeProblem(contact.store)).toBeUndefined()
  const holder = new DatabaseSync(file)
  holder.exec("begin immediate")
  const order: string[] = []
  const sending = [1, 2, 3].map(async (count) => {
    const answer = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...validFields, message: String(count) }),
    })
    order.push(`request ${answer.status}`)
  })
  for (let pages = 0; pages < 5; pages += 1) order.push(`page ${(await fetch(home)).status}`)
  holder.exec("commit")
  await Promise.all(sending)
  expect(order).toEqual([...Array(5).fill("page 200"), ...Array(3).fill("request 201")])
  holder.close()
  await contact.store.close()
})

describe("an unusable store", () => {
  test.each([
    ["whose address is none", { DATABASE_URL: "nonsense" }],
    ["whose server is down", { DATABASE_URL: "postgresql://anna:secret@127.0.0.1:1/leads" }],
  ])("%s stops no page, and each request gets a retry time", async (_, env) => {
    const contact = contactOf(env)
    const { address, home } = await serve(contact)
    const sentence = await storeProblem(contact.store)
    expect(sentence).toContain("DATABASE_URL")
    expect(sentence).not.toMatch(/secret|nonsense/)
    expect((await fetch(home)).status).toBe(200)
    const answer = await send(address)
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"])
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/secret|Åsa|asa@/)
    await contact.store.close()
  })

  test("works again once it is usable", async () => {
    const folder = temporaryFolder()
    writeFiles(folder, { leads: "no folder yet" })
    const contact = contactOf({ LEADS_FILE: join(folder, "leads", "leads.sqlite") })
    const { address } = await serve(contact)
    expect(await storeProblem(contact.store)).toMatch(/LEADS_FILE/)
    expect((await send(address)).status).toBe(503)
    rmSync(join(folder, "leads"))
    expect((await send(address)).status).toBe(201)
    expect(await storeProblem(contact.store)).toBeUndefined()
    await contact.store.close()
  })
})

describe("sites that stop", () => {
  /** A store that delays each request until the test opens it. */
  const gated = () => {
    const memory = memoryStore()
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    let reached = () => {}
    const waiting = new Promise<void>((resolve) => {
      reached = resolve
    })
    const add: Contact["store"]["add"] = async (request) => {
      reached()
      await gate
      return memory.store.add(request)
    }
    return {
      ...memory,
      open: () => open(),
      waiting,
      contact: { store: { ...memory.store, add }, limit: limitWith(() => 0) },
    }
  }

  test("answer open requests, and nothing more", async () => {
    const { contact, requests, open, waiting } = gated()
    const { server, address, home } = await serve(contact)
    await fetch(home)
    const responseEvent = send(address)
    await waiting
    const stopping = stopGracefully(server)
    await expect(fetch(home, { headers: { connection: "close" } })).rejects.toThrow()
    open()
    const answer = await responseEvent
    expect([answer.status, await answer.json(), requests.length]).toEqual([201, { next: "/begar-kontakt/" }, 1])
    await stopping
    expect(server.listening).toBe(false)
  })

  test("do not wait for ever for half a request", async () => {
    const { server, port } = await serve(contactWithStore().contact)
    const hanging = exchange(
      port,
      `POST ${contactRequestsPath} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n`,
      false,
    )
    await once(server, "connection")
    await stopGracefully(server, 200)
    expect(await hanging).toBe("")
  })
})

describe("a deployment", () => {
  test.each([
    [undefined, 0],
    ["", 0],
    ["0", 0],
    ["1", 1],
    [" 2 ", 2],
  ])("with TRUST_PROXY %j is behind %i proxies", (configured, proxies) => {
    expect(proxiesOf(configured)).toBe(proxies)
  })

  test.each(["true", "-1", "10", "10.0.0.1"])("with TRUST_PROXY %j is refused by that name", (configured) => {
    expect(() => deploymentOf({ TRUST_PROXY: configured })).toThrow(`TRUST_PROXY is "${configured}": give the number`)
  })

  test("with an invalid limit or DSN is refused by the variable's name", () => {
    expect(() => contactOf({ CONTACT_RATE_LIMIT: "many" })).toThrow(/^CONTACT_RATE_LIMIT is "many"/)
    expect(() => deploymentOf({ SENTRY_DSN: "nothing" })).toThrow(/^SENTRY_DSN is no DSN/)
  })
})
