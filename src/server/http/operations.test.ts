/** @jest-environment node */
import { once } from "node:events"
import { createServer, type Server } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { join } from "node:path"
import { memoryStore, validFields } from "../../testing/contact.ts"
import { contactRequestWith } from "../../testing/contact-requests.ts"
import { temporaryFolder } from "../../testing/folders.ts"
import type { Query } from "../store/database.ts"
import { sqlContactRequests } from "../store/sql-contact-requests.ts"
import { openSqlite } from "../store/sqlite.ts"
import { accessLogTo } from "./access-log.ts"
import { healthServices, type Readiness } from "./health.ts"
import { createMetrics } from "./metrics.ts"
import { accessLogOf } from "./observability.ts"
import { operationsServer } from "./operations.ts"
import { kindOf, loggedPathOf, onResponse, type RequestSummary } from "./request-summary.ts"
import { withHealth } from "./store-health.ts"

const running: Server[] = []
afterEach(() => {
  for (const server of running.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})
const listen = async (server: Server): Promise<number> => {
  running.push(server.listen(0, "127.0.0.1"))
  await once(server, "listening")
  return (server.address() as AddressInfo).port
}

const summaryWith = (more: Partial<RequestSummary> = {}): RequestSummary => ({
  method: "GET",
  path: "/",
  status: 200,
  bytes: 100,
  ms: 2,
  ...more,
})

describe("answered requests", () => {
  test("are reported one by one with the bytes sent, also on one connection", async () => {
    const summaries: RequestSummary[] = []
    const server = createServer((request, response) => {
      response.writeHead(request.url === "/gone" ? 404 : 200, { "content-length": 3, date: "x" }).end("abc")
    })
    onResponse(server, (one) => summaries.push(one))
    const port = await listen(server)
    const socket = connect(port, "127.0.0.1")
    socket.write(
      "GET /a/?secret=1 HTTP/1.1\r\nHost: a\r\n\r\nGET /gone HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
    )
    let received = ""
    socket.on("data", (chunk) => {
      received += chunk
    })
    await once(socket, "close")
    expect(summaries.map(({ method, path, status }) => [method, path, status])).toEqual([
      ["GET", "/a/", 200],
      ["GET", "/gone", 404],
    ])
    expect(summaries.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(received.length)
    expect(JSON.stringify(summaries)).not.toContain("secret")
  })

  test.each([
    ["/a/?q=1", "/a/"],
    ["/a#b", "/a"],
    ["http://u:p@host/a?q", "/a"],
    [`/${"a".repeat(15_000)}`, `/${"a".repeat(199)}`],
  ])("have a path without possible secrets", (target, path) => {
    expect(loggedPathOf(target)).toBe(path)
  })

  test.each([
    ["/", "page"],
    ["/bostader/", "page"],
    ["/app-1a2b.js", "file"],
    ["/api/homes-feed", "service"],
    ["/api/contact-requests", "contact"],
    ["/readyz", "health"],
  ])("at %s are of the kind %s", (path, kind) => {
    expect(kindOf(path)).toBe(kind)
  })
})

describe("the log of requests", () => {
  test("is one line of JSON with only these fields", () => {
    const lines: string[] = []
    accessLogTo({ write: (line: string) => void lines.push(line) })("fi", summaryWith({ path: "/kodit/" }))
    expect(lines).toHaveLength(1)
    const { time, ...rest } = JSON.parse(lines[0] ?? "")
    expect(new Date(time).toISOString()).toBe(time)
    expect(rest).toEqual({ level: "info", site: "fi", method: "GET", path: "/kodit/", status: 200, bytes: 100, ms: 2 })
    expect(lines[0]).toMatch(/^\{"level":"info","time":.*\}\n$/)
  })

  test.each([
    [undefined, false],
    ["", false],
    [" json ", true],
  ])("with ACCESS_LOG %j is %s", (configured, isOn) => {
    expect(accessLogOf(configured)).toBe(isOn)
  })

  test("in another form is refused by the variable's name", () => {
    expect(() => accessLogOf("combined")).toThrow('ACCESS_LOG is "combined": give json, or leave it out.')
  })
})

describe("metrics", () => {
  const figures = {
    openConnections: () => 7,
    cacheBytes: () => 4096,
    storeProblems: () => 2,
    isStoreUsable: () => false,
    deliveries: () => undefined,
    mailboxes: () => undefined,
  }
  const lineOf = (text: string, name: string) => text.split("\n").filter((line) => line.startsWith(name))

  test("count requests by site, class of status and kind, and contact requests by outcome", async () => {
    const metrics = createMetrics(figures)
    for (const status of [200, 200, 304, 404]) metrics.count("se", summaryWith({ status }))
    for (const status of [201, 303, 400, 429, 503])
      metrics.count("fi", summaryWith({ method: "POST", path: "/api/contact-requests", status }))
    metrics.count("fi", summaryWith({ path: "/api/contact-requests", status: 405 }))
    const text = await metrics.text()
    expect(lineOf(text, 'kvistbo_http_requests_total{site="se"')).toEqual([
      'kvistbo_http_requests_total{site="se",status="2xx",kind="page"} 2',
      'kvistbo_http_requests_total{site="se",status="3xx",kind="page"} 1',
      'kvistbo_http_requests_total{site="se",status="4xx",kind="page"} 1',
    ])
    expect(lineOf(text, "kvistbo_contact_requests_total")).toEqual([
      'kvistbo_contact_requests_total{site="fi",outcome="stored"} 2',
      'kvistbo_contact_requests_total{site="fi",outcome="refused"} 2',
      'kvistbo_contact_requests_total{site="fi",outcome="failed"} 1',
    ])
    expect(text).toContain('kvistbo_http_request_duration_seconds_bucket{le="0.005",site="se",kind="page"} 4')
  })

  test("contain the current state of the process", async () => {
    const metrics = createMetrics(figures)
    for (const _ of [1, 2]) {
      const text = await metrics.text()
      expect(lineOf(text, "kvistbo_deliveries_")).toEqual([
        "kvistbo_deliveries_waiting -1",
        "kvistbo_deliveries_failed -1",
      ])
      expect(lineOf(text, "kvistbo_http_connections_open")).toEqual(["kvistbo_http_connections_open 7"])
      expect(lineOf(text, "kvistbo_page_cache_bytes")).toEqual(["kvistbo_page_cache_bytes 4096"])
      expect(lineOf(text, "kvistbo_store_problems_total")).toEqual(["kvistbo_store_problems_total 2"])
      expect(lineOf(text, "kvistbo_store_usable")).toEqual(["kvistbo_store_usable 0"])
      expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m)
      expect(text).toMatch(/^process_resident_memory_bytes /m)
    }
  })
})

describe("the store's health", () => {
  test("depends on its use", async () => {
    const memory = memoryStore()
    const { store, health } = withHealth(memory.store)
    await store.add(contactRequestWith())
    expect(health()).toEqual({ isUsable: true, problems: 0 })
    const failing = withHealth({ ...memory.store, add: () => Promise.reject(new Error("locked")) })
    await expect(failing.store.add(contactRequestWith())).rejects.toThrow("locked")
    expect(failing.health()).toEqual({ isUsable: false, problems: 1 })
  })

  test("is refreshed by a query that reads no table from its beginning to its end", async () => {
    const database = openSqlite(join(temporaryFolder(), "leads.sqlite"))
    const statements: string[] = []
    const query: Query = (statement, values) => {
      statements.push(statement)
      return database.query(statement, values)
    }
    const { store, health } = withHealth(sqlContactRequests({ ...database, query }))
    await store.add(contactRequestWith())
    statements.length = 0
    const later = withHealth(store, () => Date.now() + 60_000)
    expect(later.health().isUsable).toBeUndefined()
    // Answered after the query of the refresh, in the same thread.
    await store.signUps("kvistgatan-12")
    expect(statements.length).toBeGreaterThan(1)
    const steps = await database.query(`explain query plan ${statements[0]}`)
    expect(steps.map(({ detail }) => detail)).toEqual([expect.stringMatching(/^SEARCH contact_request USING INDEX /)])
    expect(health().isUsable).toBe(true)
    await database.close()
  })

  test("is refreshed when old, once at a time, and delays nobody", async () => {
    let now = 0
    const pendingQueries: (() => void)[] = []
    const { health } = withHealth(
      { ...memoryStore().store, find: () => new Promise((resolve) => pendingQueries.push(() => resolve(undefined))) },
      () => now,
    )
    expect([health(), health()]).toEqual([
      { isUsable: undefined, problems: 0 },
      { isUsable: undefined, problems: 0 },
    ])
    expect(pendingQueries).toHaveLength(1)
    pendingQueries[0]?.()
    await new Promise(setImmediate)
    expect(health().isUsable).toBe(true)
    now = 10_001
    health()
    expect(pendingQueries).toHaveLength(2)
    pendingQueries[1]?.()
    await new Promise(setImmediate)
    // The clock is set back.
    now = -10_001
    health()
    expect(pendingQueries).toHaveLength(3)
  })
})

describe("health", () => {
  const ready: Readiness = {
    sites: new Map([
      ["se", true],
      ["fi", true],
    ]),
    store: true,
    deliveries: null,
  }
  const healthAnswer = async (readiness: Readiness, path: "/livez" | "/readyz" = "/readyz", method = "GET") => {
    const response = await healthServices(() => readiness)[path](new Request(`http://localhost${path}`, { method }), "")
    expect(response.headers.get("cache-control")).toBe("no-store")
    return [response.status, response.body && (await response.json())]
  }

  test("is good if each site is served, whatever the store does", async () => {
    expect(await healthAnswer(ready)).toEqual([
      200,
      { ready: true, sites: { se: "served", fi: "served" }, store: "usable" },
    ])
    expect((await healthAnswer({ ...ready, store: false }))[0]).toBe(200)
    expect(await healthAnswer({ ...ready, store: undefined })).toEqual([
      200,
      { ready: true, sites: { se: "served", fi: "served" }, store: "not tried yet" },
    ])
  })

  test("counts what waits to be delivered, once that is known", async () => {
    const [, uncounted] = await healthAnswer({ ...ready, deliveries: undefined })
    expect(uncounted).toMatchObject({ deliveries: "not counted yet" })
    const [status, counted] = await healthAnswer({ ...ready, deliveries: { waiting: 3, failed: 1 } })
    expect([status, counted]).toEqual([200, expect.objectContaining({ deliveries: { waiting: 3, failed: 1 } })])
  })

  test("is bad if a site is missing", async () => {
    expect(
      await healthAnswer({
        ...ready,
        sites: new Map([
          ["se", true],
          ["fi", false],
        ]),
      }),
    ).toEqual([503, { ready: false, sites: { se: "served", fi: "not served" }, store: "usable" }])
  })

  test("is read-only", async () => {
    expect((await healthAnswer(ready, "/livez", "POST"))[0]).toBe(405)
  })
})

test("the port of the operator answers metrics and health, and nothing else", async () => {
  const metrics = createMetrics({
    openConnections: () => 0,
    cacheBytes: () => 0,
    storeProblems: () => 0,
    isStoreUsable: () => true,
    deliveries: () => ({ waiting: 3, failed: 1 }),
    mailboxes: () => ({ overLimit: 4, unwanted: 5, endedAlerts: 6 }),
  })
  const health = healthServices(() => ({ sites: new Map([["no", true]]), store: true, deliveries: null }))
  const address = `http://127.0.0.1:${await listen(operationsServer(metrics, health))}`
  const read = await fetch(`${address}/metrics`)
  expect([read.status, read.headers.get("content-type")]).toEqual([200, "text/plain; version=0.0.4; charset=utf-8"])
  const text = await read.text()
  expect(text).toMatch(/^# HELP kvistbo_http_requests_total /m)
  expect(text).toMatch(/^kvistbo_deliveries_waiting 3$/m)
  expect(text).toMatch(/^kvistbo_deliveries_failed 1$/m)
  expect(text).toMatch(/^kvistbo_messages_left_out_total\{reason="limit"\} 4$/m)
  expect(text).toMatch(/^kvistbo_messages_left_out_total\{reason="unwanted"\} 5$/m)
  expect(text).toMatch(/^kvistbo_alerts_refused_total 6$/m)
  expect((await fetch(`${address}/readyz?x`)).status).toBe(200)
  expect((await fetch(`${address}/livez`, { method: "HEAD" })).status).toBe(200)
  expect((await fetch(`${address}/`)).status).toBe(404)
  expect((await fetch(`${address}/constructor`)).status).toBe(404)
  expect((await fetch(`${address}/metrics`, { method: "POST", body: JSON.stringify(validFields) })).status).toBe(405)
})
