/** @jest-environment node */
import { consentVersion, purposesOf, trackersFor } from "./trackers.ts"

test("the trackers of a purpose are in the order of their names", () => {
  expect(trackersFor("marketing", ["taboola", "google", "meta"])).toEqual(["meta", "taboola"])
})

test("a site has the purposes of its trackers", () => {
  expect(purposesOf(["meta", "google"])).toEqual(["statistics", "marketing"])
  expect(purposesOf(["outbrain"])).toEqual(["marketing"])
  expect(purposesOf([])).toEqual([])
})

test("the version of a consent depends on its questions, not on the order of the table", () => {
  expect(consentVersion(["outbrain", "google", "meta"])).toBe("statistics: google; marketing: meta, outbrain")
  expect(consentVersion(["meta", "outbrain", "google"])).toBe("statistics: google; marketing: meta, outbrain")
  expect(consentVersion(["google"])).toBe("statistics: google")
})
