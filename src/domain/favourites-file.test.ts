import { type Favourite, isFavourite, longestNote } from "./favourites.ts"
import { favouritesFile, homesInFile, together } from "./favourites-file.ts"
import { itemsIn, listOf } from "./stored-list.ts"

const home = (id: string, more: Partial<Favourite> = {}): Favourite => ({
  id,
  street: `${id} 1`,
  price: 4_950_000,
  ...more,
})
const favouritesIn = (list: unknown) => itemsIn(list, "homes", isFavourite)
const sweden = { country: "SE", currency: "SEK" }

describe("the stored text", () => {
  test("reads as it was written", () => {
    const homes = [home("a", { note: "Fint", chosen: true }), home("b")]
    expect(favouritesIn(JSON.parse(JSON.stringify(listOf("homes", homes))))).toEqual(homes)
  })

  test.each([
    ["nothing", null],
    ["another thing", 7],
    ["another version", { version: 2, homes: [] }],
    ["no list", { version: 1, homes: "a" }],
  ])("has no homes if there is %s", (_, list) => {
    expect(favouritesIn(list)).toBeNull()
  })

  test.each([
    ["none", null],
    ["with a path for its id", home("../a")],
    ["whose id only reads like one", { ...home("a"), id: ["a"] }],
    ["without an id", { ...home("a"), id: null }],
    ["without a street", { id: "a", price: 1 }],
    ["whose price is in words", { ...home("a"), price: "much" }],
    ["whose note is no text", { ...home("a"), note: {} }],
  ])("has the other homes if there is one %s", (_, bad) => {
    expect(favouritesIn({ version: 1, homes: [home("b"), bad, home("c")] })).toEqual([home("b"), home("c")])
  })

  test("has homes with an unknown price", () => {
    const homes = [{ id: "a", street: "a" }]
    expect(favouritesIn(JSON.parse(JSON.stringify(listOf("homes", homes))))).toEqual(homes)
  })
})

describe("a file", () => {
  const text = favouritesFile(
    [home("a", { note: "Fint", chosen: true })],
    { ...sweden, page: "all of it" } as typeof sweden,
    (id) => `https://x.example/${id}/`,
  )

  test("names the home, its price and its address for human readers", () => {
    expect(JSON.parse(text)).toEqual({
      version: 1,
      country: "SE",
      currency: "SEK",
      homes: [{ id: "a", street: "a 1", price: 4_950_000, note: "Fint", link: "https://x.example/a/" }],
    })
  })

  test("gives back the homes with their notes, and nothing else", () => {
    expect(homesInFile(text, sweden)).toEqual([home("a", { note: "Fint" })])
  })

  test("with an invalid home returns the others, unless there are no others", () => {
    const withHomes = (...homes: unknown[]) => JSON.stringify({ version: 1, country: "SE", homes })
    expect(homesInFile(withHomes(null, { id: "a", street: "a 1" }), sweden)).toEqual([{ id: "a", street: "a 1" }])
    expect(homesInFile(withHomes(), sweden)).toEqual([])
    expect(homesInFile(withHomes(null), sweden)).toBe("badFile")
  })

  test("of another country and an invalid file are errors", () => {
    expect(homesInFile(text, { country: "FI", currency: "EUR" })).toBe("otherFile")
    expect(homesInFile("hello", sweden)).toBe("badFile")
    expect(homesInFile(text.padEnd(1_000_001), sweden)).toBe("badFile")
  })

  test("has its notes cut to the page's limit", () => {
    const long = favouritesFile([home("a", { note: "x".repeat(longestNote + 1) })], sweden, String)
    expect(homesInFile(long, sweden)).toEqual([home("a", { note: "x".repeat(longestNote) })])
  })
})

test("two lists together have each home once, as the first has it", () => {
  expect(together([home("a", { price: 1 }), home("b")], [home("c"), home("a", { price: 2 })])).toEqual([
    home("a", { price: 1 }),
    home("b"),
    home("c"),
  ])
  expect(together([], [home("a"), home("b"), home("a", { price: 2 })])).toEqual([home("a"), home("b")])
})
