/** @jest-environment node */
import { changesBetween } from "./changes.ts"
import { featureOf } from "./features.ts"

const former = `Feature: Changing language

  Background:
    Given these addresses:
      | name     | address        |
      | the flat | /en/property/a |

  @LANG-1
  Rule: The page stays the same

    A visitor does not want to find it again.

    Scenario: A flat
      Given a visitor is at "the flat"
      When they choose "Suomi"
      Then they see "Asunto"

    Scenario: Two pages
      When a visitor opens:
        | page     |
        | the blog |
      Then they see "Blogg"

  @LANG-2
  Rule: The choice lasts

    Scenario: A week later
      Given a week has passed
`
const feature = (text: string, file = "features/a.feature") => featureOf({ file, text })
const changes = (edit: (text: string) => string) => changesBetween([feature(former)], [feature(edit(former))])
const none = { added: [], removed: [], changed: [], moved: [], addresses: [] }

it("finds no change in a scenario or rule that is at another place of the file", () => {
  const [head = "", first = "", second = ""] = former.split(/(?= {2}@LANG)/)
  expect(changes(() => head + second + first)).toEqual(none)
  const [rule = "", flat = "", pages = ""] = first.split(/(?= {4}Scenario)/)
  expect(changes(() => [head, rule, pages, flat, second].join(""))).toEqual(none)
})

it("finds rules that were added, removed and reworded", () => {
  const found = changes((text) =>
    text
      .replace("stays the same", "stays")
      .replace("A visitor does not want to", "Nobody wants to")
      .replace("@LANG-2", "@LANG-3"),
  )
  expect(found.added).toMatchObject([{ id: "LANG-3", sentence: "The choice lasts" }])
  expect(found.removed).toMatchObject([{ id: "LANG-2", sentence: "The choice lasts" }])
  expect(found.changed).toEqual([
    {
      id: "LANG-1",
      sentence: [
        { text: "The page stays", kind: "same" },
        { text: " the same", kind: "removed" },
      ],
      reason: [
        { text: "A visitor does not want", kind: "removed" },
        { text: "Nobody wants", kind: "added" },
        { text: " to find it again.", kind: "same" },
      ],
      scenarios: [],
    },
  ])
})

it("shows a changed scenario side by side with its former self", () => {
  const found = changes((text) =>
    text
      .replace("Scenario: A flat", "Scenario: A home")
      .replace('"Asunto"', '"Koti"')
      .replace("        | the blog |\n", "        | the blog, in Swedish |\n        | the list |\n"),
  )
  expect(found.changed.map(({ id }) => id)).toEqual(["LANG-1"])
  expect(found.changed[0]?.scenarios).toEqual([
    {
      kind: "changed",
      title: "A home",
      lines: [
        { before: "Scenario: A flat", after: "Scenario: A home" },
        { before: '  Given a visitor is at "the flat"', after: '  Given a visitor is at "the flat"' },
        { before: '  When they choose "Suomi"', after: '  When they choose "Suomi"' },
        { before: '  Then they see "Asunto"', after: '  Then they see "Koti"' },
      ],
    },
    {
      kind: "changed",
      title: "Two pages",
      lines: [
        { before: "Scenario: Two pages", after: "Scenario: Two pages" },
        { before: "  When a visitor opens:", after: "  When a visitor opens:" },
        { before: "    | page |", after: "    | page |" },
        { before: "    | the blog |", after: "    | the blog, in Swedish |" },
        { before: undefined, after: "    | the list |" },
        { before: '  Then they see "Blogg"', after: '  Then they see "Blogg"' },
      ],
    },
  ])
})

it("takes a scenario with another title and other steps for another scenario", () => {
  const found = changes((text) =>
    text.replace("A week later", "In another tab").replace("a week has passed", "another tab is open"),
  )
  expect(found.changed[0]?.scenarios).toEqual([
    {
      kind: "added",
      title: "In another tab",
      lines: [
        { before: undefined, after: "Scenario: In another tab" },
        { before: undefined, after: "  Given another tab is open" },
      ],
    },
    {
      kind: "removed",
      title: "A week later",
      lines: [
        { before: "Scenario: A week later", after: undefined },
        { before: "  Given a week has passed", after: undefined },
      ],
    },
  ])
})

it("shows the tables of an outline", () => {
  const outline = former.replace(
    "Scenario: A week later\n      Given a week has passed",
    "Scenario Outline: After <days> days\n      Given <days> days have passed\n\n      Examples: Short\n        | days |\n        | 7    |",
  )
  const [change] = changesBetween([feature(outline)], [feature(outline.replace("| 7    |", "| 365  |"))]).changed
  expect(change?.scenarios[0]?.lines).toEqual([
    { before: "Scenario Outline: After <days> days", after: "Scenario Outline: After <days> days" },
    { before: "  Given <days> days have passed", after: "  Given <days> days have passed" },
    { before: "  Examples: Short", after: "  Examples: Short" },
    { before: "    | days |", after: "    | days |" },
    { before: "    | 7 |", after: "    | 365 |" },
  ])
})

it("finds addresses that are other ones under their names", () => {
  expect(changes((text) => text.replace("/en/property/a", "/en/property/b"))).toEqual({
    ...none,
    addresses: [{ file: "features/a.feature", name: "the flat", before: "/en/property/a", after: "/en/property/b" }],
  })
})

it("finds rules that moved to another file without a change", () => {
  expect(changesBetween([feature(former)], [feature(former, "features/b.feature")])).toEqual({
    ...none,
    moved: [
      { id: "LANG-1", sentence: "The page stays the same", from: "features/a.feature", to: "features/b.feature" },
      { id: "LANG-2", sentence: "The choice lasts", from: "features/a.feature", to: "features/b.feature" },
    ],
  })
})
