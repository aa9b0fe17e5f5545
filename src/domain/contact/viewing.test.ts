import { markets } from "../../spec/markets.ts"
import { viewingError, viewingText } from "./viewing.ts"

const start = "2026-12-02T17:30:00+01:00"
const announced = (now: string) => ({ starts: ["2026-11-24T18:15:00+01:00", start], now: Date.parse(now) })

test.each([
  ["an hour before it begins", start, "2026-12-02T15:30:00Z", undefined],
  ["the last moment before it begins", start, "2026-12-02T16:29:59.999Z", undefined],
  ["the moment in which it begins", start, "2026-12-02T16:30:00Z", "over"],
  ["no viewing", "", "2026-11-21T12:00:00Z", "missing"],
  ["a viewing that is not announced", "2026-12-03T17:30:00+01:00", "2026-11-21T12:00:00Z", "form"],
  ["the same moment in other words", "2026-12-02T16:30:00Z", "2026-11-21T12:00:00Z", "form"],
])("%s", (_, viewing, now, error) => {
  expect(viewingError(viewing, announced(now))).toBe(error)
})

test.each([
  ["sv", "se", "onsdag 2 december 2026 kl. 17:30"],
  ["en", "se", "Wednesday 2 December 2026 at 17:30"],
  ["fi", "fi", "keskiviikko 2. joulukuuta 2026 klo 18.30"],
  ["sv", "fi", "onsdag 2 december 2026 kl. 18:30"],
  ["nb", "no", "onsdag 2. desember 2026 kl. 17:30"],
] as const)("in %s of %s, a viewing has its weekday and the time of its country", (language, market, text) => {
  expect(viewingText(language, markets[market], start)).toBe(text)
})
