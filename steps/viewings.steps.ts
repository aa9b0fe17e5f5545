import assert from "node:assert/strict"
import { type DataTable, Given, Then } from "@cucumber/cucumber"
import { fromHtml } from "./drivers/driver.ts"
import { calendarEventOf } from "./support/calendar.ts"
import { expect } from "./support/expect.ts"
import { eventsFrom } from "./support/structured-data.ts"
import { assertIncludes } from "./support/text.ts"
import type { SiteWorld } from "./support/world.ts"

Given("the clock is stopped at {string}", async function (this: SiteWorld, time: string) {
  await this.clock.stop(Date.parse(time))
})

Then(
  fromHtml("the link {string} begins a message about {string}"),
  async function (this: SiteWorld, address: string, subject: string) {
    const link = this.screen.main.getByRole("link", { name: address, exact: true })
    await expect(link).toHaveAttribute("href", `mailto:${address}?subject=${encodeURIComponent(subject)}`)
  },
)

Then(
  fromHtml("the calendar entry of {string} is a file with one event:"),
  async function (this: SiteWorld, viewing: string, facts: DataTable) {
    assert.deepEqual((await calendarEventOf(this, viewing)).facts, facts.rowsHash())
  },
)

Then(
  fromHtml("the calendar entry of {string} describes it: {string}"),
  async function (this: SiteWorld, viewing: string, text: string) {
    assertIncludes((await calendarEventOf(this, viewing)).description, [text])
  },
)

Then(
  fromHtml("the page tells search engines of the event {string} from {string} to {string}"),
  async function (this: SiteWorld, name: string, begins: string, ends: string) {
    assert.deepEqual(await eventsFrom(this.page, begins), [
      { name, begins: Date.parse(begins), ends: Date.parse(ends) },
    ])
  },
)
