/** @jest-environment node */

import { markets } from "../../spec/markets.ts"
import { feedWords, homeFileWith, homesDataOf } from "../../testing/published.ts"
import { homesFeed } from "./homes-feed.ts"

const home = (headline: string, updated: string) => homeFileWith({ headline }, { updated })
const data = (ids: readonly string[], changed: readonly number[]) => homesDataOf(ids, { changed })

/** Serves feeds from given files, and records which files are read. */
const publishing = (files: Readonly<Record<string, unknown>>, version = () => "1", modified = () => 0) => {
  const read: string[] = []
  const feed = homesFeed(markets.se, async (path) =>
    files[path] === undefined
      ? undefined
      : {
          version: version(),
          modified: modified(),
          text: async () => {
            read.push(path)
            return JSON.stringify(files[path])
          },
        },
  )
  return {
    read,
    ask: (query: string, init?: RequestInit) => feed(new Request(`http://localhost/api/homes-feed?${query}`, init), ""),
  }
}
const answer = (files: Readonly<Record<string, unknown>>, query: string, init?: RequestInit) =>
  publishing(files).ask(query, init)

const files = {
  "/search/homes.json": data(["a-1"], [0]),
  "/search/feed.sv.json": feedWords,
  "/homes/sv/a-1.json": home("Etta & <två>", "2026-10-02"),
}

test("a headline is text, whatever its characters", async () => {
  const xml = await (await answer(files, "language=sv")).text()
  expect(xml).toContain("<![CDATA[Etta &amp; &lt;två&gt;]]>")
  expect(xml).toContain("<updated>2026-10-02T00:00:00.000Z</updated>")
})

test("a home deleted since the search data was read is left out", async () => {
  const response = await answer({ ...files, "/homes/sv/a-1.json": undefined }, "language=sv")
  expect(response.status).toBe(200)
  expect(await response.text()).not.toContain("<entry>")
})

test("the entry of a home with former ids keeps the id that it had first, and leads to its page", async () => {
  const renamed = { ...data(["a-1"], [0]), formerIds: { "a-1": ["a-0", "a"] } }
  const xml = await (await answer({ ...files, "/search/homes.json": renamed }, "language=sv")).text()
  expect(xml).toContain("<id>https://www.kvistbo.example/objekt/a-0/</id>")
  expect(xml).toContain('href="https://www.kvistbo.example/objekt/a-1/"')
})

test("HEAD has no body, and other methods are refused", async () => {
  expect(await (await answer(files, "language=sv", { method: "HEAD" })).text()).toBe("")
  const refusal = await answer(files, "language=sv", { method: "POST" })
  expect([refusal.status, refusal.headers.get("allow")]).toEqual([405, "GET, HEAD"])
})

test("a page after the last is empty and links back", async () => {
  const xml = await (await answer(files, "language=sv&page=2&q=a")).text()
  expect(xml).not.toContain("<entry>")
  expect(xml).toContain('<link rel="previous" href="https://www.kvistbo.example/api/homes-feed?language=sv&amp;q=a"/>')
})

test.each(["0", "-1", "1.5", "99999", ""])("%p is no page", async (page) => {
  expect((await answer(files, `language=sv&page=${page}`)).status).toBe(400)
})

test("the homes are read once, and again after a new release", async () => {
  let version = "1"
  const changing: Record<string, unknown> = { ...files, "/homes/sv/b-2.json": home("Tvåa", "2026-10-03") }
  const { read, ask } = publishing(changing, () => version)
  const searchesRead = () => read.filter((path) => path === "/search/homes.json").length
  await ask("language=sv")
  await ask("language=sv&q=a")
  expect(searchesRead()).toBe(1)
  changing["/search/homes.json"] = data(["a-1", "b-2"], [0, 0])
  version = "2"
  expect(await (await ask("language=sv")).text()).toContain("Tvåa")
  expect(searchesRead()).toBe(2)
})

test("the same query gets a cached response, until the homes are published again", async () => {
  let version = "1"
  const { read, ask } = publishing(files, () => version)
  const first = await (await ask("language=sv&q=etta&rooms=1")).text()
  const before = read.length
  expect(await (await ask("rooms=1&q=etta&language=sv&unknown=1")).text()).toBe(first)
  expect(read).toHaveLength(before)
  await ask("language=sv&q=b")
  expect(read.length).toBeGreaterThan(before)
  version = "2"
  const later = read.length
  await ask("language=sv&q=etta&rooms=1")
  expect(read.length).toBeGreaterThan(later)
})

test("a cached response lasts for five minutes, because what is new depends on the time", async () => {
  jest.useFakeTimers({ now: Date.parse("2026-11-20T12:00:00Z") })
  try {
    const { read, ask } = publishing(files, () => "1")
    await ask("language=sv")
    const once = read.length
    jest.advanceTimersByTime(4.9 * 60_000)
    await ask("language=sv")
    expect(read).toHaveLength(once)
    jest.advanceTimersByTime(0.2 * 60_000)
    await ask("language=sv")
    expect(read.length).toBeGreaterThan(once)
  } finally {
    jest.useRealTimers()
  }
})

test("a client over the limit has to wait, except for cached feeds", async () => {
  let wait = 0
  const feed = homesFeed(
    markets.se,
    async (path) => {
      const content = files[path as keyof typeof files]
      return content && { version: "1", modified: 0, text: async () => JSON.stringify(content) }
    },
    async () => wait,
  )
  const ask = (query: string) => feed(new Request(`http://localhost/api/homes-feed?${query}`), "")
  expect((await ask("language=sv")).status).toBe(200)
  wait = 7
  expect((await ask("language=sv")).status).toBe(200)
  const refusal = await ask("language=sv&q=a")
  expect([refusal.status, refusal.headers.get("retry-after")]).toEqual([429, "7"])
})

test("two sites share nothing", async () => {
  const one = publishing(files)
  const other = publishing({ ...files, "/search/homes.json": data([], []) })
  expect(await (await one.ask("language=sv")).text()).toContain("<entry>")
  expect(await (await other.ask("language=sv")).text()).not.toContain("<entry>")
})

test("if a host reports no version, the homes are read each time", async () => {
  const { read, ask } = publishing(files, () => "")
  await ask("language=sv")
  await ask("language=sv")
  expect(read.filter((path) => path === "/search/homes.json")).toHaveLength(2)
})

test("a title contains the search as text, without characters that XML cannot have", async () => {
  const searchQuery = `language=sv&place=solna&q=${encodeURIComponent("a <b> & c\u0001")}`
  const xml = await (await answer(files, searchQuery)).text()
  expect(xml).toContain("<title>Kvistbo: Solna · ”a &lt;b&gt; &amp; c”</title>")
})

const taggedAnswer = async (ask: ReturnType<typeof publishing>["ask"], query: string, tag = "") => {
  const response = await ask(query, { headers: { "if-none-match": tag } })
  return { status: response.status, tag: response.headers.get("etag") ?? "", text: await response.text() }
}
const feedUpdated = (xml: string) => /<updated>(.*?)<\/updated>/.exec(xml)?.[1]

test.each(["language=sv", "language=sv&price=..0"])(
  "the feed %p is not sent twice, until it changes",
  async (query) => {
    let version = "1"
    const changing: Record<string, unknown> = { ...files, "/homes/sv/b-2.json": home("Tvåa", "2026-10-03") }
    const { ask } = publishing(changing, () => version)
    const first = await taggedAnswer(ask, query)
    expect([first.status, first.tag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{22}"$/)])
    expect(await taggedAnswer(ask, query, `"other", ${first.tag}`)).toEqual({ ...first, status: 304, text: "" })
    version = "2"
    expect((await taggedAnswer(ask, query, first.tag)).status).toBe(304)
    changing["/search/homes.json"] = { ...data(["a-1", "b-2"], [0, 0]), price: [0, 0] }
    version = "3"
    expect((await taggedAnswer(ask, query, first.tag)).status).toBe(200)
  },
)

test("HEAD names the tag of the feed", async () => {
  const head = await answer(files, "language=sv", { method: "HEAD" })
  expect(head.headers.get("etag")).toBe((await answer(files, "language=sv")).headers.get("etag"))
})

test("a feed was updated when its homes were published, so its time moves forward though the newest home leaves", async () => {
  let version = "1"
  let modified = Date.UTC(2026, 9, 6, 8)
  const changing: Record<string, unknown> = {
    ...files,
    "/search/homes.json": data(["a-1", "b-2"], [0, 3]),
    "/homes/sv/b-2.json": home("Tvåa", "2026-10-05"),
  }
  const site = [changing, () => version, () => modified] as const
  expect(feedUpdated(await (await publishing(...site).ask("language=sv")).text())).toBe("2026-10-06T08:00:00.000Z")
  changing["/search/homes.json"] = data(["a-1"], [0])
  version = "2"
  modified = Date.UTC(2026, 9, 7, 9)
  for (const { ask } of [publishing(...site), publishing(...site)])
    expect(feedUpdated(await (await ask("language=sv")).text())).toBe("2026-10-07T09:00:00.000Z")
})

test("where a host does not say when files were published, feeds have the time of the newest change of any home", async () => {
  const changed = { ...files, "/search/homes.json": data(["a-1"], [103]) }
  expect(feedUpdated(await (await answer(changed, "language=sv&price=..0")).text())).toBe("2026-10-05T00:00:00.000Z")
})

describe("a file of another version", () => {
  let log: jest.SpyInstance
  beforeEach(() => {
    log = jest.spyOn(console, "error").mockImplementation(() => {})
  })
  afterEach(() => log.mockRestore())
  const fix = "deploy the site and the server of one version."
  const answerWith = async (changes: Readonly<Record<string, unknown>>, query: string) => {
    const { ask } = publishing({ ...files, ...changes })
    const responses = [await ask(query), await ask(query)]
    return Promise.all(responses.map(async (response) => [response.status, await response.text()]))
  }

  test.each([
    [
      "the homes",
      "/search/homes.json",
      { ...data(["a-1"], [0]), price: [] },
      "search/homes.json of the site is not as this server reads it (price: expected 1 entries, not 0): ",
    ],
    [
      "the texts",
      "/search/feed.sv.json",
      { ...feedWords, title: undefined },
      "search/feed.sv.json of the site is not as this server reads it (title: expected a string): ",
    ],
  ])("of %s is as a missing one, and logged once", async (_, path, content, sentence) => {
    expect(await answerWith({ [path]: content }, "language=sv")).toEqual(
      await answerWith({ [path]: undefined }, "language=sv"),
    )
    expect(log.mock.calls).toEqual([[sentence + fix]])
  })

  test("of a home leaves the home out, and is logged once", async () => {
    const { card, ...others } = home("Etta", "2026-10-02")
    const [[status, xml] = []] = await answerWith({ "/homes/sv/a-1.json": others }, "language=sv")
    expect([status, xml]).toEqual([200, expect.not.stringContaining("<entry>")])
    expect(log.mock.calls).toEqual([
      [`homes/sv/a-1.json of the site is not as this server reads it (card: expected an object): ${fix}`],
    ])
    expect(card.headline).toBe("Etta")
  })

  test("of the positions is as a missing one, and logged once", async () => {
    const positions = { origin: { meridian: 0, west: 0, north: 0 }, x: [1], y: "1", streets: "" }
    const ofTwoHomes = { ...positions, x: [1, 2], y: [1, 2], streets: "A 1\nA 2" }
    for (const content of [undefined, positions, ofTwoHomes]) {
      const { ask } = publishing({ ...files, "/search/positions.json": content })
      expect((await ask("language=sv")).status).toBe(200)
      expect((await ask("language=sv&within=0,0,9,0,9,9")).status).toBe(404)
    }
    expect(log.mock.calls).toEqual([
      [`search/positions.json of the site is not as this server reads it (y: expected an array of numbers): ${fix}`],
      ["/search/positions.json and /search/homes.json are of two builds: deploy one whole build."],
    ])
  })
})

test("the feed of one home has its address as the title, and an unknown home is answered with 404", async () => {
  const xml = await (await answer(files, "language=sv&home=a-1&rooms=5")).text()
  expect(xml).toContain("<title>Kvistbo: A 1, Solna</title>")
  expect(xml).toContain("language=sv&amp;home=a-1")
  expect(xml.match(/<entry>/g)).toHaveLength(1)
  expect((await answer(files, "language=sv&home=../a-1")).status).toBe(404)
})
