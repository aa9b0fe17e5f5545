import { type HitasHome, hitasAccount, hitasPrices, typedHome } from "./hitas.ts"

const home: HitasHome = {
  acquisitionPrice: 294_000,
  extraWork: 6_000,
  constructionThen: 120,
  constructionNow: 126,
  marketThen: 150,
  marketNow: 153,
  limitPrice: 4_733,
  area: 60,
  loanShare: 60_000,
}

describe("the maximum price of a hitas home", () => {
  test("is the highest of three, minus the home's share of loans", () => {
    expect(hitasPrices(home)).toEqual({
      by: { construction: 315_000, market: 306_000, limit: 283_980 },
      highest: ["construction"],
      debtFree: 315_000,
      maximum: 255_000,
      unconfirmed: 223_980,
    })
  })

  test.each<[string, Partial<HitasHome>, string[], number]>([
    ["the construction cost index", { acquisitionPrice: 500_000 }, ["construction"], 531_300],
    ["the market price index", { marketNow: 160 }, ["market"], 320_000],
    ["the limit price", { area: 70 }, ["limit"], 331_310],
    ["two that come to the same", { marketNow: 157.5 }, ["construction", "market"], 315_000],
    ["all three", { marketNow: 157.5, limitPrice: 5_250 }, ["construction", "market", "limit"], 315_000],
  ])("may come from %s", (_, change, highest, debtFree) => {
    expect(hitasPrices({ ...home, ...change })).toMatchObject({ highest, debtFree })
  })

  test("is computed in cents, and falls with a falling index", () => {
    expect(
      hitasPrices({ ...home, extraWork: 0, acquisitionPrice: 100, constructionNow: 40, constructionThen: 120 }).by,
    ).toMatchObject({ construction: 33.33 })
  })

  test("does not exist if the share of loans is larger", () => {
    expect(hitasPrices({ ...home, loanShare: 400_000 })).toMatchObject({ maximum: 0, unconfirmed: 0 })
  })
})

test("the account shows each step as on paper", () => {
  expect(hitasAccount({ ...home, marketThen: 150.25, area: 60.5 })).toMatchObject({
    steps: {
      construction: { sum: "(294\u00a0000 € + 6\u00a0000 €) × 126 / 120", price: "315\u00a0000 €" },
      market: { sum: "(294\u00a0000 € + 6\u00a0000 €) × 153 / 150,25", price: "305\u00a0491 €" },
      limit: { sum: "60,5 m² × 4\u00a0733 €/m²", price: "286\u00a0347 €" },
    },
    maximum: "255\u00a0000 €",
  })
  expect(hitasAccount({ ...home, extraWork: 0 }).steps.market.sum).toBe("294\u00a0000 € × 153 / 150")
})

const fieldTexts = Object.fromEntries(Object.entries(home).map(([name, value]) => [name, String(value)])) as Record<
  keyof HitasHome,
  string
>

describe("the input", () => {
  test("is read whole, with 0 for empty extra work and loans", () => {
    expect(typedHome({ ...fieldTexts, extraWork: " ", loanShare: "" })).toEqual({
      home: { ...home, extraWork: 0, loanShare: 0 },
      wrong: [],
    })
  })

  test("may contain units", () => {
    expect(
      typedHome({ ...fieldTexts, acquisitionPrice: "294 000 €", limitPrice: "4 733 €/m²", area: "60 m²" }).home,
    ).toEqual(home)
  })

  test("has no price while a field is unreadable, zero or unreasonable", () => {
    expect(typedHome({ ...fieldTexts, constructionThen: "0", area: "", acquisitionPrice: "99999999999" })).toEqual({
      home: null,
      wrong: ["acquisitionPrice", "constructionThen", "area"],
    })
  })
})
