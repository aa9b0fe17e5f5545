/** @jest-environment node */
import { transformSync } from "esbuild"
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
    "x.ts: found 2 times, not once: = 1",
  )
})

const replaced = (source: string, name: string, replacement: string) =>
  changedText("x.ts", source, [{ name, with: replacement }])

/** What a changed module exports, as Node.js runs it. */
const exportsOf = async (source: string, name: string, replacement: string): Promise<Record<string, unknown>> => {
  const { code } = transformSync(replaced(source, name, replacement), { loader: "ts", format: "cjs" })
  const module = { exports: {} as Record<string, unknown> }
  new Function("module", "exports", code)(module, module.exports)
  return module.exports
}

test("a fault may replace what a module exports, for its other code too", async () => {
  const source = `/** Rounds. */
export const rounded = (value: number): number => {
  const half = 0.5

  return Math.floor(value + half)
}
export const roundedTwice = (value: number): number => rounded(rounded(value))
`
  const { rounded, roundedTwice } = await exportsOf(source, "rounded", "(rounded) => (value) => rounded(value) + 1")
  expect((rounded as (value: number) => number)(1.5)).toBe(3)
  expect((roundedTwice as (value: number) => number)(1.5)).toBe(4)
})

test.each([
  ["a constant of one line", "export const limit: number = 3\nexport const other = 1\n"],
  ["the last constant", "export const limit = 3"],
  ["a constant of several lines", "export const limit = [\n  3,\n].length + 2\nconst other = 2\n"],
])("a fault may replace %s", async (_, source) => {
  expect(await exportsOf(source, "limit", "(limit) => limit * 2")).toMatchObject({ limit: 6 })
})

test("a fault may replace functions, classes and what a module exports by default", async () => {
  expect(replaced("export async function* all() {\n}\n", "all", "(all) => all")).toBe(
    "async function* allBefore() {\n}\nexport const all = (all) => all)(allBefore)\n".replace("= (all)", "= ((all)"),
  )
  const { Store } = await exportsOf(
    "export class Store {\n  size = 1\n}\n",
    "Store",
    "(Store) => class extends Store { size = 2 }",
  )
  expect(new (Store as new () => { size: number })().size).toBe(2)
  expect(await exportsOf("const page = 1\n\nexport default page\n", "default", "(page) => page + 1")).toMatchObject({
    default: 2,
  })
})

test("a name that a module does not export is an error", () => {
  expect(() => replaced("const limit = 3\n", "limit", "(limit) => 4")).toThrow(
    "x.ts: it exports no constant, function or class of the name limit",
  )
})
