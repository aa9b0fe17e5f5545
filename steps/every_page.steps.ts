import assert from "node:assert/strict"
import { Then, When } from "@cucumber/cucumber"
import type { Language } from "../src/spec/languages.ts"
import type { Reading } from "./support/reading.ts"
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

const each = ({ everyPage: { readings } }: SiteWorld, check: (reading: Reading) => void): void => {
  for (const reading of readings)
    try {
      check(reading)
    } catch (error) {
      throw new Error(`${reading.path}: ${(error as Error).message}`)
    }
}

Then(
  "each page answered 200 in that language, with one heading and a title and description of its own",
  function (this: SiteWorld) {
    each(this, ({ status, language, lang, headings, title, description }) => {
      assert.equal(status, 200)
      assert.equal(lang, language)
      assert.equal(headings.length, 1, "headings of level 1")
      assert.ok(headings[0]?.trim(), "the heading is empty")
      assert.ok(title.length >= 7 && title.length <= 90, `title of ${title.length} characters`)
      assert.ok(
        description.length >= 40 && description.length <= 220,
        `description of ${description.length} characters`,
      )
    })
    for (const field of ["title", "description"] as const) {
      const texts = this.everyPage.readings.map((reading) => reading[field])
      assert.deepEqual(
        texts.filter((text, index) => texts.indexOf(text) !== index),
        [],
        `each ${field} is on one page only`,
      )
    }
  },
)

Then(
  "each page names itself as canonical at {string}, and its alternates {string} name it in return",
  async function (this: SiteWorld, origin: string, offered: string) {
    for (const { path, language, canonical, alternates, listed } of this.everyPage.readings) {
      if (!listed) {
        assert.equal(canonical, null, `${path} is not listed, and so names no canonical address`)
        continue
      }
      assert.equal(canonical, origin + path)
      assert.deepEqual(Object.keys(alternates).sort(), offered.split(", "), `alternates of ${path}`)
      assert.equal(alternates[language], origin + path)
      for (const address of Object.values(alternates)) {
        const answer = await this.context.request.get(address.replace(origin, this.origin), { maxRedirects: 0 })
        assert.equal(answer.status(), 200, `${path} names ${address}`)
        assert.ok(
          (await answer.text()).includes(`hrefLang="${language}" href="${origin}${path}"`),
          `${address} does not name ${path} in return`,
        )
      }
    }
  },
)

Then("each link of each page leads to a page, a file or a place that exists", async function (this: SiteWorld) {
  const targets = new Set(this.everyPage.readings.flatMap(({ links }) => links))
  assert.ok(targets.size > 0, "the pages have no links")
  const places = new Map<string, string>()
  for (const target of targets) {
    const [path = "", place] = target.split("#")
    if (!places.has(path)) {
      const answer = await this.context.request.get(this.origin + path)
      assert.equal(answer.status(), 200, `a link leads to ${path}`)
      places.set(path, await answer.text())
    }
    if (place)
      assert.ok(places.get(path)?.includes(`id="${place}"`), `a link leads to ${target}, where no such place is`)
  }
})

Then("no page has an accessibility violation that axe can find", function (this: SiteWorld) {
  each(this, ({ violations }) => assert.deepEqual(violations, []))
})

Then(
  "no page logged an error, broke its security policy or asked another host for anything",
  function (this: SiteWorld) {
    assert.deepEqual(this.console.problems, [])
    assert.deepEqual(this.network.requestsOutside(this.origin), [])
  },
)
