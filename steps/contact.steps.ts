import assert from "node:assert/strict"
import { type DataTable, Given, Then, When } from "@cucumber/cucumber"
import { ContactScreen } from "./screens/contact.ts"
import { Keyboard } from "./screens/keyboard.ts"
import { storedFrom } from "./support/contact-requests.ts"
import { expect } from "./support/expect.ts"
import type { SiteName } from "./support/sites.ts"
import { everythingStored } from "./support/storage.ts"
import { hydrated, idle, networkQuiet, painted } from "./support/waits.ts"
import type { SiteWorld } from "./support/world.ts"

const contact = (world: SiteWorld) => world.on(ContactScreen)

// Coming to the form

Given(
  "a visitor has come to the form at {string} on the {site} site",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await this.open(site, path)
    await contact(this).comeToForm()
  },
)

Then("the form can be written in", async function (this: SiteWorld) {
  await contact(this).comeToForm()
})

When("they go back to the form", async function (this: SiteWorld) {
  await this.page.goBack()
  await hydrated(this)
  await contact(this).comeToForm()
})

When("they go back in the browser", async function (this: SiteWorld) {
  await this.page.goBack()
})

// Writing

When("they write:", async function (this: SiteWorld, fields: DataTable) {
  await contact(this).fill(fields.rowsHash())
})

/** Moves between fields only with the Tab key. */
When("they write by keyboard:", async function (this: SiteWorld, fields: DataTable) {
  await contact(this).fillByKeyboard(fields.rowsHash())
})

Given("their browser does not count what they write", async function (this: SiteWorld) {
  await contact(this).removeLimits()
})

When(
  "they write {int} times {string} in {string}",
  async function (this: SiteWorld, times: number, text: string, name: string) {
    await contact(this).field(name).fill(text.repeat(times))
  },
)

When("they choose {string} in the form", async function (this: SiteWorld, name: string) {
  await contact(this).field(name).check()
})

// Sending

When("they send it with {string}", async function (this: SiteWorld, name: string) {
  await contact(this).button(name).click()
})

When("they press {string} twice", async function (this: SiteWorld, name: string) {
  await contact(this).button(name).dblclick()
})

Given(
  "{string} has sent a request with the key that the form will send",
  async function (this: SiteWorld, person: string) {
    assert.equal(await contact(this).sendWithKeyOfForm(person), 201)
  },
)

When("a page of another site sends its form to the {site} site", async function (this: SiteWorld, site: SiteName) {
  await contact(this).sendFromAnotherSite(site)
})

Then("what they wrote was sent {int} time(s)", async function (this: SiteWorld, count: number) {
  await expect.poll(() => this.network.sentTo("/api/contact-requests").length).toBe(count)
})

Then("nothing else has led them on to it", function (this: SiteWorld) {
  const arrival = this.network.documents.at(-1)
  assert.equal(arrival?.url(), this.page.url())
  assert.equal(arrival?.redirectedFrom()?.url(), undefined)
})

// Stored requests

Then("one request of {string} is stored:", async function (this: SiteWorld, person: string, columns: DataTable) {
  const requests = storedFrom(person)
  assert.equal(requests.length, 1)
  const stored = columns.raw().map(([column = ""]) => [column, String(requests[0]?.[column])])
  assert.deepEqual(stored, columns.raw())
})

Then("{int} requests of {string} are stored", async function (this: SiteWorld, count: number, person: string) {
  await painted(this)
  assert.equal(storedFrom(person).length, count)
})

Then("nothing of {string} is kept in the browser", async function (this: SiteWorld, text: string) {
  const stored = await everythingStored(this.page)
  assert.ok(!stored.toLowerCase().includes(text.toLowerCase()), stored)
})

Then(
  "no request but the one to {string} holds any of these:",
  async function (this: SiteWorld, path: string, texts: DataTable) {
    await networkQuiet(this)
    const others = this.network.textsExceptTo(path)
    assert.ok(others.length > 0 && others.length < this.network.requests.length)
    const all = [...others, ...this.vendors.calls, this.reporting.service.everything].join("\n").toLowerCase()
    const found = texts
      .raw()
      .flat()
      .filter((text) => all.includes(text.toLowerCase()))
    assert.deepEqual(found, [])
  },
)

// What the form says

Then("the summary {string} names {string}", async function (this: SiteWorld, heading: string, text: string) {
  // Without scripts, the answer to an invalid form is a page with status 400, which browsers log.
  this.console.expect(/contact-requests: Failed to load resource: .* status of 400/)
  await expect(contact(this).summary(heading).getByRole("link", { name: text })).toBeVisible()
})

Then("the summary {string} says {string}", async function (this: SiteWorld, heading: string, text: string) {
  await expect(contact(this).summary(heading)).toContainText(text)
})

Then("the summary {string} does not say {string}", async function (this: SiteWorld, heading: string, text: string) {
  await expect(contact(this).summary(heading)).toBeVisible()
  await expect(contact(this).summary(heading)).not.toContainText(text)
})

Then("the field {string} of the form says {string}", async function (this: SiteWorld, name: string, text: string) {
  await expect(contact(this).field(name)).toHaveAttribute("aria-invalid", "true")
  await expect(contact(this).field(name)).toHaveAccessibleDescription(new RegExp(text.replace(/[.?+]/g, "\\$&")))
})

Then("the field {string} of the form is right", async function (this: SiteWorld, name: string) {
  await expect(contact(this).field(name)).not.toHaveAttribute("aria-invalid", "true")
})

Then("the field {string} of the form holds {string}", async function (this: SiteWorld, name: string, text: string) {
  await expect(contact(this).field(name)).toHaveValue(text)
})

Then("{string} is chosen", async function (this: SiteWorld, name: string) {
  await expect(contact(this).field(name)).toBeChecked()
})

Then("there is no notice about their request", async function (this: SiteWorld) {
  await expect(contact(this).notice).toHaveCount(0)
})

Then("leaving the page {asks} first", async function (this: SiteWorld, asks: boolean) {
  await expect.poll(() => contact(this).warnsBeforeUnload()).toBe(asks)
})

// The thanks

Then(
  "the focus is on the thanks {string}, which are in {string}",
  async function (this: SiteWorld, heading: string, language: string) {
    await expect(contact(this).thanks(heading)).toBeFocused()
    await expect(contact(this).thanks(heading)).toHaveAttribute("lang", language)
  },
)

Then("no thanks are shown", async function (this: SiteWorld) {
  await expect(contact(this).everyThanks).toHaveCount(3)
  await expect(contact(this).everyThanks.filter({ visible: true })).toHaveCount(0)
})

Then("the link {string} of the thanks leads to {string}", async function (this: SiteWorld, name: string, path: string) {
  await expect(this.on(Keyboard).focused.getByRole("link", { name, exact: true })).toHaveAttribute("href", path)
})

Then("the trackers have been told of {int} views of a page", async function (this: SiteWorld, count: number) {
  await expect.poll(() => this.vendors.callsLike(/PageView/).length).toBe(count)
})

Then("the trackers have been told of {int} conversions", async function (this: SiteWorld, count: number) {
  await idle(this)
  assert.equal(this.vendors.callsOf("conversions").length, count)
})
