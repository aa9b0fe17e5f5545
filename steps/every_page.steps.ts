import assert from "node:assert/strict"
import { Then, When } from "@cucumber/cucumber"
import type { Language } from "../src/spec/languages.ts"
import type { SiteName } from "./support/sites.ts"
import type { SiteWorld } from "./support/world.ts"

When(
  "a visitor has read every page of the {site} site in {language}",
  { timeout: 600_000 },
  async function (this: SiteWorld, site: SiteName, language: Language) {
    this.site = site
    await this.everyPage.read(site, language)
    assert.ok(this.everyPage.readings.length > 0, "the build has no page in this language")
  },
)

Then(
  "each page answered 200 in that language, with one heading and a title and description of its own",
  function (this: SiteWorld) {
    assert.deepEqual(this.everyPage.problemsOfContent(), [])
    assert.deepEqual(this.everyPage.repeated("title"), [])
    assert.deepEqual(this.everyPage.repeated("description"), [])
  },
)

Then(
  "each page names itself as canonical at {string}, and its alternates {string} name it in return",
  async function (this: SiteWorld, origin: string, offered: string) {
    assert.deepEqual(this.everyPage.problemsOfCanonical(origin, offered), [])
    assert.deepEqual(await this.everyPage.problemsOfAlternates(origin), [])
  },
)

Then("each link of each page leads to a page, a file or a place that exists", async function (this: SiteWorld) {
  assert.ok(this.everyPage.targets.size > 0, "the pages have no links")
  assert.deepEqual(await this.everyPage.brokenLinks(), [])
})

Then("no page has an accessibility violation that axe can find", function (this: SiteWorld) {
  assert.deepEqual(this.everyPage.violations, [])
})

Then(
  "no page logged an error, broke its security policy or asked another host for anything",
  function (this: SiteWorld) {
    assert.deepEqual(this.console.problems, [])
    assert.deepEqual(this.network.requestsOutside(this.origin), [])
  },
)
