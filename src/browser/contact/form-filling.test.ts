import { fillIn, fillInAgain } from "./form-filling.ts"

it("repeats what was last filled in, on its page alone", () => {
  const filled: string[] = []
  history.replaceState(null, "", "/objekt/kvistgatan-12/")
  fillInAgain()
  fillIn(() => filled.push("question"))
  fillIn(() => filled.push("viewing"))
  expect(filled.splice(0)).toEqual(["question", "viewing"])
  fillInAgain()
  expect(filled.splice(0)).toEqual(["viewing"])
  history.replaceState(null, "", "/objekt/bjorkvagen-7/")
  fillInAgain()
  expect(filled).toEqual([])
})
