import { formatMoney } from "./format.ts"
import { type Minor, majorOf, minorOf } from "./money.ts"

test("an amount in öre is the same in kronor", () => {
  expect(majorOf(4_512_345)).toBe(45_123.45)
})

test.each([
  [45_123.45, 4_512_345],
  [0.29, 29],
  [1.006, 101],
])("%d kronor are %d öre, which are whole", (major, minor) => {
  expect(minorOf(major)).toBe(minor)
})

test("the type refuses öre where kronor are formatted", () => {
  const price: Minor = 4_500_000_00
  // @ts-expect-error
  expect(formatMoney(price, "SEK")).toBe("450\u00a0000\u00a0000 kr")
  expect(formatMoney(majorOf(price), "SEK")).toBe("4\u00a0500\u00a0000 kr")
})
