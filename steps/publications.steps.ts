import assert from "node:assert/strict"
import { type DataTable, Then } from "@cucumber/cucumber"
import type { Language } from "../src/spec/languages.ts"
import { fromHtml } from "./drivers/driver.ts"
import type { SiteName } from "./specification/names.ts"
import { sitemapProblems } from "./support/sitemap.ts"
import { assertShowable, structuredDataOf } from "./support/structured-data.ts"
import type { SiteWorld } from "./support/world.ts"

Then(
  fromHtml("the sitemap of the {site} site names these pages at {string}, and no others:"),
  async function (this: SiteWorld, site: SiteName, origin: string, pages: DataTable) {
    assert.deepEqual(await sitemapProblems(this.files, site, origin, pages.rows()), [])
  },
)

Then(
  fromHtml("the sitemap of the {site} site names only:"),
  async function (this: SiteWorld, site: SiteName, addresses: DataTable) {
    assert.deepEqual(await this.files.sitemap(site), addresses.raw().flat().toSorted())
  },
)

Then(
  fromHtml("the {site} site's robots rules name {string}"),
  async function (this: SiteWorld, site: SiteName, sitemap: string) {
    const robots = await this.files.read(site, "/robots.txt", "text/plain")
    assert.ok(robots.includes(`Sitemap: ${sitemap}\n`))
    assert.ok(!robots.includes("Disallow: /\n"))
  },
)

Then(
  fromHtml("the {site} site's manifest for {language} starts at {string}"),
  async function (this: SiteWorld, site: SiteName, language: Language, start: string) {
    const { start_url, lang } = await this.files.manifest(site, `${start}manifest.webmanifest`)
    assert.deepEqual([start_url, lang], [start, language])
  },
)

Then(
  fromHtml("the page describes itself to search engines as {string}"),
  async function (this: SiteWorld, kinds: string) {
    const data = await structuredDataOf(this.page)
    assert.equal(data.map((item) => item["@type"]).join(", "), kinds)
    data.forEach(assertShowable)
  },
)
