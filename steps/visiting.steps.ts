import assert from "node:assert/strict"
import { Given, Then, When } from "@cucumber/cucumber"
import type { Language } from "../src/spec/languages.ts"
import { expect } from "./support/expect.ts"
import type { SiteName } from "./support/sites.ts"
import { networkQuiet } from "./support/waits.ts"
import type { SiteWorld } from "./support/world.ts"

Given("a visitor is at {string} on the {site} site", async function (this: SiteWorld, path: string, site: SiteName) {
  await this.open(site, path)
})

When("a visitor opens {string} on the {site} site", async function (this: SiteWorld, path: string, site: SiteName) {
  await this.open(site, path)
})

When("they follow {string} in the {part}", async function (this: SiteWorld, name: string, part: string) {
  await this.screen.part(part).getByRole("link", { name, exact: true }).first().click()
})

When("a link to {string} is followed within the site", async function (this: SiteWorld, path: string) {
  this.console.expectMissing(path.replace(/\/$/, ""))
  this.destination = path
  this.network.mark("the last move")
  await this.follow(path)
})

Then("the answer is {int}", function (this: SiteWorld, status: number) {
  assert.equal(this.answer.status(), status)
})

Then("nothing but the page itself was asked for in vain", async function (this: SiteWorld) {
  await networkQuiet(this)
  const answers = await Promise.all(this.network.requests.map((request) => request.response()))
  const failed = answers.filter((answer) => answer !== null && answer.status() >= 400)
  assert.deepEqual(
    failed.map((answer) => [answer?.request().resourceType(), answer?.url()]),
    [["document", this.page.url()]],
  )
})

Then("they were led on by a {int}", async function (this: SiteWorld, status: number) {
  const first = this.answer.request().redirectedFrom()
  assert.equal((await first?.response())?.status(), status)
})

Then("they are at {string}", async function (this: SiteWorld, path: string) {
  await expect(this.page).toHaveURL(this.origin + path)
})

Then("they are still at {string}", async function (this: SiteWorld, path: string) {
  assert.equal(this.path, path)
})

Then("they read {string} in {language}", async function (this: SiteWorld, heading: string, language: Language) {
  await this.clock.drawPageAt(this.origin + this.destination)
  await expect(this.screen.heading).toHaveText(heading)
  await expect(this.page.locator("html")).toHaveAttribute("lang", language)
})

Then("the page is in {language}", async function (this: SiteWorld, language: Language) {
  await expect(this.page.locator("html")).toHaveAttribute("lang", language)
})

Then("{string} is on the page, and is no link", async function (this: SiteWorld, text: string) {
  await expect(this.screen.main.getByText(text, { exact: true })).toBeVisible()
  await expect(this.screen.main.getByRole("link", { name: text })).toHaveCount(0)
})

Then("the page says {string}", async function (this: SiteWorld, text: string) {
  await expect(this.screen.main).toContainText(text)
})

Then("the footer says {string}", async function (this: SiteWorld, text: string) {
  await expect(this.screen.footer).toContainText(text)
})

Then("the link {string} leads to {string}", async function (this: SiteWorld, name: string, address: string) {
  await expect(this.screen.main.getByRole("link", { name, exact: true })).toHaveAttribute("href", address)
})

Then("the page links to {string} at {string}", async function (this: SiteWorld, name: string, address: string) {
  await expect(this.screen.main.locator(`a[href="${address}"]`)).toHaveText(name)
})

Then("every link to a page of the site ends in a slash", async function (this: SiteWorld) {
  const paths = await this.page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  assert.ok(paths.length > 0, "the page has no links")
  const files = /\.(ics|svg|xml)$/
  assert.deepEqual(
    paths.filter((path) => !path.endsWith("/") && !files.test(path)),
    [],
  )
})

When("they press the button {string}", async function (this: SiteWorld, name: string) {
  await this.page.getByRole("button", { name, exact: true }).first().click()
})
