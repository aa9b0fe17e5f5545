import assert from "node:assert/strict"
import { randomUUID } from "node:crypto"
import { type DataTable, Given, Then, When } from "@cucumber/cucumber"
import { fromHtml } from "./drivers/driver.ts"
import type { SiteName } from "./specification/names.ts"
import { commandsOutput, handleData, prepareMessages, writeAgain } from "./support/agency-desk.ts"
import { askForAlert, askForAlerts, endAllEmails, endByMailProgram, follow } from "./support/alerts.ts"
import { expect } from "./support/expect.ts"
import {
  alertCount,
  alertStates,
  becomeHomeLike,
  changeSinceLastMessage,
  giveUpLastMessage,
  makeAlertOld,
  wroteYesterday,
} from "./support/stored-alerts.ts"
import type { SiteWorld } from "./support/world.ts"

// Asking and confirming

When(fromHtml("they ask for an alert to {string}"), async function (this: SiteWorld, email: string) {
  await askForAlert(this, email)
})

Then(
  fromHtml("whoever asks at {address} for the first time is sent the same page, letter for letter"),
  async function (this: SiteWorld, path: string) {
    const sent = await this.html("is now")
    await this.open(this.site, path)
    await askForAlert(this, `${randomUUID()}@example.com`)
    await expect(this.screen.heading).toBeVisible()
    assert.equal(await this.html("is now"), sent)
  },
)

When(fromHtml("they open the link in the last e-mail to {string}"), async function (this: SiteWorld, email: string) {
  await this.arriveAt(this.site, await this.mailbox.pathOfAlert(email))
})

Given(
  fromHtml("{string} follows {address} on the {site} site"),
  async function (this: SiteWorld, email: string, path: string, site: SiteName) {
    await follow(this, site, path, email)
  },
)

Given(
  fromHtml("{string} has been asked to confirm {int} alerts on the {site} site"),
  async function (this: SiteWorld, email: string, count: number, site: SiteName) {
    await askForAlerts(this, site, email, count)
  },
)

Then(fromHtml("the alerts of {string} are {word}"), (email: string, state: string) => {
  assert.deepEqual(alertStates(email), [state])
})

// What they tell

Given(
  fromHtml("since the alert of {string} wrote last, these homes are new or had another price:"),
  async (email: string, homes: DataTable) => {
    await changeSinceLastMessage(email, homes.raw())
  },
)

Given(
  fromHtml("since the alert of {string} wrote last, the viewing of {string} at {string} was cancelled"),
  async (email: string, home: string, start: string) => {
    await changeSinceLastMessage(email, [[home, start]])
  },
)

Given(fromHtml("the home that {string} follows is now like {string}"), async (email: string, home: string) => {
  await becomeHomeLike(email, home)
})

When(
  fromHtml("the price of {string} changes from {int} after the last e-mail to {string}"),
  async (home: string, before: number, email: string) => {
    await changeSinceLastMessage(email, [[home, String(before)]])
  },
)

Given(fromHtml("the alert of {string} wrote last yesterday"), async (email: string) => {
  await wroteYesterday(email)
})

Given(fromHtml("the last e-mail to {string} was given up yesterday"), async (email: string) => {
  await giveUpLastMessage(email)
})

When(fromHtml("the agency prepares the messages of the day"), async () => {
  await prepareMessages()
})

Then(fromHtml("{string} has got {int} e-mail(s)"), async function (this: SiteWorld, email: string, count: number) {
  await this.mailbox.openLast(email, count)
})

Then(
  fromHtml("the subject of the last e-mail to {string} is {string}"),
  async function (this: SiteWorld, email: string, subject: string) {
    await this.mailbox.openLast(email)
    assert.equal(this.mailbox.email.subject, subject)
  },
)

Then(fromHtml("the e-mail does not say {string}"), function (this: SiteWorld, text: string) {
  assert.ok(!this.mailbox.email.text?.includes(text), this.mailbox.email.text)
})

Then(fromHtml("the e-mail links to:"), async function (this: SiteWorld, addresses: DataTable) {
  const links = await this.mailbox.links()
  const missing = addresses
    .raw()
    .flat()
    .filter((address) => !links.includes(address))
  assert.deepEqual(missing, [], links.join("\n"))
})

// Ending and deletion

When(fromHtml("the mail program of {string} ends the alert"), async function (this: SiteWorld, email: string) {
  await endByMailProgram(this, email)
})

When(fromHtml("they open the link of the e-mail that ends all e-mails"), async function (this: SiteWorld) {
  await this.arriveAt(this.site, await this.mailbox.pathOfEnd())
})

Given(fromHtml("{string} has ended all e-mails"), async function (this: SiteWorld, email: string) {
  await endAllEmails(this, email)
})

When(fromHtml("the agency writes to {string} again"), async (email: string) => {
  await writeAgain(email)
})

When(fromHtml("the alert of {string} was asked for {int} hours ago"), async (email: string, hours: number) => {
  await makeAlertOld(email, hours)
})

Then(fromHtml("{int} alert(s) of {string} is/are stored"), (count: number, email: string) => {
  assert.equal(alertCount(email), count)
})

When(fromHtml("the agency {word} the data of {string}"), async (action: string, person: string) => {
  await handleData(action, person)
})

Then(fromHtml("the agency's command says {string}"), (text: string) => {
  assert.ok(commandsOutput().includes(text), commandsOutput())
})

Then(fromHtml("the agency's command says nothing of {string}"), (text: string) => {
  assert.ok(commandsOutput().length > 0 && !commandsOutput().includes(text), commandsOutput())
})
