/** @jest-environment node */
import { messagesOf } from "./fake-steps.ts"
import { nearestSentences } from "./nearest.ts"
import { matchedSteps } from "./steps.ts"

const feature = `Feature: Finding

  Rule: Homes are found

    Scenario: One
      Given they look for "Björkvägen"
      And they look at the map
      When they reload the page
      Then the section "Prices" shows 3 homes
      And the map shows 3 homes
`
const patterns = [
  "they look for {string}",
  "they look at the map",
  "they reload the page",
  "the {element} shows {int} homes",
]
const nearestTo = nearestSentences(matchedSteps(messagesOf(feature, patterns)))

test.each([
  ["they relaod the pagee", ["they reload the page", "they look at the map", 'they look for "Björkvägen"']],
  ['they looked for "Town"', ['they look for "Björkvägen"', "they look at the map", "they reload the page"]],
  [
    'the sektion "Areas" is shown',
    ['the section "Prices" shows 3 homes', "they reload the page", "they look at the map"],
  ],
  ["snow falls", []],
])("%s is near to %j", (text, nearest) => {
  expect(nearestTo(text)).toEqual(nearest)
})
