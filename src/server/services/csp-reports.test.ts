/** @jest-environment node */
import { cspReports } from "./csp-reports.ts"

const origin = "https://www.kvistbo.example"
const address = `${origin}/api/csp-reports`

const begin = () => {
  const lines: string[] = []
  let time = 0
  const service = cspReports(
    origin,
    (line) => lines.push(line),
    () => time,
  )
  const send = (body: unknown, type = "application/csp-report", client = "192.0.2.1", method = "POST") =>
    service(
      new Request(address, {
        method,
        headers: { "content-type": type, "user-agent": "Visitor/1.0" },
        ...(method === "POST" && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      }),
      client,
    )
  const pass = (milliseconds: number) => {
    time += milliseconds
  }
  return { lines, send, pass }
}

const ofFirefox = (page = "/objekt/kvistgatan-12/?secret=1", blocked = "inline", directive = "script-src-elem") => ({
  "csp-report": {
    "document-uri": origin + page,
    "effective-directive": directive,
    "blocked-uri": blocked,
    "script-sample": "alert('Åsa Ek')",
    referrer: "https://search.example/?q=asa",
  },
})

const ofChromium = (page: string, blocked: string) => ({
  type: "csp-violation",
  url: origin + page,
  user_agent: "Visitor/1.0",
  body: { documentURL: origin + page, effectiveDirective: "require-trusted-types-for", blockedURL: blocked },
})

test("a report becomes a line with the directive, the blocked address and the kind of page, and without the visitor", async () => {
  const { lines, send } = begin()
  const answer = await send(ofFirefox())
  expect([answer.status, await answer.text()]).toEqual([204, ""])
  expect(lines).toEqual(["Content-Security-Policy: script-src-elem stopped inline on /objekt/*"])
})

test("Chromium sends several reports at a time, and others than of the policy among them", async () => {
  const { lines, send } = begin()
  const reports = [
    ofChromium("/en/property/kvistgatan-12/", "trusted-types-sink"),
    { type: "deprecation", body: { documentURL: origin } },
    ofChromium("/", "https://evil.example/a.js?visitor=1"),
  ]
  expect((await send(reports, "application/reports+json")).status).toBe(204)
  expect(lines).toEqual([
    "Content-Security-Policy: require-trusted-types-for stopped trusted-types-sink on /en/property/*",
    "Content-Security-Policy: require-trusted-types-for stopped https://evil.example on /",
  ])
})

test("a kind is logged at most once a minute, with its count", async () => {
  const { lines, send, pass } = begin()
  for (let i = 0; i < 5; i += 1) await send(ofFirefox(`/objekt/home-${i}/`))
  pass(59_999)
  await send(ofFirefox())
  expect(lines).toHaveLength(1)
  pass(1)
  await send(ofFirefox())
  expect(lines[1]).toBe("Content-Security-Policy: script-src-elem stopped inline on /objekt/* (and 5 more like it)")
})

test("invented reports fill neither the memory nor the log", async () => {
  const { lines, send } = begin()
  const made = (from: number) =>
    Array.from({ length: 20 }, (_, i) =>
      ofChromium(
        "/",
        `https://host-${String(from + i).replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "")}.example/`,
      ),
    )
  for (let i = 0; i < 30; i += 1) await send(made(i * 20), "application/reports+json", `192.0.2.${i}`)
  expect(lines).toHaveLength(101)
  expect(lines[100]).toBe("Content-Security-Policy: other violations")
})

test.each([
  ["a line break", ofFirefox("/", "inline\nForged: line", "script-src\nForged: line")],
  ["words of a visitor", ofFirefox("/Åsa%20Ek%0A070-1740605/asa@example.com")],
  ["no text", { "csp-report": { "document-uri": `${origin}/`, "effective-directive": 1, "blocked-uri": {} } }],
])("%s in a report does not reach the log", async (_, report) => {
  const { lines, send } = begin()
  expect((await send(report)).status).toBe(204)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^Content-Security-Policy: [a-z- ]+ stopped [a-z]+ on [/*]+$/)
})

test.each([
  ["of another site's page", { "csp-report": { "document-uri": "https://other.example/" } }],
  ["of no page", { "csp-report": {} }],
  ["of nothing", {}],
  ["that is null", { "csp-report": null }],
])("a report %s is ignored", async (_, report) => {
  const { lines, send } = begin()
  expect((await send(report)).status).toBe(204)
  expect(lines).toEqual([])
})

test.each([
  ["another method", 405, "", "application/csp-report", "GET"],
  ["another type", 415, "{}", "application/json", "POST"],
  ["a long body", 413, "x".repeat(16_385), "application/csp-report", "POST"],
  ["no JSON", 400, "{", "application/csp-report", "POST"],
  ["JSON that is no report", 400, "1", "application/csp-report", "POST"],
])("%s is answered %d", async (_, status, body, type, method) => {
  const { lines, send } = begin()
  const answer = await send(body, type, "192.0.2.1", method)
  expect(answer.status).toBe(status)
  expect(answer.headers.get("cache-control")).toBe("no-store")
  expect(lines).toEqual([])
})

test("a client that reports too much is throttled, and others are not", async () => {
  const { send } = begin()
  const statuses = await Promise.all(Array.from({ length: 61 }, async () => (await send(ofFirefox())).status))
  expect(statuses.filter((status) => status === 204)).toHaveLength(60)
  expect(statuses[60]).toBe(429)
  expect((await send(ofFirefox(), "application/csp-report", "198.51.100.1")).status).toBe(204)
})

test("of a faulty deployment, six thousand reports in an hour are taken, whoever sends them", async () => {
  const { send } = begin()
  const statusOf = async (number: number) =>
    (await send("", "application/csp-report", `10.0.${number >> 8}.${number & 255}`)).status
  for (let number = 0; number < 6000; number++) expect(await statusOf(number)).toBe(400)
  expect(await statusOf(6000)).toBe(429)
})
