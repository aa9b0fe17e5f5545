import { scrub, withoutOthers } from "./scrub.ts"

const text = (value: string, typed: readonly string[] = []) => scrub(value, typed)

test.each([
  ["write to anna.berg+home@mail.example.se now", "write to [e-mail] now"],
  ["<anna@kvistbo.example>", "<[e-mail]>"],
  ["e=anna%40kvistbo.example&x=1", "e=[e-mail]&x=1"],
  ["mailto:åsa.öberg@företag.se", "mailto:[e-mail]"],
  ["a@b.se,c@d.fi", "[e-mail],[e-mail]"],
])("an e-mail address is removed from %p", (value, expected) => {
  expect(text(value)).toBe(expected)
})

test.each([
  "node_modules/@sentry/core/index.js",
  "gatsby@5.16.1",
  "http://public@localhost:9999/1",
  "@media print",
  "user@host",
])("no e-mail address is found in %p", (value) => {
  expect(text(value)).toBe(value)
})

test.each([
  ["+46 70 123 45 67"],
  ["+46701234567"],
  ["+46 (0)70-123 45 67"],
  ["+46-8-123 456 78"],
  ["+46 8 123 456 78"],
  ["+358 40 123 4567"],
  ["+358401234567"],
  ["+47 22 33 44 55"],
  ["+4791234567"],
  ["+1 202 555 0123"],
  ["0046 70 123 45 67"],
  ["00358401234567"],
  ["070-123 45 67"],
  ["0701234567"],
  ["08-123 45 67"],
  ["08-12 34 56"],
  ["0455-123 45"],
  ["040 123 4567"],
  ["040-123-4567"],
  ["09 1234 567"],
  ["050 1234567"],
  ["22 33 44 55"],
  ["912 34 567"],
  ["070\u00a0123\u00a045\u00a067"],
  ["070–123 45 67"],
  ["070 - 123 45 67"],
  ["070 – 123 45 67"],
  ["070‑123‑45‑67"],
  ["(070) 123 45 67"],
  ["(08)-123 45 67"],
  ["+46 70 – 123 45 67"],
  ["91234567"],
  ["40123456"],
  ["22334455"],
])("the phone number %p is removed", (phone) => {
  expect(text(phone)).toBe("[phone]")
  expect(text(`ring ${phone}, tack.`)).toBe("ring [phone], tack.")
  expect(text(`t=${encodeURIComponent(phone)}&x=1`)).toBe("t=[phone]&x=1")
  expect(text(`t=${encodeURIComponent(phone).replaceAll("%20", "+")}`)).toBe("t=[phone]")
  expect(text(`{"phone":"${phone}"}`)).toBe('{"phone":"[phone]"}')
})

test("the number of a tel link is removed", () => {
  expect(text("tel:91234567")).toBe("tel:[phone]")
  expect(text("hotel:12345678")).toBe("hotel:12345678")
})

test.each([
  "2026-11-20",
  "2026-11-20T08:30:00.123Z",
  "20-11-2026",
  "05-12-2026",
  "1795413000",
  "1795413000123",
  "1795413000.0701234",
  "0.0701234567",
  "4 950 000 kr",
  "4\u00a0950\u00a0000 kr",
  "12 500 000 kr",
  "12500000",
  "25950000",
  "20261120",
  "249 000,50 €",
  "1.250.000",
  "3f1c0701234567aa9e0046701234567b",
  "0701234567abcdef0701234567abcdef",
  "01234567-0123-4123-8123-012345678901",
  "123e4567-0701-2345-6700-0a1b2c3d4e5f",
  "app-0701234567.js",
  "component---src-visit-front-front-tsx-07012345670123456789.js",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.8078.79 Safari/537.36",
  "/objekt/kvistgatan-12/",
  "100 00 Stockholm",
  "0455-1",
  "version 10.68.0",
  "1 2 3 4 5 6 7 8",
])("nothing personal is found in %p", (value) => {
  expect(text(value)).toBe(value)
})

test("typed text is removed everywhere, in any case and in URL encoding", () => {
  expect(text("Cannot greet anna berg", ["Anna Berg"])).toBe("Cannot greet [typed]")
  expect(text("name=Anna%20Berg&again=Anna+Berg", ["Anna Berg"])).toBe("name=[typed]&again=[typed]")
  expect(text("/namn/%C3%85sa/", ["  Åsa "])).toBe("/namn/[typed]/")
  expect(text("Anna Berg, Anna", ["Anna", "Anna Berg"])).toBe("[typed], [typed]")
  expect(text("What? (yes)", ["What? (yes)"])).toBe("[typed]")
  expect(text("a\ud800b", ["a\ud800b"])).toBe("[typed]")
})

test.each([
  ["Bo Ek", "No room for Bo Ek; BO EK, EK, BO or bo_ek", "No room for [typed]; [typed], [typed] or [typed]"],
  ["Bo Ek", "Ek Bo, and Ek, Bo, and Bo-Ek", "[typed], and [typed], and [typed]"],
  ["Bo Ek", "/namn/bo-ek/ and name=Bo%20Ek", "/namn/[typed]/ and name=[typed]"],
  ["Åsa", "/namn/%C3%A5sa/, ÅSA and A\u030Asa", "/namn/[typed]/, [typed] and [typed]"],
  ["A\u030Asa", "Åsa", "[typed]"],
  ["Åsa Ek", "Cannot greet åsa", "Cannot greet [typed]"],
  ["Anna Berg", "anna.berg@mail.example, Anna", "[e-mail], [typed]"],
  ["Ola Berg", "Berg is at Solavägen with Ola", "[typed] is at Solavägen with [typed]"],
  ["14 B", "Door 14 B", "Door [typed]"],
])("the name %p is removed in each form: %p", (name, value, expected) => {
  expect(text(value, [name])).toBe(expected)
})

test("one word of a longer text stays, so that a message does not blank every report", () => {
  const message = "Hej, the page is undefined and I cannot read it"
  expect(text("x is undefined", [message])).toBe("x is undefined")
  expect(text(`Sent: ${message}`, [message])).toBe("Sent: [typed]")
})

test("a word of less than three letters identifies nobody, and stays", () => {
  expect(text("Bo is at home", ["Bo", "", " Bo "])).toBe("Bo is at home")
  expect(text("Ola is at home", ["Ola"])).toBe("[typed] is at home")
})

test.each([
  ["/?namn=Anna&fbclid=IwAR0", "/"],
  ["GET https://kvistbo.example/tack/?a=1#b", "GET https://kvistbo.example/tack/"],
  ["https://kvistbo.example?a=1", "https://kvistbo.example"],
  ["at /#Anna, and at /x/?ts=0123456789 too", "at / and at /x/ too"],
  ['{"to":"/?a=1","from":"/b/#c"}', '{"to":"/","from":"/b/"}'],
  ["robots.txt?namn=Anna", "robots.txt"],
  ["?namn=Anna", ""],
  ["?utm_source=a", ""],
])("the addresses in %p have no query and no fragment", (value, expected) => {
  expect(text(value)).toBe(expected)
})

test.each(["What? Nothing", "Minified React error #31; see the page", "div#main > a", "a#b", "Is a / b?"])(
  "no address is found in %p",
  (value) => {
    expect(text(value)).toBe(value)
  },
)

test("every address in an event, or piece of one, loses its query", () => {
  expect(
    scrub(
      {
        transaction: "/?namn=Anna Berg",
        request: { url: "https://kvistbo.example/?namn=Anna Berg", query_string: "namn=Anna" },
        spans: [
          {
            description: "GET /a/?b=c",
            data: { "url.full": "/a/?b=c d", "url.query": "b=c", "url.fragment": "d", "http.query": "?b" },
          },
        ],
        breadcrumbs: [
          { category: "navigation", data: { from: "?namn=Anna Berg", to: "/b/#Anna Berg" } },
          { category: "fetch", data: { url: "a.json?namn", method: "GET" } },
        ],
      },
      [],
    ),
  ).toEqual({
    transaction: "/",
    request: { url: "https://kvistbo.example/" },
    spans: [{ description: "GET /a/", data: { "url.full": "/a/" } }],
    breadcrumbs: [
      { category: "navigation", data: { from: "", to: "/b/" } },
      { category: "fetch", data: { url: "a.json", method: "GET" } },
    ],
  })
})

test.each([
  ["/page-data/app-data.json", true],
  ["app.js", true],
  ["https://www.kvistbo.example/a?b=c", true],
  ["http://localhost:7777/a", true],
  ["http://[", true],
  ["blob:https://www.kvistbo.example/1", true],
  ["https://www.google-analytics.com/g/collect?cid=1.2", false],
  ["//www.facebook.com/tr/?fbp=fb.1", false],
  ["http://www.kvistbo.example/a", false],
  ["https://www.kvistbo.example:8443/a", false],
  ["https://localhost.example/a", false],
  ["https://other.example/localhost/", false],
])("whether an event contains a request for %s: %p", (address, isReported) => {
  const page = "https://www.kvistbo.example/?a=b"
  const fetched = { category: "fetch", data: { url: address } }
  const span = { op: "http.client", data: { "url.full": address } }
  const older = { op: "http.client", data: { "http.url": address } }
  const picture = { op: "resource.img", description: address }
  const own = [{ category: "console", message: "Hej" }, { category: "ui.click", message: "a" }, { op: "paint" }]
  const event = { event_id: "1", breadcrumbs: [fetched, ...own], spans: [span, older, ...own] }
  expect(withoutOthers(event, page)).toEqual(isReported ? event : { event_id: "1", breadcrumbs: own, spans: own })
  const isWhole = /^https?:/.test(address)
  expect(withoutOthers({ spans: [picture] }, page)).toEqual({ spans: isReported || !isWhole ? [picture] : [] })
})

test("an event without requests has none", () => {
  expect(withoutOthers({ event_id: "1" }, "https://www.kvistbo.example/")).toEqual({ event_id: "1" })
})

test("every text of an event is scrubbed, at any depth, and nothing else changes", () => {
  const event = {
    event_id: "ab0701234567",
    timestamp: 1795413000.5,
    message: "a@b.se",
    exception: {
      values: [{ type: "TypeError", value: "Anna: 070-123 45 67", stacktrace: { frames: [{ lineno: 7 }] } }],
    },
    breadcrumbs: [{ category: "console", level: "error", data: { arguments: ["Anna", 3, null, true] } }],
    extra: undefined,
  }
  expect(scrub(event, ["Anna"])).toEqual({
    event_id: "ab0701234567",
    timestamp: 1795413000.5,
    message: "[e-mail]",
    exception: {
      values: [{ type: "TypeError", value: "[typed]: [phone]", stacktrace: { frames: [{ lineno: 7 }] } }],
    },
    breadcrumbs: [{ category: "console", level: "error", data: { arguments: ["[typed]", 3, null, true] } }],
    extra: undefined,
  })
})

test("ids and kinds stay unchanged, whatever the visitor types", () => {
  const event = {
    event_id: "abc1",
    type: "transaction",
    level: "error",
    contexts: { trace: { trace_id: "abc2", span_id: "abc3", op: "pageload", status: "ok" } },
    sdk: { name: "sentry.javascript.gatsby" },
  }
  expect(scrub(event, ["abc", "transaction", "error", "pageload", "gatsby"])).toEqual(event)
})

test.each([
  ["letters before the @ of an address", "a".repeat(65), "@kvistbo.example", "a[e-mail]"],
  ["parts of its host", "anna@", `${"ab.".repeat(9)}se`, "[e-mail].se"],
  ["digits of a phone number", "+46701234567890", "1234", "+467012345678901234"],
])("at most a few %s are searched, so that long texts do not take longer per letter", (_, from, to, expected) => {
  expect(text(from + to)).toBe(expected)
})

test("a long text without an end stays unchanged", () => {
  const long = "a1.".repeat(100_000)
  expect(text(long)).toBe(long)
})
