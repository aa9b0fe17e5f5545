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

/** Two homes with which the City of Helsinki tests its own calculation, in July 2022, without their improvements. */
const cityExamples: Readonly<Record<string, HitasHome>> = {
  "30 m² of 2019": {
    acquisitionPrice: 199_500,
    extraWork: 0,
    constructionThen: 129.29,
    constructionNow: 146.4,
    marketThen: 167.9,
    marketNow: 189.1,
    limitPrice: 4869,
    area: 30,
    loanShare: 2500,
  },
  "48 m² of 2014": {
    acquisitionPrice: 220_661,
    extraWork: 0,
    constructionThen: 123.5,
    constructionNow: 146.4,
    marketThen: 150.6,
    marketNow: 189.1,
    limitPrice: 4869,
    area: 48,
    loanShare: 2500,
  },
}

describe("the maximum price of a hitas home", () => {
  test.each([
    // The city adds 26 401.46 € by the construction price index, and 25 189.99 € by the market price index.
    ["30 m² of 2019", { construction: 225_901.46, market: 224_689.99, limit: 146_070 }, "construction", 223_401.46],
    // The city adds 40 916.09 € and 56 410.68 €.
    ["48 m² of 2014", { construction: 261_577.09, market: 277_071.68, limit: 233_712 }, "market", 274_571.68],
  ])("%s is as the city computes it, to the cent", (name, by, highest, maximum) => {
    const example = cityExamples[name]
    expect(example && hitasPrices(example)).toMatchObject({ by, highest: [highest], maximum })
  })

  test("without a confirmation, the maximum is the limit price, less the share of loans", () => {
    expect(hitasPrices(home).unconfirmed).toBe(223_980)
  })

  test("counts work that was ordered during construction", () => {
    expect(hitasPrices({ ...home, extraWork: 0 }).by).toMatchObject({ construction: 308_700, market: 299_880 })
    expect(hitasPrices(home).by).toMatchObject({ construction: 315_000, market: 306_000 })
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
