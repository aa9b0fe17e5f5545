import { propertyFee, purchaseTaxes } from "./purchase-taxes.ts"

const swedish = {
  percent: 1.5,
  step: 1_000_00,
  charge: 825_00,
  deeds: { percent: 2, charge: 375_00, existing: 5_000_000_00 },
}

test("title and new deeds of a Swedish house", () => {
  // 1.5 % of 8 950 000 is 134 250; 2 % of 2 607 000 (7 607 500 less the deeds of 5 000 000, in whole thousands) is 52
  // 140.
  expect(purchaseTaxes(8_950_000_00, 7_607_500_00, { ...swedish, leastBase: 5_280_000_00 })).toEqual([
    { id: "transferTax", amount: 135_075_00 },
    { id: "mortgageDeeds", amount: 52_515_00 },
  ])
})

test.each([
  ["the price in whole thousands", 1_999_999_00, 0, 29_985_00 + 825_00],
  ["a tax value above the price", 288_750_00, 1_000_00, 4_320_00 + 825_00],
])("stamp duty is on %s", (_, value, price, amount) => {
  const taxes = price ? { ...swedish, leastBase: value } : swedish
  expect(purchaseTaxes(price || value, 0, taxes)).toEqual([{ id: "transferTax", amount }])
})

test.each([
  [5_000_000_00, []],
  [5_000_001_00, [{ id: "mortgageDeeds", amount: 375_00 }]],
  [5_001_000_00, [{ id: "mortgageDeeds", amount: 395_00 }]],
])("deeds of 5 000 000 for a loan of %d öre", (loan, expected) => {
  expect(purchaseTaxes(6_000_000_00, loan, swedish).slice(1)).toEqual(expected)
})

test("Finnish transfer tax is on the price and the share of the company's loan that the buyer takes over", () => {
  const finnish = { percent: 1.5, step: 1, charge: 0 }
  // 1.5 % of 229 025 is 3 435.375.
  expect(purchaseTaxes(204_025_00, 0, { ...finnish, addedDebt: 25_000_00 })).toEqual([
    { id: "transferTax", amount: 3_435_38 },
  ])
  expect(purchaseTaxes(229_025_00, 0, finnish)).toEqual([{ id: "transferTax", amount: 3_435_38 }])
})

test("without a tax or fee, nothing is added", () => {
  expect(purchaseTaxes(4_950_000_00, 4_207_500_00, undefined)).toEqual([])
})

const fee = { percent: 0.75, most: 10_425_00, exemption: { since: 2012, years: 15 } }

test.each([
  ["a high tax value pays the most there is", 5_280_000_00, 1934, 10_425_00],
  ["a low one its share", 1_200_000_00, 1934, 9_000_00],
  ["the value at which the two meet", 1_390_000_00, 1934, 10_425_00],
  ["one built in 2011 pays", 1_200_000_00, 2011, 9_000_00],
  ["one built in 2012 does not yet", 1_200_000_00, 2012, 0],
  ["nor does a new one", 1_200_000_00, 2026, 0],
])("property fee of 2026: %s", (_, taxValue, yearBuilt, amount) => {
  expect(propertyFee(fee, taxValue, yearBuilt, 2026)).toBe(amount)
})

test.each([
  [2027, 0],
  [2028, 9_000_00],
])("a house built in 2012 is exempt through 2027: %d", (year, amount) => {
  expect(propertyFee(fee, 1_200_000_00, 2012, year)).toBe(amount)
})
