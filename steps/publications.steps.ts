import assert from "node:assert/strict"
import { type DataTable, Then } from "@cucumber/cucumber"
import type { Language } from "../src/spec/languages.ts"
import { builtPaths, type SiteName } from "./support/sites.ts"
import { assertShowable, structuredDataOf } from "./support/structured-data.ts"
import type { SiteWorld } from "./support/world.ts"

Then(
  "the {site} site has a sitemap that names every page at {string} but those that search engines should not list",
  async function (this: SiteWorld, site: SiteName, origin: string) {
    const sitemap = await this.files.read(site, "/sitemap.xml", "application/xml")
    const sitemapAddresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
    const unlisted = ["/begar-kontakt/", "/en/request-contact/", "/favoriter/", "/en/favourites/", "/fi/suosikit/"]
    const expected = builtPaths(site).filter((path) => !unlisted.includes(path))
    assert.deepEqual(sitemapAddresses.toSorted(), expected.map((path) => origin + path).toSorted())
  },
)

Then(
  "the sitemap of the {site} site names only:",
  async function (this: SiteWorld, site: SiteName, addresses: DataTable) {
    const sitemap = await this.files.read(site, "/sitemap.xml", "application/xml")
    const sitemapAddresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
    assert.deepEqual(sitemapAddresses.toSorted(), addresses.raw().flat().toSorted())
  },
)

Then("the {site} site's robots rules name {string}", async function (this: SiteWorld, site: SiteName, sitemap: string) {
  const robots = await this.files.read(site, "/robots.txt", "text/plain")
  assert.ok(robots.includes(`Sitemap: ${sitemap}\n`))
  assert.ok(!robots.includes("Disallow: /\n"))
})

Then(
  "the {site} site's manifest for {language} starts at {string}",
  async function (this: SiteWorld, site: SiteName, language: Language, start: string) {
    const manifest = JSON.parse(
      await this.files.read(site, `${start}manifest.webmanifest`, "application/manifest+json"),
    )
    assert.equal(manifest.start_url, start)
    assert.equal(manifest.lang, language)
    for (const { src } of manifest.icons) await this.files.ask(site, src)
  },
)

Then(
  "the feed at {string} on the {site} site begins with {string} at {string}",
  async function (this: SiteWorld, path: string, site: SiteName, title: string, address: string) {
    const feed = await this.files.read(site, path, "application/atom+xml")
    const [, first = ""] = feed.split("<entry>")
    assert.ok(first.includes(title), first.slice(0, 300))
    assert.ok(first.includes(address), first.slice(0, 300))
  },
)

Then("the page describes itself to search engines as {string}", async function (this: SiteWorld, kinds: string) {
  const data = await structuredDataOf(this.page)
  assert.deepEqual(
    data.map((item) => item["@type"]),
    kinds.split(", "),
  )
  for (const item of data) assertShowable(item)
})
