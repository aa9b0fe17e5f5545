import assert from "node:assert/strict"
import { type DataTable, Given, Then, When } from "@cucumber/cucumber"
import ICAL from "ical.js"
import { Deciding } from "./screens/deciding.ts"
import { violationsIn } from "./support/axe.ts"
import { expect } from "./support/expect.ts"
import { structuredDataOf } from "./support/structured-data.ts"
import { networkQuiet, painted } from "./support/waits.ts"
import type { SiteWorld } from "./support/world.ts"

const deciding = (world: SiteWorld) => new Deciding(world.page)

// Viewings

Given("time stands still at {string}", async function (this: SiteWorld, time: string) {
  // An installed clock runs until it is paused, so it starts an hour before the time to pause at.
  await this.page.clock.install({ time: Date.parse(time) - 3_600_000 })
  await this.page.clock.pauseAt(time)
  this.clock.isStopped = true
})

Then("the viewings are:", async function (this: SiteWorld, viewings: DataTable) {
  await expect(deciding(this).viewings).toHaveText(viewings.raw().map((cells) => cells.join("")))
})

Then("the viewing {string} says {string}", async function (this: SiteWorld, time: string, text: string) {
  await expect(deciding(this).viewing(time)).toContainText(text)
})

Then("the page offers no viewing", async function (this: SiteWorld) {
  await expect(deciding(this).viewings).toHaveCount(0)
})

Then("the page has no link {string}", async function (this: SiteWorld, name: string) {
  await expect(deciding(this).link(name)).toHaveCount(0)
})

Then(
  "the link {string} begins a message to {string} about {string}",
  async function (this: SiteWorld, name: string, address: string, subject: string) {
    await expect(deciding(this).link(name)).toHaveAttribute(
      "href",
      `mailto:${address}?subject=${encodeURIComponent(subject)}`,
    )
  },
)

// Calendar entries

/** The calendar file that the visitor saved, parsed with a library that the build does not use. */
const calendars = new WeakMap<SiteWorld, ICAL.Component>()

/**
 * Requires each property of RFC 5545 once: for a calendar (3.6), and for an event in a calendar without a method
 * (3.6.1).
 */
const assertComplete = (calendar: ICAL.Component) => {
  const [event] = calendar.getAllSubcomponents("vevent")
  assert.equal(calendar.name, "vcalendar")
  assert.equal(calendar.getFirstPropertyValue("version"), "2.0")
  assert.match(String(calendar.getFirstPropertyValue("prodid")), /\S/)
  const once = [calendar, event].flatMap((component) => component?.getAllProperties().map(({ name }) => name) ?? [])
  for (const name of ["version", "prodid", "uid", "dtstamp", "dtstart", "dtend"])
    assert.equal(once.filter((other) => other === name).length, 1, name)
  assert.equal(new Set(once).size, once.length, `something is said twice: ${once}`)
}

When("they take the calendar entry of {string}", async function (this: SiteWorld, time: string) {
  const link = deciding(this).viewing(time).getByRole("link")
  const answer = await this.page.request.get(this.origin + (await link.getAttribute("href")))
  assert.equal(answer.headers()["content-type"], "text/calendar; charset=utf-8")
  const text = await answer.text()
  const lines = text.split("\r\n")
  assert.equal(lines.pop(), "", "the last line ends as every line")
  assert.ok(!lines.some((line) => line.includes("\n")), "every line ends in CR and LF")
  const longest = Math.max(...lines.map((line) => Buffer.byteLength(line)))
  assert.ok(longest <= 75, `a line has ${longest} octets`)
  const calendar = new ICAL.Component(ICAL.parse(text))
  assertComplete(calendar)
  calendars.set(this, calendar)
})

const calendarOf = (world: SiteWorld): ICAL.Component => {
  const calendar = calendars.get(world)
  assert.ok(calendar, "no calendar entry was taken")
  return calendar
}

/** Requires UTC, so that the time means the same in every time zone. */
const moment = (value: unknown): string => {
  assert.ok(value instanceof ICAL.Time && value.zone === ICAL.Timezone.utcTimezone, `${value} is not in UTC`)
  return value.toString()
}

Then("it is a calendar file with one event:", async function (this: SiteWorld, facts: DataTable) {
  const events = calendarOf(this).getAllSubcomponents("vevent")
  assert.equal(events.length, 1)
  const value = (name: string): unknown => events[0]?.getFirstPropertyValue(name)
  assert.deepEqual(
    {
      name: value("summary"),
      begins: moment(value("dtstart")),
      ends: moment(value("dtend")),
      place: value("location"),
      coordinates: (value("geo") as readonly number[]).join(";"),
      address: value("url"),
      identity: value("uid"),
      stamp: moment(value("dtstamp")),
    },
    facts.rowsHash(),
  )
})

Then("its description says {string}", async function (this: SiteWorld, text: string) {
  const description = String(calendarOf(this).getFirstSubcomponent("vevent")?.getFirstPropertyValue("description"))
  assert.ok(description.includes(text), `"${text}" is not in "${description}"`)
})

Then(
  "the page tells search engines of the event {string} from {string} to {string}",
  async function (this: SiteWorld, name: string, begins: string, ends: string) {
    const events = (await structuredDataOf(this.page))
      .filter((item) => item["@type"] === "Event")
      .map((item) => [item.name, ...[item.startDate, item.endDate].map((time) => Date.parse(String(time)))])
    assert.deepEqual(
      events.filter(([, start]) => start === Date.parse(begins)),
      [[name, Date.parse(begins), Date.parse(ends)]],
    )
  },
)

// Monthly cost

/** Parses an amount in the format that visitors read. */
const amountOf = (text: string): number => Number(text.replace(/[^\d,]/g, "").replace(",", "."))

Then("the monthly cost {string} adds up:", async function (this: SiteWorld, heading: string, lines: DataTable) {
  const rows = this.screen.section(heading).getByRole("table").getByRole("row")
  await expect(rows).toHaveText(lines.raw().map((cells) => cells.join("")))
  const amounts = lines.raw().map(([, amount = ""]) => amountOf(amount))
  const total = amounts.pop()
  assert.equal(Math.round(amounts.reduce((sum, amount) => sum + amount, 0)), total)
})

Then("nothing in the section {string} can be changed", async function (this: SiteWorld, heading: string) {
  await expect(this.screen.section(heading)).toBeVisible()
  await expect(deciding(this).controls(this.screen.section(heading))).toHaveCount(0)
})

Then("the section {string} says nothing of {string}", async function (this: SiteWorld, heading: string, text: string) {
  await expect(this.screen.section(heading)).toBeVisible()
  await expect(this.screen.section(heading)).not.toContainText(text)
})

Then("the page has no section {string}", async function (this: SiteWorld, heading: string) {
  await expect(this.screen.section(heading)).toHaveCount(0)
})

When("they enter {string} as {string}", async function (this: SiteWorld, text: string, field: string) {
  await deciding(this).field(field).fill(text)
  await deciding(this).field(field).blur()
})

Then(
  "each field of the section {string} can be filled in with the sum in view",
  async function (this: SiteWorld, heading: string) {
    const section = this.screen.section(heading)
    await expect(section.getByRole("status")).toBeVisible()
    for (const field of await section.getByRole("textbox").all()) {
      await field.focus()
      await expect(field).toBeInViewport({ ratio: 1 })
      await expect(section.getByRole("status")).toBeInViewport({ ratio: 1 })
      const [sum, entry] = await Promise.all([section.getByRole("status").boundingBox(), field.boundingBox()])
      assert.ok(sum && entry && sum.y + sum.height <= entry.y, "the sum lies over the field")
    }
  },
)

When("they choose to say {string}", async function (this: SiteWorld, name: string) {
  await deciding(this).choice(name).check()
})

/** Waits, because the browser adds the visitor's own figures after the page has loaded. */
Then("the section {string} comes to state:", async function (this: SiteWorld, heading: string, facts: DataTable) {
  for (const [term = "", value = ""] of facts.raw())
    await expect(this.screen.values(term, this.screen.section(heading))).toHaveText(value)
})

Then("the field {string} says {string}", async function (this: SiteWorld, name: string, sentence: string) {
  const field = deciding(this).field(name)
  await expect(field).toHaveAttribute("aria-invalid", String(sentence !== ""))
  await expect(field).toHaveAccessibleDescription(new RegExp(sentence.replace(/[.?]/g, "\\$&")))
})

Then("axe finds no violation here", async function (this: SiteWorld) {
  assert.deepEqual(await violationsIn(this.page), [])
})

// Homes

Given("their device has kept {string} as {string}", async function (this: SiteWorld, text: string, key: string) {
  // Runs only once, so that later pages keep what they store themselves.
  await this.page.addInitScript(
    ([name = "", value = ""]) => {
      if (sessionStorage.getItem("prepared")) return
      sessionStorage.setItem("prepared", "1")
      localStorage.setItem(name, value)
    },
    [key, text],
  )
})

When("they go on to {string}", async function (this: SiteWorld, path: string) {
  await this.open(this.site, path)
})

When("they scroll to the end of the page", async function (this: SiteWorld) {
  await this.screen.footer.scrollIntoViewIfNeeded()
})

Then(
  "none of the homes in the section {string} says {string}",
  async function (this: SiteWorld, heading: string, text: string) {
    const homes = this.screen.homes(this.screen.section(heading))
    await expect(homes.first()).toBeVisible()
    await expect(homes.filter({ hasText: text })).toHaveCount(0)
  },
)

Then("no card of a home was asked for", async function (this: SiteWorld) {
  await painted(this)
  await networkQuiet(this)
  assert.deepEqual(
    this.network.requestsFor("/homes/*/*.json").map((request) => request.url()),
    [],
  )
})

const keptAs = (world: SiteWorld, key: string) => world.page.evaluate((name) => localStorage.getItem(name), key)

Then("the device keeps {string} as {string}", async function (this: SiteWorld, text: string, key: string) {
  await expect.poll(() => keptAs(this, key)).toBe(text)
})

Then("the device keeps nothing as {string}", async function (this: SiteWorld, key: string) {
  await expect.poll(() => keptAs(this, key)).toBeNull()
})
