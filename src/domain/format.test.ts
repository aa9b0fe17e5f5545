import { formatMoney, formatNumber } from "./format.ts"

// U+00A0 separates groups, and U+2212 is the minus sign.
describe("a number", () => {
  test.each([
    [0, "0,00"],
    [7, "7,00"],
    [999.9, "999,90"],
    [1234.5, "1\u00a0234,50"],
    [1234567.891, "1\u00a0234\u00a0567,89"],
    [-1234.5, "\u22121\u00a0234,50"],
    [1e21, "1\u00a0000\u00a0000\u00a0000\u00a0000\u00a0000\u00a0000\u00a0000,00"],
    [1e-7, "0,00"],
  ])("%d is written in the Finnish way with two decimals: %s", (value, text) => {
    expect(formatNumber(value)).toBe(text)
  })

  test.each([
    [1.005, 2, "1,01"],
    [2.675, 2, "2,68"],
    [1.004, 2, "1,00"],
    [-1.005, 2, "\u22121,01"],
    [-2.675, 2, "\u22122,68"],
    [0.5, 0, "1"],
    [2.5, 0, "3"],
    [-0.5, 0, "\u22121"],
    [0.45, 1, "0,5"],
    [999.995, 2, "1\u00a0000,00"],
    [1.0005, 3, "1,001"],
    [4580.5, 0, "4\u00a0581"],
    [74820.36, 0, "74\u00a0820"],
  ])("%d with %d decimals is rounded half away from zero: %s", (value, digits, text) => {
    expect(formatNumber(value, { digits })).toBe(text)
  })

  test.each([
    [1.019, 2, "1,01"],
    [-1.019, 2, "\u22121,01"],
    [1.999, 2, "1,99"],
    [0.99, 0, "0"],
    [56.78, 1, "56,7"],
    [132.59, 1, "132,5"],
    [1.15, 2, "1,15"],
  ])("%d with %d decimals is cut instead of rounded: %s", (value, digits, text) => {
    expect(formatNumber(value, { digits, round: false })).toBe(text)
  })

  test.each([-0, -0.001, -0.0049])("%d rounds to zero and so has no minus", (value) => {
    expect(formatNumber(value)).toBe("0,00")
  })

  test("a number that is cut to zero has no minus", () => {
    expect(formatNumber(-0.009, { round: false })).toBe("0,00")
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])("%d is refused", (value) => {
    expect(() => formatNumber(value)).toThrow(RangeError)
    expect(() => formatMoney(value, "EUR")).toThrow(RangeError)
  })
})

describe("an amount of money", () => {
  // The space before the symbol is U+0020.
  test.each([
    [229025, "EUR", "229\u00a0025\u0020€"],
    [3456.5, "SEK", "3\u00a0456,50\u0020kr"],
    [45000, "NOK", "45\u00a0000\u0020kr"],
    [-4171, "SEK", "\u22124\u00a0171\u0020kr"],
    [24.996, "EUR", "25\u0020€"],
    [24.994, "EUR", "24,99\u0020€"],
    [24.5, "EUR", "24,50\u0020€"],
    [-12.005, "EUR", "\u221212,01\u0020€"],
    [12, "GBP", "12\u0020GBP"],
    [12.1, "eur", "12,10\u0020eur"],
  ])("%d %s is %s", (amount, currency, text) => {
    expect(formatMoney(amount, currency)).toBe(text)
  })

  test("takes the options of a number", () => {
    expect(formatMoney(45000, "NOK", { digits: 2 })).toBe("45\u00a0000,00\u0020kr")
    expect(formatMoney(1234.5, "EUR", { digits: 0 })).toBe("1\u00a0235\u0020€")
    expect(formatMoney(1234.5, "EUR", { digits: 0, round: false })).toBe("1\u00a0234\u0020€")
  })
})
