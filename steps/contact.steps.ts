import assert from "node:assert/strict"
import { type DataTable, Given, Then, When } from "@cucumber/cucumber"
import { ContactScreen } from "./screens/contact.ts"
import { storedFrom } from "./support/contact-requests.ts"
import { expect } from "./support/expect.ts"
import type { SiteName } from "./support/sites.ts"
import { hydrated, idle, networkQuiet } from "./support/waits.ts"
import type { SiteWorld } from "./support/world.ts"

const contact = (world: SiteWorld) => new ContactScreen(world.page)

const comeToForm = async (world: SiteWorld) => {
  await contact(world).form.getByRole("textbox").first().focus()
  await expect(contact(world).alive).toBeVisible()
}

Given(
  "a visitor has come to the form at {string} on the {site} site",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await this.open(site, path)
    await comeToForm(this)
  },
)

Given(
  "a new visitor is at {string} on the {site} site with error reporting",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await this.becomeNew()
    await this.reporting.begin()
    await this.reporting.service.open()
    await this.open(site, path)
  },
)

When("they write:", async function (this: SiteWorld, fields: DataTable) {
  for (const [name = "", text = ""] of fields.raw()) await contact(this).field(name).fill(text)
})

/** Moves between fields only with the Tab key. */
When("they write by keyboard:", async function (this: SiteWorld, fields: DataTable) {
  for (const [name = "", text = ""] of fields.raw()) {
    const field = contact(this).field(name)
    for (let stops = 0; stops < 12; stops += 1) {
      if (await field.evaluate((element) => element === document.activeElement)) break
      await this.page.keyboard.press("Tab")
    }
    await expect(field).toBeFocused()
    await this.page.keyboard.type(text)
  }
})

When("they choose {string} in the form", async function (this: SiteWorld, name: string) {
  await contact(this).field(name).check()
})

When("they send it with {string}", async function (this: SiteWorld, name: string) {
  await contact(this).form.getByRole("button", { name, exact: true }).click()
})

When("they press {string} twice", async function (this: SiteWorld, name: string) {
  await contact(this).form.getByRole("button", { name, exact: true }).dblclick()
})

When("they follow {string} in the summary", async function (this: SiteWorld, name: string) {
  await contact(this).part.getByRole("group").getByRole("link", { name }).click()
})

When("they go back to the form", async function (this: SiteWorld) {
  await this.page.goBack()
  await hydrated(this)
  await comeToForm(this)
})

When("they go back to the page before", async function (this: SiteWorld) {
  await this.page.goBack()
})

When("they follow {string} in the notice about their request", async function (this: SiteWorld, name: string) {
  await contact(this).notice.getByRole("link", { name, exact: true }).click()
})

When("the browser has no network", async function (this: SiteWorld) {
  this.console.expect(/net::ERR_INTERNET_DISCONNECTED/, /loading (css )?chunk .* failed/i)
  await this.context.setOffline(true)
})

When("the browser has its network again", async function (this: SiteWorld) {
  await this.context.setOffline(false)
})

Then("one request of {string} is stored:", async function (this: SiteWorld, person: string, columns: DataTable) {
  const requests = storedFrom(person)
  assert.equal(requests.length, 1)
  for (const [column = "", value] of columns.raw()) assert.equal(String(requests[0]?.[column]), value, column)
})

Then("what they wrote was sent {int} time(s)", async function (this: SiteWorld, count: number) {
  const sentRequests = () =>
    this.network.requests.filter(
      (request) => request.method() === "POST" && new URL(request.url()).pathname === "/api/contact-requests",
    )
  await expect.poll(() => sentRequests().length).toBe(count)
})

Then("{string} has been asked for {int} times", async function (this: SiteWorld, path: string, count: number) {
  await expect.poll(() => this.network.requestsFor(path).length).toBe(count)
})

Then("nothing else has led them on to it", function (this: SiteWorld) {
  const arrival = this.network.requests.findLast((request) => request.isNavigationRequest())
  assert.equal(arrival?.url(), this.page.url())
  assert.equal(arrival?.redirectedFrom()?.url(), undefined)
})

Then("{int} requests of {string} are stored", function (this: SiteWorld, count: number, person: string) {
  assert.equal(storedFrom(person).length, count)
})

Then("no request of {string} is stored", async function (this: SiteWorld, person: string) {
  await this.page.evaluate(() => document.readyState)
  assert.deepEqual(storedFrom(person), [])
})

Then("the service answers that something is wrong with it", async function (this: SiteWorld) {
  this.console.expect(/: Failed to load resource: .* status of 400/)
  const answers = () =>
    this.network.requests
      .filter((request) => new URL(request.url()).pathname === "/api/contact-requests")
      .map(async (request) => (await request.response())?.status())
  await expect.poll(() => Promise.all(answers())).toEqual([400])
})

Then("the summary {string} names {string}", async function (this: SiteWorld, heading: string, text: string) {
  // Without scripts, the answer to an invalid form is a page with status 400, which browsers log.
  this.console.expect(/contact-requests: Failed to load resource: .* status of 400/)
  await expect(contact(this).summary(heading).getByRole("link", { name: text })).toBeVisible()
})

Then("the summary {string} does not name {string}", async function (this: SiteWorld, heading: string, text: string) {
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

Then("the form says {string}", async function (this: SiteWorld, text: string) {
  await expect(contact(this).form).toContainText(text)
})

Then("the form can be written in", async function (this: SiteWorld) {
  await comeToForm(this)
})

Then("{string} is chosen", async function (this: SiteWorld, name: string) {
  await expect(contact(this).field(name)).toBeChecked()
})

Then("the notice about their request says {string}", async function (this: SiteWorld, text: string) {
  await expect(contact(this).notice).toContainText(text)
})

Then("no notice speaks of their request", async function (this: SiteWorld) {
  await expect(contact(this).notice).toHaveCount(0)
})

/** Whether the page would ask for confirmation before the visitor leaves it. */
const asksWhoLeaves = () => {
  const leaving = new Event("beforeunload", { cancelable: true })
  dispatchEvent(leaving)
  return leaving.defaultPrevented
}

Then("leaving the page asks first", async function (this: SiteWorld) {
  assert.equal(await this.page.evaluate(asksWhoLeaves), true)
})

Then("leaving the page does not ask any more", async function (this: SiteWorld) {
  await expect.poll(() => this.page.evaluate(asksWhoLeaves)).toBe(false)
})

Then("nothing of {string} is kept in the browser", async function (this: SiteWorld, text: string) {
  const storageText = await this.page.evaluate(async () => {
    const cached = (await caches.keys()).map(async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => url).join(" "),
    )
    const databases = (await indexedDB.databases()).map(({ name }) => name)
    return [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.cookie,
      JSON.stringify(history.state),
      location.href,
      document.referrer,
      ...databases,
      ...(await Promise.all(cached)),
    ].join("\n")
  })
  assert.ok(!storageText.toLowerCase().includes(text.toLowerCase()), storageText)
})

Then(
  "no request but the one to {string} holds any of these:",
  async function (this: SiteWorld, path: string, texts: DataTable) {
    await networkQuiet(this)
    const trackerRequests = this.network.requests
      .filter((request) => !request.url().endsWith(path))
      .map((request) => [request.url(), JSON.stringify(request.headers()), request.postData() ?? ""].join("\n"))
    assert.ok(trackerRequests.length > 0 && trackerRequests.length < this.network.requests.length)
    const all = [...trackerRequests, JSON.stringify(this.vendors.calls), this.reporting.service.everything]
      .join("\n")
      .toLowerCase()
    for (const [text = ""] of texts.raw()) assert.ok(!all.includes(text.toLowerCase()), text)
  },
)

Then(
  "the focus is on the thanks {string}, which are in {string}",
  async function (this: SiteWorld, heading: string, language: string) {
    await expect(
      contact(this)
        .thanks(heading)
        .and(this.page.locator(`[lang=${language}]`)),
    ).toBeFocused()
  },
)

Then("no thanks are shown", async function (this: SiteWorld) {
  await expect(this.page.locator("main section[lang]")).toHaveCount(3)
  await expect(this.page.locator("main section[lang]").filter({ visible: true })).toHaveCount(0)
})

Then("the link {string} of the thanks leads to {string}", async function (this: SiteWorld, name: string, path: string) {
  await expect(this.page.locator(":focus").getByRole("link", { name, exact: true })).toHaveAttribute("href", path)
})

const conversion = /lead/i
const conversions = (world: SiteWorld) => world.vendors.calls.filter((call) => conversion.test(call))

Then("among the calls of conversions are once:", async function (this: SiteWorld, calls: DataTable) {
  const expected = calls
    .raw()
    .map(([call = ""]) => call)
    .sort()
  await expect.poll(() => conversions(this).sort()).toEqual(expected)
})

Then("no conversion is told of anew", async function (this: SiteWorld) {
  await expect.poll(() => this.vendors.calls.filter((call) => /PageView/.test(call)).length).toBe(2)
  await networkQuiet(this)
  assert.equal(conversions(this).length, 5)
})

Then("no conversion is told of", async function (this: SiteWorld) {
  await idle(this)
  assert.deepEqual(conversions(this), [])
})
