import { PlainError } from "../domain/plain-error.ts"
/** @jest-environment node */
import { isMarketName, marketInUse } from "./market.ts"

const given = process.env.MARKET

afterEach(() => {
  if (given === undefined) delete process.env.MARKET
  else process.env.MARKET = given
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
  const market = marketInUse()
  expect([market.name, market.market.country]).toEqual([name, country])
})

test.each(["dk", "SE", " se", "toString", "__proto__"])(
  "MARKET=%s is refused with the names that there are",
  (variable) => {
    process.env.MARKET = variable
    expect(() => marketInUse()).toThrow(new PlainError(`MARKET is "${variable}": use one of se, fi, no`))
    expect(isMarketName(variable)).toBe(false)
  },
)
