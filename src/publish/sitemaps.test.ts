/** @jest-environment node */
import { sitemaps } from "./sitemaps.ts"

const market = { origin: "https://www.kvistbo.example" } as const

const pagesTo = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    path: `/bostader/${index}/`,
    alternates: [{ hrefLang: "sv" as const, href: `https://www.kvistbo.example/bostader/${index}/` }],
  }))

const filesOf = async (pages: ReturnType<typeof pagesTo>, limit?: number): Promise<Record<string, string>> => {
  const files: Record<string, string> = {}
  for await (const [path, text] of sitemaps(market, pages, limit)) files[path] = text
  return files
}

const addressesIn = (text = "") => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => String(address))

describe("sitemaps", () => {
  test("are one file if one may contain all addresses", async () => {
    const files = await filesOf(pagesTo(10), 10)
    expect(Object.keys(files)).toEqual(["/sitemap.xml"])
    expect(files["/sitemap.xml"]).toContain("<urlset")
    expect(addressesIn(files["/sitemap.xml"])).toHaveLength(10)
  })

  test("are an index and parts with one address more, and each address appears once", async () => {
    const files = await filesOf(pagesTo(11), 10)
    expect(files["/sitemap.xml"]).toContain("<sitemapindex")
    expect(addressesIn(files["/sitemap.xml"])).toEqual([
      "https://www.kvistbo.example/sitemap-1.xml",
      "https://www.kvistbo.example/sitemap-2.xml",
    ])
    const named = ["/sitemap-1.xml", "/sitemap-2.xml"].flatMap((part) => addressesIn(files[part]))
    expect(named.sort()).toEqual(
      pagesTo(11)
        .map(({ path }) => market.origin + path)
        .sort(),
    )
  })

  test("leave out pages that search engines may not list", async () => {
    const files = await filesOf([...pagesTo(2), { path: "/favoriter/", alternates: [] }])
    expect(addressesIn(files["/sitemap.xml"])).toHaveLength(2)
  })

  test("change in one part only when a page is added", async () => {
    const [before, after] = await Promise.all([filesOf(pagesTo(38), 20), filesOf(pagesTo(39), 20)])
    expect(Object.keys(after).filter((path) => after[path] !== before[path])).toHaveLength(1)
  })

  // A twenty-fifth of 50 000 homes in two languages, with a twenty-fifth of the limits.
  test("hold at most 50 000 addresses and 50 MB each, with long addresses", async () => {
    const long = `/${"bostader/en-gata-med-ett-langt-namn-".repeat(3)}`
    const pages = Array.from({ length: 100_400 / 25 }, (_, index) => ({
      path: `${long}${index}/`,
      alternates: ["sv", "en", "x-default"].map((hrefLang) => ({
        hrefLang: hrefLang as "sv",
        href: `${market.origin}${long}${index}/`,
      })),
    }))
    const files = await filesOf(pages, 40_000 / 25)
    expect(Object.keys(files)).toHaveLength(4)
    for (const text of Object.values(files)) {
      expect(addressesIn(text).length).toBeLessThanOrEqual(50_000 / 25)
      expect(text.length).toBeLessThan(50e6 / 25)
    }
  })
})
