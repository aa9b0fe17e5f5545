/** @jest-environment node */

import { readContent } from "../../site/records/read-content.ts"
import { copyOfContent } from "../content.ts"
import { pagesOf } from "../pages.ts"
import fc from "../properties.ts"
import { type Agency, agencies, writeAgency } from "./agency.ts"

jest.mock("../../site/records/picture-limits.ts", () => ({
  ...jest.requireActual<typeof import("../../site/records/picture-limits.ts")>("../../site/records/picture-limits.ts"),
  homesWithOnePicture: Number.POSITIVE_INFINITY,
}))

/** Writes an agency and makes the data of all its pages; a build would take a minute. */
const pathsOf = (agency: Agency): string[] => {
  const { root } = copyOfContent(agency.market)
  writeAgency(agency, root)
  return pagesOf(readContent(agency.market, root)).map(({ path, context }) => {
    expect(context.head.title).not.toBe("")
    return path
  })
}

test("an agency of any size and content has valid records, and data for each of its pages", () => {
  fc.assert(
    fc.property(agencies, (agency) => {
      const { areas, agents, homes, market, posts } = agency
      const languages = market === "fi" ? 3 : 2
      expect(pathsOf(agency).length).toBeGreaterThanOrEqual(languages * (9 + areas + agents + homes + posts))
    }),
    { numRuns: 3, endOnFailure: true },
  )
})

test("the same seed makes the same agency", () => {
  const [agency] = fc.sample(agencies, { seed: 1, numRuns: 1 })
  const [again] = fc.sample(agencies, { seed: 1, numRuns: 1 })
  expect(again).toEqual(agency)
})
