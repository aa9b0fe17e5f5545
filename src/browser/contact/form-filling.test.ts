import { fillForm, fillFormAgain } from "./form-filling.ts"

it("repeats what was last filled in, on its page alone", () => {
  const filled: string[] = []
  history.replaceState(null, "", "/objekt/kvistgatan-12/")
  fillFormAgain()
  fillForm(() => filled.push("question"))
  fillForm(() => filled.push("viewing"))
  expect(filled.splice(0)).toEqual(["question", "viewing"])
  fillFormAgain()
  expect(filled.splice(0)).toEqual(["viewing"])
  history.replaceState(null, "", "/objekt/bjorkvagen-7/")
  fillFormAgain()
  expect(filled).toEqual([])
})
