/** @jest-environment node */

import type { TrackerIds } from "../spec/trackers.ts"
import { checkTrackers, chosenMarket, isMarketName } from "./chosen-market.ts"
import { PlainError } from "./plain-error.ts"

const original = process.env.MARKET

afterEach(() => {
  if (original === undefined) delete process.env.MARKET
  else process.env.MARKET = original
})

test.each([
  [undefined, "se", "SE"],
  ["", "se", "SE"],
  ["se", "se", "SE"],
  ["fi", "fi", "FI"],
  ["no", "no", "NO"],
])("with MARKET=%s the market is %s", (variable, name, country) => {
  if (variable === undefined) delete process.env.MARKET
  else process.env.MARKET = variable
  const market = chosenMarket()
  expect([market.name, market.market.country]).toEqual([name, country])
})

test.each(["dk", "SE", " se", "toString", "__proto__"])("MARKET=%s is refused with the valid names", (variable) => {
  process.env.MARKET = variable
  expect(() => chosenMarket()).toThrow(new PlainError(`MARKET is "${variable}": use one of se, fi, no`))
  expect(isMarketName(variable)).toBe(false)
})

test("an unknown tracker is refused with the valid names", () => {
  expect(() => checkTrackers("fi", { google: "G-ABC1234567", toString: "1" } as unknown as TrackerIds)).toThrow(
    new PlainError(
      "src/spec/markets.ts: fi.trackers.toString is no tracker: use some of google, meta, pinterest, taboola, outbrain",
    ),
  )
})

test.each([
  ["google", "UA-1234-5", "G-ABC1234567"],
  ["google", "G-", "G-ABC1234567"],
  ["meta", " 123456789012345", "123456789012345"],
  ["pinterest", "", "2612345678901"],
  ["taboola", "1234567/../7654321", "1234567"],
  ["outbrain", "00AB12CD34EF56", "00ab12cd34ef56"],
])("%s's id %j is refused with a valid example", (tracker, id, example) => {
  expect(() => checkTrackers("no", { [tracker]: id })).toThrow(
    new PlainError(
      `src/spec/markets.ts: no.trackers.${tracker} is "${id}": use an id such as "${example}", or leave the line out`,
    ),
  )
})

test("a market may use some of the trackers, or none", () => {
  expect(() => checkTrackers("se", { taboola: "1000046" })).not.toThrow()
  expect(() => checkTrackers("se", {})).not.toThrow()
})
