import assert from "node:assert/strict"
import ICAL from "ical.js"
import { ViewingScreen } from "../screens/viewings.ts"
import type { SiteWorld } from "./world.ts"

/** Requires the line breaks and lengths of RFC 5545 (3.1). */
const assertLines = (text: string): void => {
  const lines = text.split("\r\n")
  assert.equal(lines.pop(), "", "the last line ends as every line")
  assert.ok(!lines.some((line) => line.includes("\n")), "every line ends in CR and LF")
  const longest = Math.max(...lines.map((line) => Buffer.byteLength(line)))
  assert.ok(longest <= 75, `a line has ${longest} octets`)
}

/**
 * Requires each property of RFC 5545 once: for a calendar (3.6), and for an event in a calendar without a method
 * (3.6.1).
 */
const assertComplete = (calendar: ICAL.Component, event: ICAL.Component): void => {
  assert.equal(calendar.name, "vcalendar")
  assert.equal(calendar.getFirstPropertyValue("version"), "2.0")
  assert.match(String(calendar.getFirstPropertyValue("prodid")), /\S/)
  const once = [calendar, event].flatMap((component) => component.getAllProperties().map(({ name }) => name))
  for (const name of ["version", "prodid", "uid", "dtstamp", "dtstart", "dtend"])
    assert.equal(once.filter((other) => other === name).length, 1, name)
  assert.equal(new Set(once).size, once.length, `a property is there twice: ${once}`)
}

/** Requires UTC, so that the time means the same in every time zone. */
const moment = (value: unknown): string => {
  assert.ok(value instanceof ICAL.Time && value.zone === ICAL.Timezone.utcTimezone, `${value} is not in UTC`)
  return value.toString()
}

export type CalendarEvent = { readonly facts: Readonly<Record<string, unknown>>; readonly description: string }

/** Downloads the calendar entry of a viewing, and parses it with a library that the build does not use. */
export const calendarEventOf = async (world: SiteWorld, viewing: string): Promise<CalendarEvent> => {
  const path = await new ViewingScreen(world.page).calendarEntry(viewing)
  const answer = await world.page.request.get(world.origin + path)
  assert.equal(answer.headers()["content-type"], "text/calendar; charset=utf-8")
  const text = await answer.text()
  assertLines(text)
  const calendar = new ICAL.Component(ICAL.parse(text))
  const [event, ...others] = calendar.getAllSubcomponents("vevent")
  assert.ok(event && others.length === 0, "it is a calendar with one event")
  assertComplete(calendar, event)
  const value = (name: string): unknown => event.getFirstPropertyValue(name)
  return {
    facts: {
      name: value("summary"),
      begins: moment(value("dtstart")),
      ends: moment(value("dtend")),
      place: value("location"),
      coordinates: (value("geo") as readonly number[]).join(";"),
      address: value("url"),
      id: value("uid"),
      "last changed": moment(value("dtstamp")),
      version: String(value("sequence")),
    },
    description: String(value("description")),
  }
}
