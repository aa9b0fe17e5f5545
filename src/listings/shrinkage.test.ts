/** @jest-environment node */
import { shrinkageProblem } from "./shrinkage.ts"

test.each([
  [150, 5, undefined],
  [150, 74, undefined],
  [150, 5, "no"],
  [2, 0, undefined],
])("of %d published homes, %d are a source that broke", (published, now, setting) => {
  expect(shrinkageProblem(published, now, setting)).toBe(
    `The database has ${now} homes, and the published site ${published}: nothing is published. Check the tables or views of the listings; if the number is right, set LISTINGS_MAY_SHRINK=yes for one build.`,
  )
})

test.each([
  [150, 75, undefined],
  [150, 400, undefined],
  [undefined, 5, undefined],
  [150, 5, "yes"],
])("of %p published homes, %d may be published with the setting %p", (published, now, setting) => {
  expect(shrinkageProblem(published, now, setting)).toBeUndefined()
})
