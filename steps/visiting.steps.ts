import assert from "node:assert/strict"
import { type DataTable, Given, Then, When } from "@cucumber/cucumber"
import type { Language } from "../src/spec/languages.ts"
import { fromHtml } from "./drivers/driver.ts"
import { Links } from "./screens/links.ts"
import type { SiteName } from "./specification/names.ts"
import { expect } from "./support/expect.ts"
import { expectNone, expectText, expectTexts } from "./support/expectations.ts"
import { follow, goOnTo, navigateTo } from "./support/moves.ts"
import type { Deployment } from "./support/sites.ts"
import { visit } from "./support/visits.ts"
import { idle, networkQuiet } from "./support/waits.ts"
import type { SiteWorld } from "./support/world.ts"

/** Scripts read what an address asks for after its path, report errors, and fill the page of favourites. */
const needsScripts = /"[^"]*(?:[?#]|\/(?:favoriter|suosikit|favourites|favoritter)\/)[^"]*" on the|error reporting$/

Given(fromHtml("these addresses:"), function (this: SiteWorld, names: DataTable) {
  this.addresses.name(names.rows())
})

// Coming to a page

Given(
  fromHtml("a visitor is at {address} on the {deployment}", { unless: needsScripts }),
  async function (this: SiteWorld, path: string, deployment: Deployment) {
    await visit(this, deployment, path)
    await this.reporting.started()
  },
)

When(
  fromHtml("a visitor opens {address} on the {deployment}", { unless: needsScripts }),
  async function (this: SiteWorld, path: string, deployment: Deployment) {
    await visit(this, deployment, path)
  },
)

When("they open the page {address}( again)", async function (this: SiteWorld, path: string) {
  // A visitor has read the page before, so effects that React runs after hydration have taken place.
  await idle(this)
  await this.open(this.site, path)
})

When(fromHtml("they follow {string} in the {part}"), async function (this: SiteWorld, name: string, part: string) {
  await this.screen.linkIn(part, name).first().click()
})

When(fromHtml("they follow a link to {address}"), async function (this: SiteWorld, path: string) {
  this.console.expectMissing(path)
  await follow(this, path)
})

When("the site takes them to {address}", async function (this: SiteWorld, path: string) {
  this.console.expectMissing(path)
  await navigateTo(this, path)
})

Given("they have gone on to {address}", async function (this: SiteWorld, path: string) {
  await goOnTo(this, path)
})

Given(
  "a visitor has gone from {address} to {address} on the {site} site",
  async function (this: SiteWorld, from: string, to: string, site: SiteName) {
    await this.open(site, from)
    await goOnTo(this, to)
  },
)

When("they press the button {string}", async function (this: SiteWorld, name: string) {
  await this.page.getByRole("button", { name, exact: true }).first().click()
})

// Where they are

Then(fromHtml("the status is {int}"), function (this: SiteWorld, status: number) {
  this.console.expect(new RegExp(`Failed to load resource: .* status of ${status}`))
  assert.equal(this.answer.status(), status)
})

Then("no request but that for the page itself has failed", async function (this: SiteWorld) {
  await networkQuiet(this)
  assert.deepEqual(await this.network.failed(), [{ type: "document", url: this.page.url() }])
})

Then(fromHtml("they are at {address}", { unless: /\?/ }), async function (this: SiteWorld, path: string) {
  await expect(this.page).toHaveURL(this.origin + path)
})

Then("they are still at {address}", async function (this: SiteWorld, path: string) {
  await idle(this)
  assert.equal(this.path, path)
})

// What they read

Then(
  fromHtml("they see the page {string} in {language}"),
  async function (this: SiteWorld, heading: string, language: Language) {
    await this.clock.drawPageAt(this.origin + this.destination)
    await expect(this.screen.heading).toHaveText(heading)
    await expect(this.screen.document).toHaveAttribute("lang", language)
  },
)

Then(
  "they still see the page {string} in {language}",
  async function (this: SiteWorld, heading: string, language: Language) {
    await idle(this)
    await expect(this.screen.heading).toHaveText(heading)
    await expect(this.screen.document).toHaveAttribute("lang", language)
  },
)

Then(fromHtml("the page is in {language}"), async function (this: SiteWorld, language: Language) {
  await expect(this.screen.document).toHaveAttribute("lang", language)
})

Then(fromHtml("the page says {string}"), async function (this: SiteWorld, text: string) {
  await expectText(this, this.screen.main, text)
})

Then(fromHtml("the page says:"), async function (this: SiteWorld, texts: DataTable) {
  await expectTexts(this.screen.main, texts.raw().flat())
})

Then(fromHtml("the {part} says {string}"), async function (this: SiteWorld, part: string, text: string) {
  await expectText(this, this.screen.part(part), text)
})

// Links

Then(fromHtml("the {part} has the link {string}"), async function (this: SiteWorld, part: string, name: string) {
  await expect(this.screen.linkIn(part, name)).toBeVisible()
})

Then(fromHtml("{string} is on the page, but is not a link"), async function (this: SiteWorld, text: string) {
  await expect(this.screen.main.getByText(text, { exact: true })).toBeVisible()
  await expectNone(this, this.screen.main.getByRole("link", { name: text }))
})

Then(fromHtml("the link {string} leads to {address}"), async function (this: SiteWorld, name: string, address: string) {
  await expect(this.screen.main.getByRole("link", { name, exact: true })).toHaveAttribute("href", address)
})

Then(
  fromHtml("the page links to {string} at {address}"),
  async function (this: SiteWorld, name: string, address: string) {
    await expect(this.on(Links).to(address)).toHaveText(name)
  },
)

Then(fromHtml("the article has headings of level 2 and links"), async function (this: SiteWorld) {
  await expect(this.screen.article.getByRole("heading", { level: 2 }).first()).toBeVisible()
  await expect(this.screen.article.getByRole("link").first()).toBeVisible()
})
