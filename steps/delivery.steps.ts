import assert from "node:assert/strict"
import { type DataTable, Then, When } from "@cucumber/cucumber"
import { receivedFolder, release } from "../src/tools/received.ts"
import { fromHtml } from "./drivers/driver.ts"
import { ContactScreen } from "./screens/contact.ts"
import { failedDeliveries, markAnswered, stateInList } from "./support/agency-desk.ts"
import { allDelivered, attemptsAt, callsAbout, expectSigned, heldMessage } from "./support/received.ts"
import type { SiteWorld } from "./support/world.ts"

When(fromHtml("they ask to be called {string}"), async function (this: SiteWorld, time: string) {
  await this.on(ContactScreen).callTimes.selectOption({ label: time })
})

// E-mails

Then(
  fromHtml("one e-mail about {string} goes to each of:"),
  async function (this: SiteWorld, person: string, to: DataTable) {
    assert.deepEqual(await this.mailbox.recipientsAbout(person), to.raw().flat().sort())
  },
)

Then(
  fromHtml("{string} gets one e-mail about {string}"),
  async function (this: SiteWorld, address: string, person: string) {
    await this.mailbox.open(address, person)
  },
)

Then(fromHtml("the subject of the e-mail is {string}"), function (this: SiteWorld, subject: string) {
  assert.equal(this.mailbox.email.subject, subject)
})

Then(fromHtml("the e-mail says:"), async function (this: SiteWorld, texts: DataTable) {
  await this.mailbox.expectTexts(texts.raw())
})

Then(fromHtml("an answer to the e-mail goes to {string}"), function (this: SiteWorld, address: string) {
  assert.deepEqual(
    this.mailbox.email.replyTo?.map((receiver) => receiver.address),
    [address],
  )
})

Then(fromHtml("the e-mail links only to:"), async function (this: SiteWorld, addresses: DataTable) {
  assert.deepEqual(await this.mailbox.linksWithoutIds(), addresses.raw().flat())
})

Then(fromHtml("no other text of the e-mail looks like an address"), async function (this: SiteWorld) {
  await this.mailbox.expectNothingLinkLike()
})

// Trouble with the mail server

Then(fromHtml("the mail server has put off the e-mail to {string} {int} times"), (address: string, times: number) => {
  assert.deepEqual(
    attemptsAt(address).map(({ state }) => state),
    [...Array(times).fill("refused"), "taken"],
  )
})

Then(
  fromHtml("each attempt to reach {string} was with the same e-mail"),
  async function (this: SiteWorld, address: string) {
    const ids = await this.mailbox.idsOfAttempts(address)
    assert.deepEqual(ids, Array(ids.length).fill(this.mailbox.email.messageId))
  },
)

Then(fromHtml("the mail server has refused {string} once"), (address: string) => {
  assert.deepEqual(
    attemptsAt(address).map(({ state }) => state),
    ["refused"],
  )
})

Then(fromHtml("the mail server still holds the e-mail to {string}"), async (address: string) => {
  await heldMessage(address)
})

When(fromHtml("the mail server releases the e-mails to {string}"), (address: string) => {
  release(receivedFolder(), address)
})

// The agency's list

Then(fromHtml("the agency's list has the request of {string} as {string}"), async (person: string, state: string) => {
  await allDelivered(person)
  assert.equal(await stateInList(person), state)
})

When(fromHtml("the agency marks the request of {string} as answered"), async (person: string) => {
  await markAnswered(person)
})

Then(fromHtml("the agency's list of failures says of {string}:"), async (person: string, cells: DataTable) => {
  assert.deepEqual(await failedDeliveries(person), cells.hashes())
})

// The CRM

Then(fromHtml("the CRM gets the request of {string} once:"), async (person: string, fields: DataTable) => {
  await allDelivered(person)
  assert.deepEqual(
    callsAbout(person).map(({ data }) => fields.raw()[0]?.map((name) => String(data[name] ?? "none"))),
    fields.rows(),
  )
})

Then(fromHtml("the CRM has answered the calls about {string} with:"), async (person: string, statuses: DataTable) => {
  await allDelivered(person)
  assert.deepEqual(
    callsAbout(person).map(({ status }) => [String(status)]),
    statuses.raw(),
  )
})

Then(fromHtml("each call about {string} has the same id and content"), (person: string) => {
  const calls = callsAbout(person).map(({ headers, body }) => [headers["webhook-id"], body])
  assert.deepEqual(calls, Array(calls.length).fill(calls[0]))
})

Then(fromHtml("each call about {string} is signed with the agency's secret"), (person: string) => {
  callsAbout(person).forEach(expectSigned)
})
