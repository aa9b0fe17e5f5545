import type { HomesData } from "../../../domain/search/homes.ts"
import type { HomesMapData } from "../homes-map.data.ts"
import { nameOfCluster, nameOfHome, shortPrice, wholePrice } from "./words.ts"

const words = {
  home: "{street}, {price}",
  many: "{place}: {count} bostäder",
  around: "{count} bostäder kring {place}",
  price: "{price} mkr",
} as HomesMapData["words"]
const map = { currency: "SEK", words } as HomesMapData
const data = { area: [0, 1, 1] } as unknown as HomesData
const names = ["Nacka", "Södermalm"]

test.each([
  [4_950_000, "4,95 mkr"],
  [12_000_000, "12 mkr"],
  [10_500_000, "10,5 mkr"],
  [995_000, "1 mkr"],
])("%i kr is %s on the map", (price, text) => {
  expect(shortPrice(map, price)).toBe(text)
})

test("euros appear in thousands", () => {
  const euros = { currency: "EUR", words: { ...words, price: "{price} t€" } } as HomesMapData
  expect(shortPrice(euros, 229_025)).toBe("229 t€")
})

test("the name of a home is its address and its price", () => {
  expect(nameOfHome(map, "Kvistgatan 12", wholePrice(map, 4_950_000)).replaceAll("\u00a0", " ")).toBe(
    "Kvistgatan 12, 4 950 000 kr",
  )
})

test("homes are in the one area that they share, or around the most frequent one", () => {
  expect(nameOfCluster(map, data, names, [1, 2])).toBe("Södermalm: 2 bostäder")
  expect(nameOfCluster(map, data, names, [0, 1, 2])).toBe("3 bostäder kring Södermalm")
})
