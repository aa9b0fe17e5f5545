import { withPresentIds } from "./favourites.ts"

test("a home with a new id stays one favourite, with its note and price", () => {
  const presentIds: Readonly<Record<string, string>> = { a: "a-again", "a-again": "a-again", b: "b" }
  const favourites = [
    { id: "a", street: "A 1", price: 2, note: "Ask about the roof" },
    { id: "gone", street: "G 1" },
    { id: "b", street: "B 1" },
    { id: "a-again", street: "A 1" },
  ]
  expect(withPresentIds(favourites, (id) => presentIds[id])).toEqual([
    { id: "a-again", street: "A 1", price: 2, note: "Ask about the roof" },
    { id: "gone", street: "G 1" },
    { id: "b", street: "B 1" },
  ])
})
