import assert from "node:assert/strict"
import type { SiteName } from "../specification/names.ts"
import { alertStates } from "./stored-alerts.ts"
import type { SiteWorld } from "./world.ts"

const submit = (world: SiteWorld) => world.screen.main.locator("form[method=post]").getByRole("button")

/** Fills in the form of the page on which a search is followed, and sends it. */
export const askForAlert = async (world: SiteWorld, email: string): Promise<void> => {
  world.console.expect(/status of 400/)
  await world.screen.main.getByRole("textbox").first().fill(email)
  await Promise.all([world.page.waitForEvent("load"), submit(world).click()])
}

/** Asks for an alert and confirms it by the link in the e-mail. */
export const follow = async (world: SiteWorld, site: SiteName, path: string, email: string): Promise<void> => {
  await world.arriveAt(site, path)
  await askForAlert(world, email)
  await world.arriveAt(site, await world.mailbox.pathOfAlert(email))
  await Promise.all([world.page.waitForEvent("load"), submit(world).click()])
  assert.deepEqual(alertStates(email), ["confirmed"])
}

/** Asks for alerts about different searches. */
export const askForAlerts = async (world: SiteWorld, site: SiteName, email: string, count: number): Promise<void> => {
  for (let rooms = 1; rooms <= count; rooms++) {
    await world.arriveAt(site, `/api/search-alerts?language=sv&rooms=${rooms}`)
    await askForAlert(world, email)
  }
}

/** Presses the button of the page to which the last e-mail leads whoever wants no more e-mails. */
export const endAllEmails = async (world: SiteWorld, email: string): Promise<void> => {
  await world.mailbox.openLast(email)
  await world.arriveAt(world.site, await world.mailbox.pathOfEnd())
  await Promise.all([world.page.waitForEvent("load"), submit(world).click()])
}

/** Sends what a mail program sends when its button is pressed (RFC 8058). */
export const endByMailProgram = async (world: SiteWorld, email: string): Promise<void> => {
  await world.mailbox.openLast(email)
  const { headers } = world.mailbox.email
  const header = (name: string) => headers.find(({ key }) => key === name)?.value ?? ""
  const { pathname, search } = new URL(header("list-unsubscribe").replace(/^<|>$/g, ""))
  const answer = await fetch(world.origin + pathname + search, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: header("list-unsubscribe-post"),
  })
  assert.equal(answer.status, 200)
  assert.equal(header("list-unsubscribe-post"), "List-Unsubscribe=One-Click")
}
