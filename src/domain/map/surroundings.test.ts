import { surroundings } from "./surroundings.ts"

const data = {
  areas: [
    { id: "nacka", city: "nacka", names: [], codes: "", near: [] },
    { id: "sodermalm", city: "stockholm", names: [], codes: "", near: [] },
    { id: "vasastaden", city: "stockholm", names: [], codes: "", near: [] },
  ],
  area: [0, 2, 1, 1],
}

test.each([
  [["sodermalm"], [2, 3]],
  [["stockholm"], [1, 2, 3]],
  [
    ["sodermalm", "nacka"],
    [0, 2, 3],
  ],
  [[], [0, 1, 2, 3]],
  [["nowhere"], [0, 1, 2, 3]],
])("around %p are the homes %p", (places, homes) => {
  expect(surroundings(data, places)).toEqual(homes)
})
