/** @jest-environment node */
import { newIdNotes } from "./new-ids.ts"

const home = (id: string, street: string, formerIds?: readonly string[]) => ({
  id,
  address: { street, postalCode: "118 20", city: { sv: "Stockholm" } },
  formerIds: formerIds && [...formerIds],
})
const streets: Readonly<Record<string, string>> = { "kvistgatan-12": "Kvistgatan 12", "bjorkvagen-7": "Björkvägen 7" }
const notes = (...homes: ReturnType<typeof home>[]) =>
  newIdNotes(homes as never, Object.keys(streets), (id) => streets[id])

test("a new home at the address of one that is gone may be the same", () => {
  expect(notes(home("object-81", "Kvistgatan 12"), home("bjorkvagen-7", "Björkvägen 7"))).toEqual([
    'The home object-81 is new, and has the address of kvistgatan-12, which is gone. If it is the same home, name "kvistgatan-12" in its formerIds, so that links, favourites and alerts find it.',
  ])
})

test.each([
  ["that names the former id", [home("object-81", "Kvistgatan 12", ["kvistgatan-12"])]],
  ["at an address of its own", [home("object-81", "Kvistgatan 14")]],
  ["beside the one that stays", [home("object-81", "Kvistgatan 12"), home("kvistgatan-12", "Kvistgatan 12")]],
])("a home %s is not noted", (_, homes) => {
  expect(notes(...homes)).toEqual([])
})
