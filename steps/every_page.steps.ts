import assert from "node:assert/strict"
import { type DataTable, Then, When } from "@cucumber/cucumber"
import type { Language } from "../src/spec/languages.ts"
import { fromHtml } from "./drivers/driver.ts"
import { mayChange } from "./drivers/hydration.ts"
import type { SiteName } from "./specification/names.ts"
import { homesByTurns, otherPages, pathsIn, type Third, thirdOf } from "./support/every-page.ts"
import type { SiteWorld } from "./support/world.ts"

const wholeSite = { timeout: 600_000 }

// Reading

When(
  fromHtml("a search engine reads every page of the {site} site in {language}"),
  wholeSite,
  async function (this: SiteWorld, site: SiteName, language: Language) {
    await this.everyPage.read(site, language)
    assert.ok(this.everyPage.readings.length > 0, "the build has no page in this language")
  },
)

Then(fromHtml("each page is in that language, with one heading"), function (this: SiteWorld) {
  assert.deepEqual(this.everyPage.problemsOfContent(), [])
})

Then(fromHtml("each page has a title and a description that no other page has"), function (this: SiteWorld) {
  assert.deepEqual(this.everyPage.problemsOfTexts(), [])
  assert.deepEqual(this.everyPage.repeated("title"), [])
  assert.deepEqual(this.everyPage.repeated("description"), [])
})

Then(
  fromHtml("each page names its canonical address at {string}, and its alternates {string} name it in return"),
  wholeSite,
  async function (this: SiteWorld, origin: string, offered: string) {
    assert.deepEqual(this.everyPage.problemsOfCanonical(origin, offered), [])
    assert.deepEqual(await this.everyPage.problemsOfAlternates(origin), [])
  },
)

Then(
  fromHtml("each link of each page leads to a page, a file or a section that exists"),
  wholeSite,
  async function (this: SiteWorld) {
    assert.ok(this.everyPage.targets.size > 0, "the pages have no links")
    assert.deepEqual(await this.everyPage.brokenLinks(), [])
  },
)

Then(
  fromHtml("each of the {int} pages under {string} leads to a page under {string}"),
  function (this: SiteWorld, count: number, folder: string, other: string) {
    const pages = this.everyPage.linksBetween(folder, other)
    assert.equal(pages.length, count)
    assert.deepEqual(
      pages.filter(({ links }) => links.length === 0),
      [],
    )
  },
)

// Opening

When(
  "a visitor goes through the {third} third of the homes of the {site} site, in its languages by turns",
  wholeSite,
  async function (this: SiteWorld, third: Third, site: SiteName) {
    await this.everyPage.walkThrough(site, thirdOf(homesByTurns(site), third))
  },
)

When(
  "a visitor goes through the {third} third of the other pages of the {site} site in {language}",
  wholeSite,
  async function (this: SiteWorld, third: Third, site: SiteName, language: Language) {
    await this.everyPage.walkThrough(site, thirdOf(otherPages(site, language), third))
  },
)

When(
  "a visitor goes through all pages of the {site} site in {language}",
  wholeSite,
  async function (this: SiteWorld, site: SiteName, language: Language) {
    await this.everyPage.walkThrough(site, pathsIn(site, language))
  },
)

When(
  "a visitor opens these pages of the {site} site:",
  async function (this: SiteWorld, site: SiteName, pages: DataTable) {
    await this.everyPage.open(site, this.addresses.all(pages.raw()))
  },
)

Then(
  "axe finds no violation of WCAG 2.2 AA on any page, colours and sizes of targets aside",
  function (this: SiteWorld) {
    assert.deepEqual(this.everyPage.violations, [])
  },
)

Then(
  "each page says what its HTML says, but for cookie settings, favourites and past viewings",
  function (this: SiteWorld) {
    const others = this.everyPage.changes.filter((change) => !mayChange(change))
    assert.deepEqual(others, [])
  },
)

Then("no page has logged an error, broken its security policy or contacted another host", function (this: SiteWorld) {
  assert.deepEqual(this.console.problems, [])
  assert.deepEqual(this.network.requestsOutside(this.origin), [])
})
