/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { once } from "node:events"
import { rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs"
import type { Server } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { join } from "node:path"
import type { HostRules } from "../../published/host-rules.ts"
import { writeFiles } from "../../testing/files.ts"
import { temporaryFolder } from "../../testing/folders.ts"
import { openFiles } from "../../testing/open-files.ts"
import { sendRaw, silentConnection, statusOf } from "../../testing/raw-http.ts"
import { ConnectionLimit } from "./connections.ts"
import { releaseIn } from "./release.ts"
import { createSite, type Services, type SiteOptions } from "./site.ts"

const rules: HostRules = {
  headers: [{ path: "/*", headers: [{ key: "x-frame-options", value: "DENY" }] }],
  redirects: [{ from: "/kort/:slug", to: "/fi/:slug/", status: 301 }],
  errorPages: [
    { prefix: "/fi/", notFound: "/fi/404.html", serverError: "/fi/500.html" },
    { prefix: "/task/", notFound: "/fi/404.html", serverError: "/fi/500.html" },
    { prefix: "/", notFound: "/404.html", serverError: "/500.html" },
  ],
}

const folder = temporaryFolder()
const long = "x".repeat(3_000_000)
writeFiles(folder, {
  "index.html": "<p>Hem</p>",
  "bostader/index.html": "<p>Bostäder</p>",
  "fi/index.html": "<p>Koti</p>",
  "404.html": "<p>Finns inte</p>",
  "500.html": "<p>Fel</p>",
  "fi/404.html": "<p>Ei ole</p>",
  "fi/500.html": "<p>Virhe</p>",
  "stor.bin": long,
})
symlinkSync("slinga.html", join(folder, "slinga.html"))
execFileSync("mkfifo", [join(folder, "ror.html")])

const service: Services = {
  "/api/echo": async (request, client) => Response.json({ url: request.url, method: request.method, client }),
}

const running: Server[] = []
const started = async (options: SiteOptions = {}, at = folder, release = releaseIn(at, rules)): Promise<number> => {
  const served = { release, services: service }
  const server = createSite(() => served, options).listen(0, "localhost")
  running.push(server)
  await once(server, "listening")
  return (server.address() as AddressInfo).port
}

let port: number
let log: jest.SpyInstance
beforeEach(async () => {
  log = jest.spyOn(console, "error").mockImplementation(() => {})
  port = await started()
})
afterEach(() => {
  log.mockRestore()
  for (const server of running.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

const get = (target: string, headers = "", method = "GET", at = port) =>
  sendRaw(at, `${method} ${target} HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\n`)

const headerOf = (answer: string, name: string) => new RegExp(`^${name}: (.*)\r$`, "im").exec(answer)?.[1]
const bodyOf = (answer: string) => answer.slice(answer.indexOf("\r\n\r\n") + 4)

describe("an address that no file can have", () => {
  test.each([
    ["a name of 300 letters", `/${"a".repeat(300)}`, 404],
    ["many folders", `/${"a/".repeat(500)}`, 404],
    ["a link that leads to itself", "/slinga.html", 404],
    ["a page below a file", "/stor.bin/x", 404],
    ["a pipe that nobody writes to", "/ror.html", 404],
    ["more than a kilobyte", `/${"a".repeat(1024)}`, 414],
    ["15 kilobytes", `/${"a".repeat(15_000)}`, 414],
    ["no slash", "index.html", 400],
  ])("%s gets a response, and nothing of it is logged", async (_, target, status) => {
    const answer = await get(target)
    expect(statusOf(answer)).toBe(status)
    expect(headerOf(answer, "x-frame-options")).toBe("DENY")
    expect(log).not.toHaveBeenCalled()
  })

  test("of a long query is a normal page", async () => {
    expect(statusOf(await get(`/?q=${"a".repeat(5000)}`))).toBe(200)
  })
})

test("a tunnel is refused like any other unknown method", async () => {
  const answer = await get("localhost:443", "", "CONNECT")
  expect([statusOf(answer), headerOf(answer, "allow")]).toEqual([405, "GET, HEAD"])
  expect(headerOf(answer, "x-frame-options")).toBe("DENY")
  for (let count = 0; count < 50; count += 1) {
    const socket = connect(port, "localhost").on("error", () => {})
    await once(socket, "connect")
    socket.write("CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n".repeat(3))
    await once(socket, "data")
    socket.resetAndDestroy()
  }
  expect(statusOf(await get("/"))).toBe(200)
})

describe("the host of a request", () => {
  const withHost = (lines: string, target = "/", version = "1.1") =>
    sendRaw(port, `GET ${target} HTTP/${version}\r\n${lines}Connection: close\r\n\r\n`)

  test.each([
    "Host: a@b\r\n",
    "Host: u:p@localhost\r\n",
    "Host: local host\r\n",
    "Host: localhost/x\r\n",
    "Host: localhost?x\r\n",
    "Host: localhost:port\r\n",
    "Host: [::1\r\n",
    "Host: a\r\nHost: b\r\n",
    "Host: localhost\r\nhost: localhost\r\n",
    "",
  ])("%j is a bad request, for a page and for a service", async (lines) => {
    for (const target of ["/?secret=1", "/api/echo?secret=1"]) {
      const answer = await withHost(lines, target)
      expect(statusOf(answer)).toBe(400)
      expect(headerOf(answer, "x-frame-options")).toBe("DENY")
    }
    expect(log).not.toHaveBeenCalled()
  })

  test.each(["Host: localhost:9000\r\n", "Host: [::1]:9000\r\n", "Host: www.kvistbo.example\r\n", "Host:\r\n"])(
    "%j is valid",
    async (lines) => {
      expect(statusOf(await withHost(lines))).toBe(200)
    },
  )

  test("may be left out in HTTP/1.0", async () => {
    expect(statusOf(await withHost("", "/", "1.0"))).toBe(200)
  })

  test("of an absolute address wins", async () => {
    expect(bodyOf(await withHost("Host: localhost\r\n", "http://localhost/fi/"))).toBe("<p>Koti</p>")
    expect(bodyOf(await withHost("Host: localhost\r\n", "http://localhost"))).toBe("<p>Hem</p>")
    expect(bodyOf(await withHost("Host: localhost\r\n", "HTTP://www.kvistbo.example?x=1"))).toBe("<p>Hem</p>")
    expect(statusOf(await withHost("Host: localhost\r\n", "http://u:p@localhost/"))).toBe(400)
    const echoed = bodyOf(await withHost("Host: localhost\r\n", "http://www.kvistbo.example/api/echo?x=1"))
    expect(JSON.parse(echoed).url).toBe("http://www.kvistbo.example/api/echo?x=1")
  })

  test("forwarded by a proxy obeys the same rules", async () => {
    const behind = await started({ proxies: 1 })
    const answer = await get("/api/echo", "X-Forwarded-Host: u:p@evil.example\r\n", "GET", behind)
    expect(statusOf(answer)).toBe(400)
  })
})

describe("doubled slashes", () => {
  test.each([
    ["/bostader//", "/bostader/"],
    ["//bostader/", "/bostader/"],
    ["/bostader//?q=1", "/bostader/?q=1"],
    ["//bostader", "/bostader/"],
    ["///", "/"],
    ["/kort//a", "/fi/a/"],
  ])("%s redirects to %s", async (target, location) => {
    const answer = await get(target)
    expect([statusOf(answer), headerOf(answer, "location")]).toEqual([301, location])
  })

  test.each(["//evil.example/", "/ingen//sida/", "//_rules.json"])("%s redirects nowhere", async (target) => {
    expect(statusOf(await get(target))).toBe(404)
  })
})

describe("Accept-Encoding", () => {
  const page = "<p>Kvistbo</p>".repeat(100)
  beforeAll(() => writeFileSync(join(folder, "lang.html"), page))
  test.each([
    ["*", "br"],
    ["BR", "br"],
    ["br;Q=0", undefined],
    ["br;q=0, *", "gzip"],
    ["*;q=0", undefined],
    ["gzip;q=0.5, br;q=0.4", "gzip"],
    ["gzip;q=1.0, br;q=1", "br"],
    ["identity, br;q=0.5", undefined],
    ["x-gzip", "gzip"],
    ["br;q=high", undefined],
    ["deflate", undefined],
    [",,;", undefined],
  ])("%s gets %s", async (accepted, encoding) => {
    expect(headerOf(await get("/lang.html", `Accept-Encoding: ${accepted}\r\n`), "content-encoding")).toBe(encoding)
  })
})

describe("If-None-Match", () => {
  test.each([
    ["the tag", (tag: string) => tag, 304],
    ["its strong form", (tag: string) => tag.replace("W/", ""), 304],
    ["a list that has it", (tag: string) => `"a", ${tag} , W/"b"`, 304],
    ["any", () => "*", 304],
    ["another", () => 'W/"a"', 200],
    ["a part of it", (tag: string) => tag.slice(0, -2), 200],
  ])("with %s", async (_, header, status) => {
    const tag = headerOf(await get("/"), "etag") ?? ""
    expect(tag).toMatch(/^W\/"[\w-]+"$/)
    expect(statusOf(await get("/", `If-None-Match: ${header(tag)}\r\n`))).toBe(status)
    expect(statusOf(await get("/ingen/", `If-None-Match: *\r\n`))).toBe(404)
  })

  test("distinguishes files with other content of the same time and length", async () => {
    const at = (text: string) => {
      const place = temporaryFolder()
      writeFiles(place, { "index.html": text })
      utimesSync(join(place, "index.html"), 1, 1)
      return started({}, place)
    }
    const tag = headerOf(await get("/", "", "GET", await at("<p>Ett</p>")), "etag")
    expect(statusOf(await get("/", `If-None-Match: ${tag}\r\n`, "GET", await at("<p>Tre</p>")))).toBe(200)
    expect(statusOf(await get("/", `If-None-Match: ${tag}\r\n`, "GET", await at("<p>Ett</p>")))).toBe(304)
  })
})

describe("HEAD", () => {
  test.each(["/", "/api/echo", "/stor.bin", "/ingen/", "/%"])("of %s has the length of GET", async (target) => {
    const [got, head] = [await get(target), await get(target, "", "HEAD")]
    expect(bodyOf(head)).toBe("")
    if (target !== "/api/echo") expect(headerOf(head, "content-length")).toBe(String(bodyOf(got).length))
    expect([statusOf(head), headerOf(head, "content-length")]).toEqual([statusOf(got), headerOf(got, "content-length")])
  })
})

test("a request for a part of a file gets the whole", async () => {
  const answer = await get("/stor.bin", "Range: bytes=0-1\r\n")
  expect([statusOf(answer), bodyOf(answer).length]).toEqual([200, long.length])
})

test.each([
  ["no HTTP", "hello\r\n\r\n", 400],
  ["headers that are too long", `GET / HTTP/1.1\r\nHost: a\r\nx: ${"a".repeat(20_000)}\r\n\r\n`, 431],
  ["a method that there is not", "HELLO / HTTP/1.1\r\nHost: a\r\n\r\n", 400],
  ["something to expect", "GET / HTTP/1.1\r\nHost: a\r\nExpect: 200-ok\r\nConnection: close\r\n\r\n", 417],
])("%s is refused with headers", async (_, bytes, status) => {
  const answer = await sendRaw(port, bytes)
  expect([statusOf(answer), headerOf(answer, "cache-control")]).toEqual([status, "no-store"])
})

describe("an unreadable file", () => {
  test("is a failure of the server, not of the visitor, and affects nothing else", async () => {
    // The system cannot read the memory of a process from its start.
    const release = { ...releaseIn(folder, rules), folder: "/proc/self" }
    const at = await started({}, folder, release)
    const answer = await get("/mem?secret=1", "", "GET", at)
    expect([statusOf(answer), bodyOf(answer), headerOf(answer, "cache-control")]).toEqual([
      500,
      "<p>Fel</p>",
      "no-store",
    ])
    expect(bodyOf(await get(`/task/${process.pid}/mem`, "", "GET", at))).toBe("<p>Virhe</p>")
    expect(statusOf(await get("/"))).toBe(200)
    expect(log.mock.calls.flat().join()).toMatch(/EIO/)
    expect(log.mock.calls.flat().join()).not.toMatch(/secret|mem/)
    expect(log).toHaveBeenCalledTimes(1)
  })
})

test("a page of a build without its folder is not gone for good", async () => {
  const gone = temporaryFolder()
  writeFiles(gone, { "404.html": "<p>Finns inte</p>", "500.html": "<p>Fel</p>" })
  const at = await started({}, gone)
  expect(statusOf(await get("/bostader/", "", "GET", at))).toBe(404)
  rmSync(gone, { recursive: true })
  const answer = await get("/bostader/", "", "GET", at)
  expect([statusOf(answer), headerOf(answer, "retry-after"), bodyOf(answer)]).toEqual([503, "5", "<p>Fel</p>"])
})

describe("a client that does not read", () => {
  test("is disconnected", async () => {
    const patient = await started({ idleMs: 200 })
    const socket = connect(patient, "localhost")
    socket.on("error", () => {})
    socket.write("GET /stor.bin HTTP/1.1\r\nHost: a\r\n\r\n".repeat(20))
    await once(running.at(-1) as Server, "connection")
    const [held] = await new Promise<[number | null]>((resolve) => {
      const ask = () =>
        (running.at(-1) as Server).getConnections((_, count) => (count === 0 ? resolve([count]) : setTimeout(ask, 20)))
      ask()
    })
    expect(held).toBe(0)
    socket.destroy()
    // Responses that were queued on the same connection close their files too.
    while (openFiles("stor.bin") > 0) await new Promise((resolve) => setTimeout(resolve, 20))
  })
})

describe("connections beyond the limit", () => {
  test("close the one that has been idle longest", async () => {
    const connections = new ConnectionLimit(3)
    const few = await started({ connections })
    const silent = []
    for (let count = 0; count < 3; count += 1) silent.push(await silentConnection(few))
    const closed = once(silent[0] as NonNullable<(typeof silent)[0]>, "close")
    expect(statusOf(await get("/", "", "GET", few))).toBe(200)
    await closed
    expect(silent[1]?.destroyed).toBe(false)
    for (const socket of silent) socket.destroy()
  })

  test("get a retry time while all workers are busy", async () => {
    const held: (() => void)[] = []
    const wait: Services = { "/api/wait": () => new Promise((resolve) => held.push(() => resolve(new Response("ok")))) }
    const served = { release: releaseIn(folder, rules), services: wait }
    const server = createSite(() => served, { connections: new ConnectionLimit(1) }).listen(0, "localhost")
    running.push(server)
    await once(server, "listening")
    const busy = (server.address() as AddressInfo).port
    const first = get("/api/wait", "", "GET", busy)
    await once(server, "request")
    const refused = await get("/", "", "GET", busy)
    expect([statusOf(refused), headerOf(refused, "retry-after")]).toEqual([503, "5"])
    for (const end of held) end()
    expect(statusOf(await first)).toBe(200)
  })
})

test("a response from memory has no other address", async () => {
  for (const target of ["/ingen/", "/"]) await get(target)
  for (const target of ["/404.html%0Aloaded", "/%0A/", "/_rules.json", "/\\", "/..%2f"])
    expect([target, statusOf(await get(target))]).toEqual([target, 404])
})

describe("the head of a response from memory", () => {
  const heads = (answer: string) =>
    answer
      .slice(0, answer.indexOf("\r\n\r\n"))
      .split("\r\n")
      .filter((line) => !/^(connection|keep-alive|date):/i.test(line))
  const ask = (target: string, method: string, version: string, connection: string) =>
    `${method} ${target} HTTP/${version}\r\nHost: a\r\nConnection: ${connection}\r\n\r\n`

  test.each([
    ["/", "GET"],
    ["/", "HEAD"],
    ["/ingen/", "GET"],
    ["/ingen/", "HEAD"],
  ])("of %s by %s is the same on a persistent connection as on one that ends", async (target, method) => {
    const ending = await sendRaw(port, ask(target, method, "1.1", "close"))
    const both = await sendRaw(port, ask(target, method, "1.1", "keep-alive") + ask("/ej/", "HEAD", "1.1", "close"))
    expect(heads(both)).toEqual(heads(ending))
    expect(headerOf(both, "x-frame-options")).toBe("DENY")
    expect(headerOf(both, "connection")).toBe("keep-alive")
    expect(headerOf(both, "keep-alive")).toBe("timeout=125")
    expect(Math.abs(Date.parse(headerOf(both, "date") ?? "") - Date.now())).toBeLessThan(60_000)
    const second = both.indexOf("HTTP/1.1 404", 20)
    expect(both.slice(both.indexOf("\r\n\r\n") + 4, second)).toBe(bodyOf(ending))
  })

  test("of HTTP/1.0 names the state of the connection", async () => {
    expect(headerOf(await sendRaw(port, ask("/", "GET", "1.0", "close")), "connection")).toBe("close")
  })
})
