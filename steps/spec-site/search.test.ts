import { currentFeatures } from "../specification/features.ts"
import { ownersIndex } from "../specification/owners-index.ts"
import { documentsOf } from "./documents.ts"
import { indexOf, rulesFor } from "./search.ts"
import { specOf } from "./spec.ts"

const spec = specOf(currentFeatures(), ownersIndex(), {}, () => [])
const index = indexOf(documentsOf(spec))

/** Everyday questions, with the rules that answer them. */
const questions: [question: string, rules: string[]][] = [
  ["May a visitor refuse cookies as easily as accept?", ["CONSENT-7"]],
  ["What happens when the network goes?", ["OFFLINE-1", "OFFLINE-2", "OFFLINE-3", "CONTACT-3", "LOAD-8", "LOAD-11"]],
  ["How is a number with decimals shown?", ["FORMAT-1", "FORMAT-2", "FORMAT-3"]],
  ["Can visitors sign in?", ["PRODUCT-1"]],
  ["Which languages does Norway have?", ["PRODUCT-4"]],
  ["What does a buyer pay each month?", ["VISIT-4"]],
  ["How do I sort homes by price?", ["SEARCH-5"]],
  ["What is shown when a search finds nothing?", ["SEARCH-13"]],
  ["Can two neighbourhoods be compared?", ["COMPARE-1"]],
  ["Is the map usable with the keyboard?", ["MAP-7"]],
  ["When does a sold home disappear?", ["HOME-6", "AREA-3", "SELL-3"]],
  ["How do I add a viewing to my calendar?", ["VISIT-1", "VISIT-2"]],
  ["Does an error report hold personal data?", ["REPORT-1", "REPORT-4", "CONTACT-4"]],
  ["How long is my data stored?", ["SCREEN-9", "CONTACT-4"]],
  ["Is a request sent twice when I click twice?", ["CONTACT-2"]],
  ["Does the site work without JavaScript?", ["PRODUCT-6"]],
  ["Can I print a home?", ["HOME-8"]],
  ["How are favourites moved to another phone?", ["SAVED-5"]],
  ["What do screen readers hear when the page changes?", ["NAV-6", "NAV-4"]],
  ["Is there dark mode?", ["PAGE-2", "LOOK-9"]],
]

it.each(questions)("answers %s among its first three rules", (question, rules) => {
  const first = rulesFor(index, question)
    .slice(0, 3)
    .map(({ id }) => id)
  expect(rules.filter((rule) => first.includes(rule)).length > 0 ? "answered" : first).toBe("answered")
})
