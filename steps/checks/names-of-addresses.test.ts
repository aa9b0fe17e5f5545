/** @jest-environment node */
import { messagesOf } from "../dictionary/fake-steps.ts"
import { addressNameProblems } from "./names-of-addresses.ts"

const top = `Feature: Finding

  Background:
    Given these addresses:
      | name     | address  |
      | the flat | /en/flat |

  Rule: Homes are found

`
const patterns = ["these addresses:", "a visitor opens {address} on the {site} site", "{address} fails {int} time(s)"]
const problemsOf = (scenario: string) => addressNameProblems(messagesOf(top + scenario, patterns))

test("an address and a name at the top of the file have no problems", () => {
  const steps = [
    'When a visitor opens "/en/house" on the Sweden site',
    'And a visitor opens "the flat" on the Finland site',
  ]
  expect(problemsOf(`    Scenario: One\n      ${steps.join("\n      ")}\n`)).toEqual([])
})

test("a name that no scenario of the file says is a problem, also in a table or in a list of names", () => {
  const opens = (steps: string) => problemsOf(`    Scenario: One\n      ${steps}\n`)
  expect(opens('When a visitor opens "/en/house" on the Sweden site')).toEqual([
    'features/finding.feature: no scenario says "the flat", which the top of the file gives an address: delete its row',
  ])
  expect(opens('When a visitor opens "/en/house" on the Sweden site\n        | the flat |')).toEqual([])
  expect(opens('When "the house, the flat" fails 2 times')).not.toContainEqual(expect.stringContaining("no scenario"))
})

test("a name that the top of the file does not have is a problem, once for all rows of an outline", () => {
  const steps = ['When a visitor opens "the house" on the Sweden site', 'And "the <name>" fails 2 times']
  const rows = "        | name |\n        | boat |\n        | flat |\n"
  expect(problemsOf(`    Scenario Outline: One\n      ${steps.join("\n      ")}\n\n      Examples:\n${rows}`)).toEqual([
    'features/finding.feature:11: no address is called "the house": add a row with this name and its address below "these addresses:" at the top of the file',
    'features/finding.feature:12: no address is called "the boat": add a row with this name and its address below "these addresses:" at the top of the file',
  ])
})
