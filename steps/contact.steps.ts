import assert from "node:assert/strict"
import { type DataTable, Given, Then, When } from "@cucumber/cucumber"
import { contactRequestsPath } from "../src/spec/contact.ts"
import type { Language } from "../src/spec/languages.ts"
import { fromHtml } from "./drivers/driver.ts"
import { ContactScreen } from "./screens/contact.ts"
import { Keyboard } from "./screens/keyboard.ts"
import type { SiteName } from "./specification/names.ts"
import { inWords, storedFrom } from "./support/contact-requests.ts"
import { expect } from "./support/expect.ts"
import { expectLasting, expectNone, expectText, expectVisible } from "./support/expectations.ts"
import { goBack } from "./support/moves.ts"
import { everythingStored } from "./support/storage.ts"
import { asRead, inOrderOf } from "./support/text.ts"
import { hydrated, idle } from "./support/waits.ts"
import type { SiteWorld } from "./support/world.ts"

const contact = (world: SiteWorld) => world.on(ContactScreen)

/** Comes to the form by the footer of another page of the site. */
const comeToFormFrom = async (world: SiteWorld, path: string, site: SiteName) => {
  await world.open(site, path)
  await contact(world).contactLink.click()
  await contact(world).comeToForm()
}

const sendWithoutNetwork = async (world: SiteWorld, person: string) => {
  await world.device.loseNetwork()
  await contact(world).sendAs(person)
  await expect(contact(world).status).not.toBeEmpty()
}

// Coming to the form

Given(
  "a visitor is at the form of {address} on the {site} site",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await this.open(site, path)
    await contact(this).comeToForm()
  },
)

Given(
  "a visitor has come from {address} to the form on the {site} site",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await comeToFormFrom(this, path, site)
  },
)

Then("the form is ready", async function (this: SiteWorld) {
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

When("they fill in:", async function (this: SiteWorld, fields: DataTable) {
  await contact(this).fill(fields.hashes()[0] ?? {})
})

Given("their browser does not limit the length of texts", async function (this: SiteWorld) {
  await contact(this).removeLimits()
})

When(
  "they write {string} {int} times in the field {string}",
  async function (this: SiteWorld, text: string, times: number, name: string) {
    await contact(this).field(name).fill(text.repeat(times))
  },
)

/** A click that waits for nothing: the choice can go while the form is hydrated. */
When("they choose {string} before the form is ready", async function (this: SiteWorld, name: string) {
  await contact(this).choice(name).dispatchEvent("click")
})

When("they choose {string} in the form", async function (this: SiteWorld, name: string) {
  await contact(this).choice(name).check()
})

// Sending

When("they send the form", async function (this: SiteWorld) {
  await contact(this).sendButton.click()
})

When(fromHtml("they send the form with:"), async function (this: SiteWorld, fields: DataTable) {
  await contact(this).fill(fields.hashes()[0] ?? {})
  await contact(this).sendButton.click()
})

/** Fills in a name and an e-mail address, and sends the form. */
When(fromHtml("they send the form as {string}"), async function (this: SiteWorld, person: string) {
  await contact(this).sendAs(person)
})

When("they send the form as {string} with a double click", async function (this: SiteWorld, person: string) {
  await contact(this).sendAs(person, () => contact(this).sendButton.dblclick())
})

/** Moves only with the Tab key, also to the button. */
When("they fill in and send the form by keyboard:", async function (this: SiteWorld, fields: DataTable) {
  await contact(this).sendByKeyboard(fields.hashes()[0] ?? {})
})

When("they send it again after it says {string}", async function (this: SiteWorld, text: string) {
  await expectText(this, contact(this).form, text)
  await contact(this).sendButton.click()
})

Given(
  fromHtml("they have sent the form as {string}, and seen the thanks"),
  async function (this: SiteWorld, person: string) {
    await contact(this).sendAs(person)
    await expect(contact(this).headingOfThanks).toBeVisible()
  },
)

Given("they have sent the form as {string} without a network", async function (this: SiteWorld, person: string) {
  await sendWithoutNetwork(this, person)
})

Given(
  "{string} has gone back to {address} on the {site} site, with a request that waits for the network",
  async function (this: SiteWorld, person: string, path: string, site: SiteName) {
    await comeToFormFrom(this, path, site)
    await sendWithoutNetwork(this, person)
    await goBack(this)
  },
)

Given(fromHtml("they have sent the form with a mistake:"), async function (this: SiteWorld, fields: DataTable) {
  // Browsers log answers with an error status.
  this.console.expect(/Failed to load resource: .* status of 400/)
  await contact(this).fill(fields.hashes()[0] ?? {})
  await contact(this).sendButton.click()
  await expect(contact(this).summary).toBeVisible()
})

Given(
  "{string} has sent a request with the key that the form will send",
  async function (this: SiteWorld, person: string) {
    assert.equal(await contact(this).sendWithKeyOfForm(person), 201)
  },
)

When(
  fromHtml("a page of another site sends its form to the {site} site"),
  async function (this: SiteWorld, site: SiteName) {
    this.console.expect(/Failed to load resource: .* status of 403/)
    await contact(this).sendFromAnotherSite(site)
  },
)

Given("a robot has filled in the field that people do not see", async function (this: SiteWorld) {
  await contact(this).fillTrap()
})

Then(
  fromHtml("the service answers a form that {string} sends {int} milliseconds after it appeared with status {int}"),
  async function (this: SiteWorld, person: string, time: number, status: number) {
    assert.equal(await contact(this).statusOfForm({ name: person, elapsed: time }), status)
  },
)

Then(fromHtml("these requests are answered with:"), async function (this: SiteWorld, requests: DataTable) {
  await contact(this).expectStatuses(requests.hashes())
})

Then("their request was sent {int} time(s)", async function (this: SiteWorld, count: number) {
  await expectLasting(this, () => this.network.sentTo(contactRequestsPath).length, count)
})

Then(fromHtml("their request is refused as {refusal}"), async function (this: SiteWorld, status: number) {
  this.console.expect(new RegExp(`Failed to load resource: .* status of ${status}`))
  await expect.poll(() => this.network.lastStatusOf(contactRequestsPath)).toBe(status)
})

Then("no redirect has led them there", function (this: SiteWorld) {
  const arrival = this.network.documents.at(-1)
  assert.equal(arrival?.url(), this.page.url())
  assert.equal(arrival?.redirectedFrom()?.url(), undefined)
})

// Stored requests

Then(
  fromHtml("one request of {string} is stored:"),
  async function (this: SiteWorld, person: string, fields: DataTable) {
    await expect.poll(() => storedFrom(person).length).toBe(1)
    const stored = storedFrom(person).map(inWords)
    assert.deepEqual(
      stored.map((request) => fields.raw()[0]?.map((name) => request[name])),
      fields.rows(),
    )
  },
)

Then(
  fromHtml("{int} request(s) of {string} is/are stored"),
  async function (this: SiteWorld, count: number, person: string) {
    await expectLasting(this, () => storedFrom(person).length, count)
  },
)

Then("nothing of {string} is kept in the browser", async function (this: SiteWorld, text: string) {
  await idle(this)
  const stored = await everythingStored(this.page)
  assert.ok(!stored.toLowerCase().includes(text.toLowerCase()), stored)
})

Then(
  "no request but the one to {address} holds any of these:",
  async function (this: SiteWorld, path: string, texts: DataTable) {
    await idle(this)
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

Then(fromHtml("the fields of the form are called:"), async function (this: SiteWorld, names: DataTable) {
  await contact(this).expectLabels(names.hashes()[0] ?? {})
})

Then(fromHtml("the summary of the mistakes is called {string}"), async function (this: SiteWorld, heading: string) {
  await expect(contact(this).summary).toHaveAccessibleName(heading)
})

Then(fromHtml("the summary does not say {string}"), async function (this: SiteWorld, text: string) {
  await expect(contact(this).summary).toBeVisible()
  await expectText(this, contact(this).summary, text, false)
})

Then(
  fromHtml("the field {string} of the form says {string}"),
  async function (this: SiteWorld, name: string, text: string) {
    await expect(contact(this).field(name)).toHaveAttribute("aria-invalid", "true")
    await expect(contact(this).field(name)).toHaveAccessibleDescription(new RegExp(text.replace(/[.?+]/g, "\\$&")))
  },
)

Then(fromHtml("the field {string} of the form is right"), async function (this: SiteWorld, name: string) {
  await expect(contact(this).field(name)).not.toHaveAttribute("aria-invalid", "true")
})

Then(
  fromHtml("the field {string} of the form holds {string}"),
  async function (this: SiteWorld, name: string, text: string) {
    await expect(contact(this).field(name)).toHaveValue(text)
  },
)

Then("{string} is chosen", async function (this: SiteWorld, name: string) {
  await expect(contact(this).choice(name)).toBeChecked()
})

Then("there is no notice about their request", async function (this: SiteWorld) {
  await expectNone(this, contact(this).notice)
})

Then("the browser {asks} before leaving the page", async function (this: SiteWorld, asks: boolean) {
  await expect.poll(() => contact(this).warnsBeforeUnload()).toBe(asks)
})

// The thanks

Then(fromHtml("they see the thanks {string}"), async function (this: SiteWorld, heading: string) {
  await expect(contact(this).headingOfThanks).toHaveText(heading)
})

Then(fromHtml("the thanks say {string}"), async function (this: SiteWorld, text: string) {
  await expect(contact(this).visibleText(text)).toBeVisible()
})

Then("the thanks say, in this order:", async function (this: SiteWorld, passages: DataTable) {
  const inOrder = passages.raw().flat()
  await expect.poll(async () => inOrderOf(asRead(await this.screen.main.innerText()), inOrder)).toEqual(inOrder)
})

Then(
  "the focus is on the thanks {string}, in {language}",
  async function (this: SiteWorld, heading: string, language: Language) {
    await expect(contact(this).thanks(heading)).toBeFocused()
    await expect(contact(this).thanks(heading)).toHaveAttribute("lang", language)
  },
)

Then("no thanks are shown", async function (this: SiteWorld) {
  await expect(contact(this).everyThanks).toHaveCount(3)
  await expectVisible(this, contact(this).everyThanks, false)
})

Then(
  "the link {string} of the thanks leads to {address}",
  async function (this: SiteWorld, name: string, path: string) {
    await expect(this.on(Keyboard).focused.getByRole("link", { name, exact: true })).toHaveAttribute("href", path)
  },
)

Then("the trackers have been told of {int} page views", async function (this: SiteWorld, count: number) {
  await expectLasting(this, () => this.vendors.callsLike(/PageView/).length, count)
})

Then("the trackers have been told of {int} conversions", async function (this: SiteWorld, count: number) {
  await idle(this)
  assert.equal(this.vendors.callsOf("conversions").length, count)
})
