/** @jest-environment node */

import { contactWords, limitWith } from "../../testing/contact.ts"
import { feedWords, homeFileWith } from "../../testing/published.ts"
import { searchAlertWith } from "../../testing/search-alerts.ts"
import type { SearchAlert } from "../store/search-alerts.ts"
import type { OfferedHomes } from "./offered-homes.ts"
import { searchAlerts } from "./search-alerts.ts"

const html = `<html lang="sv"><head><title>Kontakt</title><link rel="canonical" href="https://www.kvistbo.example/kontakt/"/></head>
<body><header><a hreflang="en" href="/en/contact/">English</a></header><nav>Trail</nav><main>Form</main><script src="/app.js"></script></body></html>`

const errors = {
  ...contactWords.errors,
  "form.foreign": "The form did not come from here.",
  "form.many": "Many forms have come.",
}
const texts: Readonly<Record<string, unknown>> = {
  "/search/feed.sv.json": feedWords,
  "/search/feed.en.json": feedWords,
  "/contact/sv.json": { ...contactWords, errors },
}

const id = "7d4cbb55-9d0a-4f39-8f0b-6d6f0a3c9d11"
const stored = searchAlertWith({ id, query: "rooms=2" })

const offered = { id: "a", formerIds: [], price: 1, status: "forSale", viewings: "" }

/** Follows searches with a store that records its calls. */
const following = (
  options: {
    readonly hasMail?: boolean
    readonly wait?: number
    readonly alert?: SearchAlert
    readonly files?: typeof texts
    readonly news?: OfferedHomes["news"]
  } = {},
) => {
  const calls: unknown[][] = []
  const service = searchAlerts({
    market: "se",
    alerts: {
      add: async (alert) => void calls.push(["add", alert]),
      find: async (wanted) => (wanted === id ? (options.alert ?? stored) : undefined),
      confirm: async (...args) => void calls.push(["confirm", ...args]),
      end: async (ended) => calls.push(["end", ended]) > 0,
      hasOffers: async () => true,
      recordOffers: async (_, homes) => void calls.push(["recordOffers", homes]),
    },
    published: async (path) => (path.endsWith(".html") ? html : JSON.stringify({ ...texts, ...options.files }[path])),
    homes: { version: async () => "1", page: async () => [offered], news: options.news ?? (async () => undefined) },
    hasMail: options.hasMail ?? true,
    limit: limitWith(
      () => options.wait ?? 0,
      () => calls.push(["countStored"]),
    ),
    now: () => new Date("2026-11-21T12:00:00.000Z"),
  })
  const ask = async (query: string, form?: Readonly<Record<string, string>>, headers = {}) => {
    const answer = await service(
      new Request(`https://www.kvistbo.example/api/search-alerts${query}`, {
        ...(form && { method: "POST", body: new URLSearchParams(form) }),
        headers: { ...(form && { "content-type": "application/x-www-form-urlencoded" }), ...headers },
      }),
      "192.0.2.1",
    )
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  return { calls, ask }
}

test("what a search says is never markup", async () => {
  const { ask } = following()
  const { text, status } = await ask(`?language=sv&q=${encodeURIComponent('"><b>x</b>')}`)
  expect(status).toBe(200)
  expect(text).not.toContain("<b>")
  expect(text).not.toContain("app.js")
  expect(text).not.toContain("canonical")
})

test("neither the id nor the address that was written is markup", async () => {
  const { ask } = following()
  expect((await ask(`?alert=${encodeURIComponent('"><b>')}`)).text).not.toContain("<b>")
  expect((await ask("", { language: "sv", query: "", email: '"><b>' })).text).not.toContain("<b>")
})

test("no NUL character reaches the store: an address with one is refused, and a search encodes it", async () => {
  const { ask, calls } = following()
  expect((await ask("", { language: "sv", query: "", email: "a\0sa@example.com" })).status).toBe(400)
  expect(calls).toEqual([])
  await ask("", { language: "sv\0", query: "q=a\0b&rooms=2\0", email: "asa@example.com" })
  expect(calls[0]).toEqual(["add", expect.objectContaining({ language: "sv", query: "q=a%00b" })])
})

test("an alert is stored with its search in one order, without how it is sorted", async () => {
  const { ask, calls } = following()
  const form = { language: "en", query: "sort=cheapest&rooms=3,2&nonsense=1", email: " asa@example.com " }
  expect((await ask("", form)).text).toContain("heading sent")
  expect(calls).toEqual([
    ["add", expect.objectContaining({ language: "en", market: "se", query: "rooms=2,3", email: "asa@example.com" })],
    ["countStored"],
  ])
})

test("a form of another site is refused", async () => {
  const { ask, calls } = following()
  const form = { language: "sv", query: "", email: "asa@example.com" }
  const { status, text } = await ask("", form, { "sec-fetch-site": "cross-site" })
  expect(status).toBe(403)
  expect(text).toContain("The form did not come from here.")
  expect(calls).toEqual([])
})

test("a site without e-mail offers the feed only, and stores nothing", async () => {
  const { ask, calls } = following({ hasMail: false })
  const { text } = await ask("?language=sv")
  expect(text).toContain("text feed.only")
  expect(text).not.toContain("<form")
  expect(text).not.toContain("text mail.")
  const { status, text: answer } = await ask("", { language: "sv", query: "", email: "asa@example.com" })
  expect(status).toBe(503)
  expect(answer).toContain("text mail.none")
  expect(calls).toEqual([])
})

/** Directives by which no text becomes a script. */
const trustedTypes = /; require-trusted-types-for 'script'; trusted-types 'none'$/

test("opening an alert changes nothing, and its page has neither scripts nor a referrer", async () => {
  const { ask, calls } = following()
  const { text, headers } = await ask(`?alert=${id}`)
  expect(text).toContain("heading unconfirmed")
  expect(calls).toEqual([])
  expect(headers.get("content-security-policy")).toContain("script-src 'none'")
  expect(headers.get("content-security-policy")).toMatch(trustedTypes)
  expect([headers.get("referrer-policy"), headers.get("cache-control")]).toEqual(["no-referrer", "no-store"])
})

test("the button confirms once the homes that are there are recorded, and the mail program's POST ends, whatever it sends", async () => {
  const { ask, calls } = following({})
  await ask(`?alert=${id}`, {})
  await ask(`?alert=${id}&end`, { "List-Unsubscribe": "One-Click" })
  expect(calls).toEqual([
    ["recordOffers", [offered]],
    ["confirm", id, new Date("2026-11-21T12:00:00.000Z")],
    ["end", id],
  ])
})

test("a mail program that ends an alert gets a sentence, and a visitor a page", async () => {
  const { ask } = following()
  const end = { "List-Unsubscribe": "One-Click" }
  expect((await ask(`?alert=${id}&end`, end)).text).toBe("The alert has ended.\n")
  expect((await ask(`?alert=${id}&end`, end, { accept: "text/html" })).text).toContain("<main>")
})

test("an alert of another market or too late is as if it were not there", async () => {
  for (const alert of [
    { ...stored, market: "fi" as const },
    { ...stored, requested: "2026-11-19T11:59:59.000Z" },
  ]) {
    const { ask, calls } = following({ alert })
    expect((await ask(`?alert=${id}`, {})).status).toBe(404)
    expect(calls).toEqual([])
  }
})

test("requests are limited, and ends are not", async () => {
  const { ask } = following({ wait: 60 })
  const { status, headers, text } = await ask("", { email: "asa@example.com" })
  expect([status, headers.get("retry-after")]).toEqual([429, "60"])
  expect(text).toContain("Many forms have come.")
  expect((await ask(`?alert=${id}&end`, {})).status).toBe(200)
})

test("a form of another site counts for nobody, and only a stored alert for all", async () => {
  const { ask, calls } = following({ wait: 60 })
  expect((await ask("", { email: "asa@example.com" }, { "sec-fetch-site": "cross-site" })).status).toBe(403)
  expect(calls).toEqual([])
  const free = following()
  await free.ask("", { language: "sv", query: "", email: "not an address" })
  expect(free.calls).toEqual([])
  await free.ask("", { language: "sv", query: "", email: "asa@example.com" })
  expect(free.calls.map(([name]) => name)).toEqual(["add", "countStored"])
})

test("an alert that has ended before is ended, and a page of a refused form may send its origin", async () => {
  const { ask, calls } = following()
  expect((await ask(`?alert=${id.replace("7", "8")}&end`, { "List-Unsubscribe": "One-Click" })).status).toBe(200)
  const { headers } = await ask("?language=sv")
  expect(headers.get("referrer-policy")).toBe("same-origin")
  expect(headers.get("content-security-policy")).toMatch(trustedTypes)
  const { status, text } = await ask("", { language: "sv", query: "", email: "a@b.se" }, { origin: "null" })
  expect([status, calls.length]).toEqual([403, 0])
  expect(text).toContain("<form")
})

test("a site of another version is as one without homes, or says nothing more of a refusal, and is logged", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {})
  const sentence = (file: string, field: string) =>
    `${file} of the site is not as this server reads it (${field}: expected an object): deploy the site and the server of one version.`
  const { follow: _, ...oldWords } = feedWords
  const { ask } = following({ files: { "/search/feed.sv.json": oldWords } })
  expect(await ask("?language=sv")).toMatchObject({ status: 404, text: "This site has no homes to search.\n" })
  const refusing = following({ wait: 60, files: { "/contact/sv.json": { ...contactWords, errors: [] } } })
  const { status, text } = await refusing.ask("", { language: "sv", query: "", email: "asa@example.com" })
  expect([status, text.includes("undefined"), text.includes("<form")]).toEqual([429, false, true])
  expect(log.mock.calls).toEqual([[sentence("search/feed.sv.json", "follow")], [sentence("contact/sv.json", "errors")]])
  log.mockRestore()
})

const noNews = { added: [], addedCount: 0, changed: [], changedCount: 0 }
const files = { "/homes/sv/a-1.json": homeFileWith() }

test("a home is followed by its present id, with its street, on a page that names it", async () => {
  const { ask, calls } = following({ files: { "/homes/sv/a-0.json": homeFileWith() }, news: async () => noNews })
  const { status, text } = await ask("?language=sv&home=a-0&rooms=2")
  expect(status).toBe(200)
  expect(text).toContain("home text heading")
  expect(text).toContain('<span class="chip">A 1</span>')
  expect(text).toContain("/api/homes-feed?language=sv&amp;home=a-1")
  expect(text).toContain('href="/objekt/a-1/"')
  await ask("", { language: "sv", query: "home=a-0", email: "asa@example.com" })
  expect(calls[0]).toEqual(["add", expect.objectContaining({ query: "home=a-1", street: "A 1" })])
})

test("a home that is sold or not there cannot be followed, and its id is no markup", async () => {
  for (const status of ["sold", "gone"] as const) {
    const { ask, calls } = following({
      files,
      news: async () => ({ ...noNews, home: { status, added: [], cancelled: [] } }),
    })
    const page = await ask(`?language=sv&home=${encodeURIComponent('"><b>')}`)
    expect([page.status, page.text.includes("<b>")]).toEqual([404, false])
    expect(page.text).toContain("home heading notForSale")
    expect(page.text).toContain('<a href="/bostader/">home text anyHome</a>')
    expect((await ask("", { language: "sv", query: "home=a-1", email: "asa@example.com" })).status).toBe(404)
    expect(calls).toEqual([])
  }
})

test("while the homes cannot be looked up, a home can be followed later", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {})
  const { ask, calls } = following({ files })
  expect((await ask("?language=sv&home=a-1")).status).toBe(503)
  expect((await ask("", { language: "sv", query: "home=a-1", email: "asa@example.com" })).status).toBe(503)
  expect(calls).toEqual([])
  log.mockRestore()
})

test("a form about a home that is refused is shown again for the home", async () => {
  const { ask } = following({ files, news: async () => noNews, wait: 60 })
  const referer = "https://www.kvistbo.example/api/search-alerts?language=sv&home=a-1"
  const { status, text } = await ask("", { email: "asa@example.com" }, { referer })
  expect(status).toBe(429)
  expect(text).toContain('name="query" value="home=a-1"')
})

test("the page of an alert about a home speaks of the home", async () => {
  const { ask } = following({ alert: { ...stored, query: "home=a-1", street: "A 1" } })
  const { text } = await ask(`?alert=${id}`)
  expect(text).toContain("home heading unconfirmed")
  expect(text).toContain('<span class="chip">A 1</span>')
})
