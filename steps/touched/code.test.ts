/** @jest-environment node */

import { closureOf, codeStamps } from "./code.ts"
import { folderWith } from "./folder-with.ts"

const file = (path: string, ...imports: readonly { path: string; isType?: boolean }[]) => ({
  path,
  imports: imports.map(({ path, isType = false }) => ({ line: 1, path, isType })),
})
const sources = [
  file("steps/map.steps.ts", { path: "steps/screens/map.ts" }, { path: "steps/support/world.ts", isType: true }),
  file("steps/screens/map.ts", { path: "steps/screens/names.ts" }),
  file("steps/screens/names.ts", { path: "steps/screens/map.ts" }),
  file("steps/support/world.ts"),
]

test("code needs what it imports, directly or not, except types", () => {
  expect(closureOf(sources, ["steps/map.steps.ts"])).toEqual([
    "steps/map.steps.ts",
    "steps/screens/map.ts",
    "steps/screens/names.ts",
  ])
})

test("what an exception imports is left out with it", () => {
  expect(closureOf(sources, ["steps/map.steps.ts"], ["steps/screens/map.ts"])).toEqual(["steps/map.steps.ts"])
})

test.each([
  ["steps/screens/names.ts", true],
  ["steps/support/world.ts", false],
])("a change of %s changes the code of the steps: %s", (changed, expected) => {
  const stampWith = (text: string) => {
    const folder = folderWith({ "steps/map.steps.ts": "", "steps/screens/map.ts": "", [changed]: text })
    return codeStamps(sources, folder)("code of steps/map.steps.ts")
  }
  expect(stampWith("before") !== stampWith("after")).toBe(expected)
})
