/** @jest-environment node */

import ICAL from "ical.js"
import { editionOf, libraries } from "../../site/edition.ts"
import { readContent } from "../../site/records/read-content.ts"
import { copyOfContent } from "../../testing/content.ts"
import { calendarFilesOf, viewingsOf } from "./calendars.data.ts"

const file = "se/listings/kvistgatan-12.json"
const first = { start: "2026-11-24T18:15:00+01:00", end: "2026-11-24T19:15:00+01:00" }
const second = { start: "2026-12-02T17:30:00+01:00", end: "2026-12-02T18:00:00+01:00" }

/** Calendar entries by file, and starts on the page, of a home with these fields. */
const publishedWith = (fields: Readonly<Record<string, unknown>>) => {
  const { root, set } = copyOfContent("se")
  set(file, fields)
  const content = readContent("se", root)
  const listing = content.listings.find(({ id }) => id === "kvistgatan-12")
  if (!listing) throw new Error("the home is missing")
  const entries = calendarFilesOf(editionOf(content, "sv", libraries()), listing).map(([path, text]) => {
    const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent")
    const [uid, begins, sequence, status, stamp, modified] = [
      "uid",
      "dtstart",
      "sequence",
      "status",
      "dtstamp",
      "last-modified",
    ].map((name) => String(event?.getFirstPropertyValue(name)))
    return { path, uid, begins, sequence, status, stamp, modified }
  })
  return { entries, starts: viewingsOf(listing).map(({ start }) => start) }
}

test("the entry of a viewing that moves keeps its id and its file, and is a later version", () => {
  const moved = { start: "2026-12-01T18:15:00+01:00", end: "2026-12-01T19:15:00+01:00" }
  const before = publishedWith({ viewings: [first, second], updatedAt: "2026-11-02" }).entries
  const after = publishedWith({ viewings: [moved, second], updatedAt: "2026-11-03" }).entries
  expect(before[0]).toEqual({
    path: "/viewings/sv/kvistgatan-12-1.ics",
    uid: "kvistgatan-12-1@www.kvistbo.example",
    begins: "2026-11-24T17:15:00Z",
    sequence: "20759",
    status: "CONFIRMED",
    stamp: "2026-11-02T00:00:00Z",
    modified: "2026-11-02T00:00:00Z",
  })
  expect(after[0]).toEqual({
    ...before[0],
    begins: "2026-12-01T17:15:00Z",
    sequence: "20760",
    stamp: "2026-11-03T00:00:00Z",
    modified: "2026-11-03T00:00:00Z",
  })
})

test("a viewing that moves past another stays itself", () => {
  const moved = { start: "2026-12-09T18:15:00+01:00", end: "2026-12-09T19:15:00+01:00" }
  const { entries, starts } = publishedWith({ viewings: [moved, second] })
  expect(entries.map(({ uid, begins }) => [uid, begins])).toEqual([
    ["kvistgatan-12-2@www.kvistbo.example", "2026-12-02T16:30:00Z"],
    ["kvistgatan-12-1@www.kvistbo.example", "2026-12-09T17:15:00Z"],
  ])
  expect(starts).toEqual([second.start, moved.start])
})

test("a viewing with an id keeps it when an earlier one is removed", () => {
  const { entries } = publishedWith({ viewings: [{ ...second, id: "b7" }] })
  expect(entries.map(({ path, uid }) => [path, uid])).toEqual([
    ["/viewings/sv/kvistgatan-12-b7.ics", "kvistgatan-12-b7@www.kvistbo.example"],
  ])
})

test("a cancelled viewing is on no page, and its entry says so", () => {
  const { entries, starts } = publishedWith({ viewings: [{ ...first, cancelled: true }, second] })
  expect(entries.map(({ uid, status }) => [uid, status])).toEqual([
    ["kvistgatan-12-1@www.kvistbo.example", "CANCELLED"],
    ["kvistgatan-12-2@www.kvistbo.example", "CONFIRMED"],
  ])
  expect(starts).toEqual([second.start])
})

test.each([
  [[{ ...first, id: "2" }, second], "viewings", "must have different ids"],
  [[{ ...first, id: "Söndag 1" }], "viewings.0.id", "must be small letters and digits"],
])("viewings %j are refused", (viewings, field, reason) => {
  const { set, problems } = copyOfContent("se")
  set(file, { viewings })
  expect(problems()).toEqual([
    expect.objectContaining({ field: expect.stringContaining(field), reason: expect.stringContaining(reason) }),
  ])
})
