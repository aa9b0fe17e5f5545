/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import load, { pitch } from "./loader.ts"

const folder = mkdtempSync(join(tmpdir(), "kvistbo-"))
const faultsFile = join(folder, "faults.json")
const faults = { "1a2b3c4d": [{ replace: "blue", with: "red" }] }
writeFileSync(faultsFile, JSON.stringify({ "/site/colour.ts": faults, "/site/card.css": faults }))
afterAll(() => rmSync(folder, { recursive: true }))

const dependencies: string[] = []
const context = (resourcePath: string, resourceQuery = "") => ({
  resourcePath,
  resourceQuery,
  addDependency: (file: string) => void dependencies.push(file),
  getOptions: () => ({ faultsFile }),
})

test("a module is replaced by its switch, which depends on the list of faults", () => {
  expect(pitch.call(context("/site/colour.ts"))).toContain('require("/site/colour.ts?fault=1a2b3c4d")')
  expect(dependencies).toContain(faultsFile)
})

test("each copy passes through the other loaders, with the change of its fault", () => {
  expect(pitch.call(context("/site/colour.ts", "?fault=none"))).toBeUndefined()
  expect(load.call(context("/site/colour.ts", "?fault=none"), '"blue"')).toBe('"blue"')
  expect(load.call(context("/site/colour.ts", "?fault=1a2b3c4d"), '"blue"')).toBe('"red"')
})

test("styles stay one file with all their copies", () => {
  expect(pitch.call(context("/site/card.css"))).toBeUndefined()
  expect(load.call(context("/site/card.css"), "a { color: blue }")).toMatch(
    /^@supports not \(planted-not-\w{8}:1\) \{\na \{ color: blue \}\n\}\n@supports \(planted-1a2b3c4d:1\) \{\na \{ color: red \}\n\}$/,
  )
})
