import { annuity, type CostItem, isPossible, monthlyCost } from "./cost.ts"

const swedish = (changes: Record<string, number> = {}): CostItem[] =>
  (
    [
      ["price", "money", 4_950_000_00],
      ["downPayment", "percent", 15],
      ["interest", "percentPerYear", 3.5],
      ["amortisation", "percentPerYear", 2],
      ["fee", "moneyPerMonth", 3_456_50],
      ["running", "moneyPerYear", 6_240_00],
      ["purchaseCosts", "money", 0],
    ] as const
  ).map(([id, unit, value]) => ({ id, unit, value: changes[id] ?? value }))

const finnish = (changes: Record<string, number> = {}): CostItem[] =>
  (
    [
      ["price", "money", 204_025_00],
      ["downPayment", "percent", 10],
      ["interest", "percentPerYear", 3.6],
      ["years", "years", 25],
      ["fee", "moneyPerMonth", 250_25],
      ["financing", "moneyPerMonth", 162_50],
      ["water", "moneyPerPerson", 24_50],
      ["persons", "persons", 2],
    ] as const
  ).map(([id, unit, value]) => ({ id, unit, value: changes[id] ?? value }))

const amounts = (items: readonly CostItem[]) =>
  Object.fromEntries(monthlyCost(items).rows.map(({ id, amount }) => [id, amount]))

test("a Swedish flat: interest and amortisation of the loan, the fee to its öre, and a twelfth of the running cost", () => {
  // 85 % of 4 950 000 is 4 207 500, of which 3.5 % is 147 262.50 a year and 2 % is 84 150 a year.
  expect(monthlyCost(swedish())).toEqual({
    downPayment: 742_500_00,
    loan: 4_207_500_00,
    taxes: [],
    needed: 742_500_00,
    rows: [
      { id: "interest", amount: 12_272_00 },
      { id: "amortisation", amount: 7_013_00 },
      { id: "fee", amount: 3_456_50 },
      { id: "running", amount: 520_00 },
    ],
    total: 23_262_00,
  })
})

test.each([
  // Any bank's table says 554.60 for 100 000 at 3 % over 20 years, and 599.55 at 6 % over 30 years.
  [100_000_00, 3, 20, 554_60],
  [100_000_00, 6, 30, 599_55],
  [120_000_00, 0, 10, 1_000_00],
  [0, 4, 25, 0],
])("an annuity of %d at %d %% over %d years is %d", (loan, interest, years, payment) => {
  expect(annuity(loan, interest, years)).toBe(payment)
})

test("a Finnish flat: the annuity divides into interest and repayment, and water is per person", () => {
  // 90 % of 204 025 is 183 622.50, of which 3.6 % is 6 610.41 a year; the annuity is 929.13 a month.
  const { loan, rows, total } = monthlyCost(finnish())
  expect(loan).toBe(183_622_50)
  expect(amounts(finnish())).toEqual({
    interest: 551_00,
    amortisation: 378_00,
    fee: 250_25,
    financing: 162_50,
    water: 49_00,
  })
  expect(annuity(loan, 3.6, 25)).toBe(929_13)
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(1_390_75)
  expect(total).toBe(1_391_00)
})

test.each([
  ["no interest", swedish({ interest: 0 }), { interest: 0, amortisation: 7_013_00 }],
  ["no amortisation", swedish({ amortisation: 0 }), { interest: 12_272_00, amortisation: 0 }],
  ["no loan", swedish({ downPayment: 100 }), { interest: 0, amortisation: 0 }],
  ["no loan to repay in years", finnish({ downPayment: 100 }), { interest: 0, amortisation: 0 }],
  ["an annuity without interest", finnish({ interest: 0 }), { interest: 0, amortisation: 612_00 }],
  ["nobody who uses water", finnish({ persons: 0 }), { water: 0 }],
  ["a running cost that twelve does not part", swedish({ running: 1_000_00 }), { running: 83_00 }],
])("%s", (_, items, expected) => {
  expect(amounts(items)).toMatchObject(expected)
})

test("a single cost of buying is not in the monthly cost, and is in the sum to have", () => {
  const without = monthlyCost(swedish())
  const with_ = monthlyCost(swedish({ purchaseCosts: 76_075_00 }))
  expect(with_.needed).toBe(742_500_00 + 76_075_00)
  expect(with_.total).toBe(without.total)
})

test("taxes and fees are in the sum to have", () => {
  const { taxes, needed } = monthlyCost(swedish(), { percent: 1.5, step: 1_000_00, charge: 825_00 })
  expect(taxes).toEqual([{ id: "transferTax", amount: 75_075_00 }])
  expect(needed).toBe(742_500_00 + 75_075_00)
})

test("rows of every price sum to the total, which is whole", () => {
  for (let price = 1_00; price < 9_000_000_00; price = price * 3 + 1_37) {
    const { rows, total, loan, downPayment } = monthlyCost(swedish({ price, interest: 3.27, downPayment: 12.5 }))
    expect(Math.abs(rows.reduce((sum, { amount }) => sum + amount, 0) - total)).toBeLessThanOrEqual(50)
    expect(loan + downPayment).toBe(price)
    expect(total % 100).toBe(0)
  }
})

test.each([
  ["money", 0, 100_000_000_000],
  ["moneyPerMonth", 0, 1_000_000_000],
  ["moneyPerYear", 0, 1_000_000_000],
  ["moneyPerPerson", 0, 1_000_000_000],
  ["percent", 0, 100],
  ["percentPerYear", 0, 100],
  ["years", 1, 60],
  ["persons", 0, 20],
] as const)("a visitor may enter as %s from %d to %d", (unit, least, most) => {
  const values = [least - 1, least, most, most + 1]
  expect(values.map((value) => isPossible(unit, value))).toEqual([false, true, true, false])
})

test("only years and persons must be whole", () => {
  const units = ["money", "moneyPerMonth", "moneyPerYear", "moneyPerPerson", "percent", "percentPerYear"] as const
  expect(units.map((unit) => isPossible(unit, 2.5))).toEqual(units.map(() => true))
  expect([isPossible("years", 2.5), isPossible("persons", 2.5)]).toEqual([false, false])
})
