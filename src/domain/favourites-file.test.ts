import { favouritesFile, homesInFile, together } from "./favourites-file.ts"
import { type KeptHome, keptHomesIn, keptList, longestNote } from "./kept-homes.ts"

const home = (id: string, more: Partial<KeptHome> = {}): KeptHome => ({
  id,
  street: `${id} 1`,
  price: 4_950_000,
  since: "2026-11-20",
  ...more,
})
const sweden = { country: "SE", currency: "SEK" }

describe("what is stored", () => {
  test("is read as it was written", () => {
    const homes = [home("a", { note: "Fint", chosen: true }), home("b")]
    expect(keptHomesIn(JSON.parse(JSON.stringify(keptList(homes))))).toEqual(homes)
  })

  test.each([
    ["nothing", null],
    ["another thing", 7],
    ["another version", { version: 2, homes: [] }],
    ["no list", { version: 1, homes: "a" }],
    ["a home that is none", { version: 1, homes: [null] }],
    ["an id that is a path", { version: 1, homes: [home("../a")] }],
    ["an id that only reads like one", { version: 1, homes: [{ ...home("a"), id: ["a"] }] }],
    ["no id", { version: 1, homes: [{ ...home("a"), id: null }] }],
    ["a price in words", { version: 1, homes: [{ ...home("a"), price: "much" }] }],
    ["a note that is no text", { version: 1, homes: [{ ...home("a"), note: {} }] }],
  ])("is none where there is %s", (_, list) => {
    expect(keptHomesIn(list)).toBeNull()
  })
})

describe("a file", () => {
  const text = favouritesFile(
    [home("a", { note: "Fint", chosen: true })],
    { ...sweden, page: "all of it" } as typeof sweden,
    (id) => `https://x.example/${id}/`,
  )

  test("names the home, its price and its address for who reads it", () => {
    expect(JSON.parse(text)).toEqual({
      version: 1,
      country: "SE",
      currency: "SEK",
      homes: [
        { id: "a", street: "a 1", price: 4_950_000, since: "2026-11-20", note: "Fint", link: "https://x.example/a/" },
      ],
    })
  })

  test("gives back the homes with their notes, and nothing else", () => {
    expect(homesInFile(text, sweden)).toEqual([home("a", { note: "Fint" })])
  })

  test("of another country, and what is no such file, say so", () => {
    expect(homesInFile(text, { country: "FI", currency: "EUR" })).toBe("otherFile")
    expect(homesInFile("hello", sweden)).toBe("badFile")
    expect(homesInFile(text.padEnd(1_000_001), sweden)).toBe("badFile")
  })

  test("has its notes cut to what the page takes", () => {
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
