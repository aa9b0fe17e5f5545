import { fillIn, fillInAgain } from "./form-filling.ts"

beforeEach(() => history.replaceState(null, "", "/objekt/kvistgatan-12/"))

it("repeats the last of each part's fillings", () => {
  const filled: string[] = []
  fillIn("topic", () => filled.push("question"))
  fillIn("message", () => filled.push("interest"))
  fillIn("topic", () => filled.push("viewing"))
  expect(filled.splice(0)).toEqual(["question", "interest", "viewing"])
  fillInAgain()
  expect(filled).toEqual(["viewing", "interest"])
})

it("repeats nothing in the form of another page", () => {
  const filled: string[] = []
  fillIn("topic", () => filled.push("viewing"))
  history.replaceState(null, "", "/objekt/bjorkvagen-7/")
  fillInAgain()
  fillIn("message", () => filled.push("interest"))
  fillInAgain()
  expect(filled).toEqual(["viewing", "interest", "interest"])
})
