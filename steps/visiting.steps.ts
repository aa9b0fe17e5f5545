import assert from "node:assert/strict"
import { Given, Then, When } from "@cucumber/cucumber"
import type { Language } from "../src/spec/languages.ts"
import { Links } from "./screens/links.ts"
import { expect } from "./support/expect.ts"
import { follow } from "./support/moves.ts"
import type { Deployment } from "./support/sites.ts"
import { visit } from "./support/visits.ts"
import { networkQuiet } from "./support/waits.ts"
import type { SiteWorld } from "./support/world.ts"

// Coming to a page

Given(
  "a visitor is at {string} on the {deployment}",
  async function (this: SiteWorld, path: string, deployment: Deployment) {
    await visit(this, deployment, path)
    await this.reporting.started()
  },
)

When(
  "a visitor opens {string} on the {deployment}",
  async function (this: SiteWorld, path: string, deployment: Deployment) {
    await visit(this, deployment, path)
  },
)

When("they follow {string} in the {part}", async function (this: SiteWorld, name: string, part: string) {
  await this.screen.linkIn(part, name).first().click()
})

When("a link to {string} is followed within the site", async function (this: SiteWorld, path: string) {
  this.console.expectMissing(path)
  await follow(this, path)
})

When("they press the button {string}", async function (this: SiteWorld, name: string) {
  await this.page.getByRole("button", { name, exact: true }).first().click()
})

// Where they are

Then("the answer is {int}", function (this: SiteWorld, status: number) {
  this.console.expect(new RegExp(`Failed to load resource: .* status of ${status}`))
  assert.equal(this.answer.status(), status)
})

Then("nothing but the page itself was asked for in vain", async function (this: SiteWorld) {
  await networkQuiet(this)
  assert.deepEqual(await this.network.failed(), [{ type: "document", url: this.page.url() }])
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

// What they read

Then("they read {string} in {language}", async function (this: SiteWorld, heading: string, language: Language) {
  await this.clock.drawPageAt(this.origin + this.destination)
  await expect(this.screen.heading).toHaveText(heading)
  await expect(this.screen.document).toHaveAttribute("lang", language)
})

Then("they still read {string} in {language}", async function (this: SiteWorld, heading: string, language: Language) {
  await networkQuiet(this)
  await expect(this.screen.heading).toHaveText(heading)
  await expect(this.screen.document).toHaveAttribute("lang", language)
})

Then("the page is in {language}", async function (this: SiteWorld, language: Language) {
  await expect(this.screen.document).toHaveAttribute("lang", language)
})

Then("the page says {string}", async function (this: SiteWorld, text: string) {
  await expect(this.screen.main).toContainText(text)
})

Then("the {part} says {string}", async function (this: SiteWorld, part: string, text: string) {
  await expect(this.screen.part(part)).toContainText(text)
})

// Links

Then("the {part} has a link to {string}", async function (this: SiteWorld, part: string, name: string) {
  await expect(this.screen.linkIn(part, name)).toBeVisible()
})

Then("{string} is on the page, and is no link", async function (this: SiteWorld, text: string) {
  await expect(this.screen.main.getByText(text, { exact: true })).toBeVisible()
  await expect(this.screen.main.getByRole("link", { name: text })).toHaveCount(0)
})

Then("the link {string} leads to {string}", async function (this: SiteWorld, name: string, address: string) {
  await expect(this.screen.main.getByRole("link", { name, exact: true })).toHaveAttribute("href", address)
})

Then("the page links to {string} at {string}", async function (this: SiteWorld, name: string, address: string) {
  await expect(this.on(Links).to(address)).toHaveText(name)
})

Then("the article has headings of level 2 and links", async function (this: SiteWorld) {
  await expect(this.screen.article.getByRole("heading", { level: 2 }).first()).toBeVisible()
  await expect(this.screen.article.getByRole("link").first()).toBeVisible()
})

Then("every link to a page of the site ends in a slash", async function (this: SiteWorld) {
  const paths = await this.on(Links).paths()
  assert.ok(paths.length > 0, "the page has no links")
  assert.deepEqual(
    paths.filter((path) => !/(\/|\.(ics|svg|xml))$/.test(path)),
    [],
  )
})
