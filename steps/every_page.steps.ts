import assert from "node:assert/strict"
import { AxeBuilder } from "@axe-core/playwright"
import { type DataTable, Then, When } from "@cucumber/cucumber"
import { expect } from "playwright/test"
import type { Language } from "../src/spec/languages.ts"
import { markets } from "../src/spec/markets.ts"
import { violationsIn } from "./support/axe.ts"
import { type Reading, readPages } from "./support/reading.ts"
import { addressOf, builtPaths, type SiteName, siteNames } from "./support/sites.ts"
import type { SiteWorld } from "./support/world.ts"

When(
  "a visitor has read every page of the {site} site in {language}",
  { timeout: 600_000 },
  async function (this: SiteWorld, site: SiteName, language: Language) {
    this.site = site
    this.readings = await readPages(this, site, language)
    assert.ok(this.readings.length > 0, "the build has no page in this language")
  },
)

const each = ({ readings }: SiteWorld, check: (reading: Reading) => void): void => {
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
      const texts = this.readings.map((reading) => reading[field])
      assert.deepEqual(
        texts.filter((text, index) => texts.indexOf(text) !== index),
        [],
        `each ${field} is on one page only`,
      )
    }
  },
)

Then("each page names itself as canonical, and its translations name it in return", async function (this: SiteWorld) {
  const { origin, languages: offered } = markets[siteNames[this.site]]
  for (const { path, language, canonical, alternates, listed } of this.readings) {
    if (!listed) {
      assert.equal(canonical, null, `${path} is not listed, and so names no canonical address`)
      continue
    }
    assert.equal(canonical, origin + path)
    assert.deepEqual(Object.keys(alternates).sort(), [...offered, "x-default"].sort(), `alternates of ${path}`)
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
})

Then("each link of each page leads to a page, a file or a place that exists", async function (this: SiteWorld) {
  const targets = new Set(this.readings.flatMap(({ links }) => links))
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
    assert.deepEqual(this.problems, [])
    const elsewhere = this.requests
      .map((request) => new URL(request.url()))
      .filter(({ origin, protocol }) => protocol !== "data:" && origin !== this.origin)
    assert.deepEqual([...new Set(elsewhere.map(String))], [])
  },
)

const widths = [320, 768, 1440]

Then("the page fits screens of 320, 768 and 1440 pixels without scrolling sideways", async function (this: SiteWorld) {
  for (const width of widths) {
    await this.page.setViewportSize({ width, height: 900 })
    const overflow = await this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    assert.equal(overflow, 0, `at ${width} pixels the page is ${overflow} pixels too wide`)
  }
})

Then("axe finds no violation on them, light or dark", { timeout: 120_000 }, async function (this: SiteWorld) {
  for (const width of widths)
    for (const colorScheme of ["light", "dark"] as const) {
      await this.page.setViewportSize({ width, height: 900 })
      await this.page.emulateMedia({ colorScheme })
      assert.deepEqual(await violationsIn(new AxeBuilder({ page: this.page })), [], `${width} pixels, ${colorScheme}`)
    }
})

Then("the answer has these headers:", function (this: SiteWorld, headers: DataTable) {
  for (const [name = "", value] of headers.raw()) assert.equal(this.answer.headers()[name], value, name)
})

Then(
  "its security policy lets no inline script run but those it knows, and no page frame it",
  function (this: SiteWorld) {
    const policy = this.answer.headers()["content-security-policy"] ?? ""
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? []
    assert.ok(scripts.includes("'self'"))
    assert.ok(scripts.some((source) => source.startsWith("'sha256-")))
    assert.deepEqual(
      scripts.filter((source) => source !== "'self'" && !source.startsWith("'sha256-")),
      [],
    )
    assert.match(policy, /frame-ancestors 'none'/)
    assert.match(policy, /object-src 'none'/)
  },
)

When("a script that is not the site's own is put into the page", async function (this: SiteWorld) {
  await this.page.evaluate(() => {
    const script = document.createElement("script")
    script.textContent = "window.slippedIn = true"
    document.body.append(script)
  })
})

Then("it has not run, and the browser has reported it", async function (this: SiteWorld) {
  assert.equal(await this.page.evaluate(() => "slippedIn" in window), false)
  await expect.poll(() => this.problems.length).toBe(1)
  assert.match(this.problems.pop() ?? "", /Content Security Policy/)
})

Then("every script and picture that the page loaded may be kept for a year", async function (this: SiteWorld) {
  const files = this.requests.filter((request) => ["script", "image"].includes(request.resourceType()))
  assert.ok(files.length > 3, "the page has loaded scripts and pictures")
  for (const file of files) {
    const response = await file.response()
    if (new URL(file.url()).pathname.startsWith("/icons/")) continue
    assert.equal(response?.headers()["cache-control"], "public, max-age=31536000, immutable", file.url())
  }
})

When("they press {word}", async function (this: SiteWorld, key: string) {
  await this.page.keyboard.press(key)
})

const focused = (world: SiteWorld) => world.page.locator(":focus")

const assertVisiblyFocused = async (world: SiteWorld, name: string) => {
  await expect(focused(world)).toHaveAccessibleName(name)
  await expect(focused(world)).toBeInViewport()
  assert.ok(
    await focused(world).evaluate((element) => getComputedStyle(element).outlineStyle !== "none"),
    `the focus on ${name} cannot be seen`,
  )
}

Then("the focus is visibly on {string}", async function (this: SiteWorld, name: string) {
  await assertVisiblyFocused(this, name)
})

Then("pressing Tab leads visibly through {string}", async function (this: SiteWorld, names: string) {
  for (const name of names.split(", ")) {
    await this.page.keyboard.press("Tab")
    await assertVisiblyFocused(this, name)
  }
})

const textAt = async (world: SiteWorld, site: SiteName, path: string, type: string): Promise<string> => {
  const answer = await world.context.request.get(addressOf(site) + path)
  assert.equal(answer.status(), 200, path)
  assert.ok(answer.headers()["content-type"]?.startsWith(type), `${path} is ${answer.headers()["content-type"]}`)
  return answer.text()
}

Then(
  "the {site} site has a sitemap that names every page but those that search engines should not list",
  async function (this: SiteWorld, site: SiteName) {
    const { origin } = markets[siteNames[site]]
    const sitemap = await textAt(this, site, "/sitemap.xml", "application/xml")
    const named = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
    const unlisted = ["/begar-kontakt/", "/en/request-contact/"]
    const expected = builtPaths(site).filter((path) => !(site === "Sweden" && unlisted.includes(path)))
    assert.deepEqual(named.toSorted(), expected.map((path) => origin + path).toSorted())
  },
)

Then(
  "the sitemap of the {site} site names only:",
  async function (this: SiteWorld, site: SiteName, addresses: DataTable) {
    const sitemap = await textAt(this, site, "/sitemap.xml", "application/xml")
    const named = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
    assert.deepEqual(named.toSorted(), addresses.raw().flat().toSorted())
  },
)

Then("the {site} site's robots rules name {string}", async function (this: SiteWorld, site: SiteName, sitemap: string) {
  const robots = await textAt(this, site, "/robots.txt", "text/plain")
  assert.ok(robots.includes(`Sitemap: ${sitemap}\n`))
  assert.ok(!robots.includes("Disallow: /\n"))
})

Then(
  "the {site} site's manifest for {language} starts at {string}",
  async function (this: SiteWorld, site: SiteName, language: Language, start: string) {
    const manifest = JSON.parse(await textAt(this, site, `${start}manifest.webmanifest`, "application/manifest+json"))
    assert.equal(manifest.start_url, start)
    assert.equal(manifest.lang, language)
    for (const { src } of manifest.icons)
      assert.equal((await this.context.request.get(addressOf(site) + src)).status(), 200, src)
  },
)

Then(
  "the feed at {string} on the {site} site begins with {string} at {string}",
  async function (this: SiteWorld, path: string, site: SiteName, title: string, address: string) {
    const feed = await textAt(this, site, path, "application/xml")
    const [, first = ""] = feed.split("<entry>")
    assert.ok(first.includes(title), first.slice(0, 300))
    assert.ok(first.includes(address), first.slice(0, 300))
  },
)

Then("the page describes itself to search engines as {string}", async function (this: SiteWorld, kinds: string) {
  const data = await this.page.locator('script[type="application/ld+json"]').allTextContents()
  assert.deepEqual(
    data.map((text) => JSON.parse(text)["@type"]),
    kinds.split(", "),
  )
})
