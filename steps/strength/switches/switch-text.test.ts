/** @jest-environment node */
import { changedText, switchText } from "./switch-text.ts"

const text = `const copies = {
  "1a2b3c4d": () => require("/site/storage.ts?fault=1a2b3c4d"),
  "5e6f7a8b": () => require("/site/storage.ts?fault=5e6f7a8b"),
}
const fault = globalThis.plantedFault
const changed = Object.hasOwn(copies, fault) ? copies[fault] : undefined
if (changed && globalThis.plantedFaultReached) globalThis.plantedFaultReached(fault)
module.exports = (changed || (() => require("/site/storage.ts?fault=none")))()
`

test("a switch names the copy of each fault and the original", () => {
  expect(switchText("/site/storage.ts", ["1a2b3c4d", "5e6f7a8b"])).toBe(text)
})

/** Runs the switch, and returns what it exports, what it evaluated and which fault it reported. */
const run = (plantedFault?: string) => {
  const evaluated: string[] = []
  const reached: string[] = []
  const module = { exports: "" }
  const scope = { plantedFault, plantedFaultReached: (fault: string) => reached.push(fault) }
  const require = (path: string) => {
    evaluated.push(path)
    return `exports of ${path}`
  }
  new Function("module", "require", "globalThis", text)(module, require, scope)
  return { exports: module.exports, evaluated, reached }
}

test("only the chosen copy is evaluated, and the switch reports its fault", () => {
  expect(run("5e6f7a8b")).toEqual({
    exports: "exports of /site/storage.ts?fault=5e6f7a8b",
    evaluated: ["/site/storage.ts?fault=5e6f7a8b"],
    reached: ["5e6f7a8b"],
  })
})

test.each([undefined, "another", "toString"])("with the fault %s, the original is evaluated", (fault) => {
  expect(run(fault)).toEqual({
    exports: "exports of /site/storage.ts?fault=none",
    evaluated: ["/site/storage.ts?fault=none"],
    reached: [],
  })
})

test("a fault may change several places, each of which must be there once", () => {
  const source = "const a = 1\nconst b = 1\n"
  const changes = [
    { replace: "a = 1", with: "a = 2" },
    { replace: "b = 1", with: "b = 3" },
  ]
  expect(changedText("x.ts", source, changes)).toBe("const a = 2\nconst b = 3\n")
  expect(() => changedText("x.ts", source, [{ replace: "= 1", with: "= 2" }])).toThrow(
    "found 2 times in x.ts, not once: = 1",
  )
})
