import assert from "node:assert/strict"
import { type DataTable, Given, Then, When } from "@cucumber/cucumber"
import { fromHtml } from "./drivers/driver.ts"
import { ContactScreen } from "./screens/contact.ts"
import type { SiteName } from "./specification/names.ts"
import { deleteExpired, listOfViewings } from "./support/agency-desk.ts"
import { makeOld } from "./support/contact-requests.ts"
import { expect } from "./support/expect.ts"
import { expectNone } from "./support/expectations.ts"
import { allDelivered } from "./support/received.ts"
import { signUpAll, takeBack } from "./support/sign-ups.ts"
import type { SiteWorld } from "./support/world.ts"

// Signing up

When(
  fromHtml("{string} signs up in the form for the viewing {string}"),
  async function (this: SiteWorld, person: string, viewing: string) {
    await this.on(ContactScreen).signUpAs(person, viewing)
  },
)

Then(fromHtml("the viewing in the form is {string}"), async function (this: SiteWorld, viewing: string) {
  await expect(this.on(ContactScreen).chosenViewing).toHaveText(viewing)
})

Then(fromHtml("the viewings in the form are:"), async function (this: SiteWorld, viewings: DataTable) {
  // The first option asks to choose.
  await expect
    .poll(async () => (await this.on(ContactScreen).viewings.allTextContents()).slice(1))
    .toEqual(viewings.raw().flat())
})

Then(fromHtml("the form has no choice {string}"), async function (this: SiteWorld, name: string) {
  await expectNone(this, this.on(ContactScreen).choice(name))
})

When(
  fromHtml("the form has a viewing at {string}, which the home does not have"),
  async function (this: SiteWorld, start: string) {
    await this.on(ContactScreen).inventViewing(start)
  },
)

Given(
  fromHtml("these people have signed up for viewings of {address} on the {site} site, in this order:"),
  { timeout: 60_000 },
  async function (this: SiteWorld, path: string, site: SiteName, people: DataTable) {
    await signUpAll(this, site, path, people.hashes())
  },
)

// Taking it back

Given(
  fromHtml("{string} has signed up for {string} at {address} on the {site} site"),
  async function (this: SiteWorld, person: string, viewing: string, path: string, site: SiteName) {
    await signUpAll(this, site, path, [{ name: person, viewing }])
  },
)

Given(fromHtml("they have taken the sign-up of {string} back"), async function (this: SiteWorld, person: string) {
  await takeBack(this, person)
})

When(
  fromHtml("they open the link to the sign-up in the receipt of {string}"),
  async function (this: SiteWorld, person: string) {
    await this.arriveAt(this.site, await this.mailbox.pathOfSignUp(person))
  },
)

// The agent

Then(
  fromHtml("{string} gets the e-mail {string} about {string}"),
  async function (this: SiteWorld, address: string, subject: string, person: string) {
    await this.mailbox.open(address, person, subject)
  },
)

Then(fromHtml("the agency's list of the viewings of {string} says:"), async (home: string, people: DataTable) => {
  assert.deepEqual(await listOfViewings(home, people.raw()[0] ?? []), people.rows())
})

// Deletion

When(fromHtml("the request of {string} came {int} days ago"), async (person: string, days: number) => {
  await allDelivered(person)
  makeOld(person, days)
})

When(fromHtml("the agency deletes what is too old"), async () => {
  await deleteExpired()
})
