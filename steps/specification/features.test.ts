import { currentFeatures, examplesOf, featureOf } from "./features.ts"

const text = `Feature: Changing language

  Visitors arrive in the wrong language.
  One click puts that right.

  Background:
    Given these addresses:
      | name     | address        |
      | the flat | /en/property/a |

  @LANG-1
  Rule: The page stays

    A visitor who has found a home
    does not want to find it again.

    Scenario Outline: The <page> stays
      Given a visitor is at "<page>" on the Finland site
      When they choose:
        | <page> |
      Then they see "<heading>"

      Examples: Homes
        | page     | heading |
        | the flat | Flat    |
        | a house  | House   |

    Scenario: Nothing is lost
      Given a visitor is at "the flat" on the Norway site
`
const file = "features/changing_language.feature"

describe("a feature file", () => {
  const feature = featureOf({ file, text })
  const [rule] = feature.rules

  it("has its title, reason, addresses and rules", () => {
    expect(feature).toMatchObject({
      title: "Changing language",
      reason: "Visitors arrive in the wrong language. One click puts that right.",
      addresses: new Map([["the flat", "/en/property/a"]]),
    })
    expect(rule).toMatchObject({
      id: "LANG-1",
      sentence: "The page stays",
      reason: "A visitor who has found a home does not want to find it again.",
      line: 12,
    })
  })

  it("has an example for each row, with its values in the steps and without the background", () => {
    expect(rule?.scenarios[0]?.tables).toMatchObject([
      {
        name: "Homes",
        header: ["page", "heading"],
        rows: [
          {
            cells: ["the flat", "Flat"],
            example: {
              title: "The the flat stays",
              line: 25,
              markets: ["fi"],
              steps: [
                { keyword: "Given", text: 'a visitor is at "the flat" on the Finland site' },
                { keyword: "When", text: "they choose:", table: [["the flat"]] },
                { keyword: "Then", text: 'they see "Flat"' },
              ],
            },
          },
          { cells: ["a house", "House"], example: { line: 26 } },
        ],
      },
    ])
    expect(rule && examplesOf(rule).map(({ title }) => title)).toEqual([
      "The the flat stays",
      "The a house stays",
      "Nothing is lost",
    ])
  })

  const keysOf = (changed: string) =>
    featureOf({ file, text: changed })
      .rules.flatMap(examplesOf)
      .map(({ key }) => key)

  it("keeps the keys of examples that move in the file, and of those that do not use a changed address", () => {
    const keys = keysOf(text)
    expect(new Set(keys).size).toBe(3)
    expect(keysOf(text.replace("Visitors arrive", "Visitors often\n  arrive"))).toEqual(keys)
    const moved = keysOf(text.replace("/en/property/a", "/en/property/b"))
    expect(moved.map((key, place) => key === keys[place])).toEqual([false, true, false])
  })
})

it("reads every rule of the specification", () => {
  const rules = currentFeatures().flatMap((feature) => feature.rules)
  expect(rules.length).toBeGreaterThan(250)
  for (const rule of rules) expect(examplesOf(rule).length).toBeGreaterThan(0)
})
