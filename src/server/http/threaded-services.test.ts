/** @jest-environment node */
import type { Server } from "node:http"
import { contactRequestsPath } from "../../spec/contact.ts"
import { contactSite, limitWith, memoryStore, validFields } from "../../testing/contact.ts"
import { writeFiles } from "../../testing/files.ts"
import { temporaryFolder } from "../../testing/folders.ts"
import { feedWords, homeFileWith, homesDataOf } from "../../testing/published.ts"
import { serveMarket } from "./serve.ts"

// Fails on the main thread, which serves pages and must not spend milliseconds; other threads have the originals.
const notHere = () => {
  throw new Error("on the main thread")
}
jest.mock("feed", () => ({ Feed: notHere }))
jest.mock("node-html-parser", () => ({ parse: notHere }))
jest.mock("../../domain/search/search.ts", () => ({ indexOf: notHere, search: notHere }))

let server: Server
let address: string
let log: jest.SpyInstance
beforeAll(async () => {
  const dist = temporaryFolder()
  writeFiles(dist, {
    ...contactSite,
    "se/search/homes.json": JSON.stringify(homesDataOf(["a-1"])),
    "se/search/feed.sv.json": JSON.stringify(feedWords),
    "se/homes/sv/a-1.json": JSON.stringify(homeFileWith()),
  })
  log = jest.spyOn(console, "error").mockImplementation(() => {})
  const contact = { ...memoryStore(), limit: limitWith(() => 0) }
  const served = await serveMarket("se", 0, dist, {}, contact)
  server = served.server
  address = served.address
})
afterAll(() => {
  log.mockRestore()
  server.closeAllConnections()
  server.close()
})

const feed = (query: string, method = "GET") => fetch(`${address}/api/homes-feed?${query}`, { method })

test("another thread computes a feed", async () => {
  const answer = await feed("language=sv")
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/xml; charset=utf-8"])
  expect(answer.headers.get("cache-control")).toBe("public, max-age=900")
  expect(await answer.text()).toContain("<![CDATA[Etta i Solna]]>")
})

test("a feed that a reader has is not sent again", async () => {
  const first = await feed("language=sv")
  const headers = { "if-none-match": first.headers.get("etag") ?? "" }
  const again = await fetch(first.url, { headers })
  expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", headers["if-none-match"]])
  expect(again.headers.get("content-length")).toBeNull()
})

test("a feed that fails is refused as before", async () => {
  expect((await feed("language=xx")).status).toBe(400)
  const other = await feed("language=sv", "POST")
  expect([other.status, other.headers.get("allow")]).toEqual([405, "GET, HEAD"])
})

test("many requests at once each get their own response", async () => {
  const pages = await Promise.all([1, 2, 3, 4].map(async (page) => (await feed(`language=sv&page=${page}`)).text()))
  expect(pages.map((xml) => xml.includes("<entry>"))).toEqual([true, false, false, false])
  for (const [place, xml] of pages.entries()) if (place > 0) expect(xml).toContain(`&amp;page=${place + 1}"`)
})

test("another thread puts the posted form into its page", async () => {
  const answer = await fetch(address + contactRequestsPath, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
    body: new URLSearchParams({ ...validFields, page: "/kontakt/", name: "", message: "Hej & hå" } as never),
  })
  expect([answer.status, answer.headers.get("content-type")]).toEqual([400, "text/html; charset=utf-8"])
  expect(await answer.text()).toContain("Hej &amp; h&#xe5;")
  expect(log).not.toHaveBeenCalled()
})
