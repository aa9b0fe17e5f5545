/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Mutant } from "./mutant.ts"
import { Noticed } from "./noticed.ts"

const mutant = (rule: string, change: string, site: Mutant["site"] = "se"): Mutant => ({
  rule,
  change,
  site,
  file: "src/a.ts",
  replacement: { replace: "a", with: "b" },
})
const late = mutant("LOAD-1", "The page is late")
const lateInFinland = mutant("LOAD-1", "The page is late", "fi")
const lost = mutant("LOAD-1", "The page is lost")
const path = () => join(mkdtempSync(join(tmpdir(), "noticed-")), "noticed.json")

it("remembers in the file which scenario noticed a mutant, by rule and site", () => {
  const file = path()
  new Noticed([late, lost, lateInFinland], file).remember(lateInFinland, "In Finland")
  const noticed = new Noticed([late, lost, lateInFinland], file)
  expect(noticed.scenarioOf(lateInFinland)).toBe("In Finland")
  expect(noticed.scenarioOf(late)).toBeUndefined()
})

it("writes the mutants in their order, and only those that there are", () => {
  const file = path()
  new Noticed([lost], file).remember(lost, "At night")
  const noticed = new Noticed([late, lateInFinland], file)
  noticed.remember(lateInFinland, "In Finland")
  noticed.remember(late, "In Sweden")
  expect(readFileSync(file, "utf8")).toBe(
    '{\n  "LOAD-1 se: The page is late": "In Sweden",\n  "LOAD-1 fi: The page is late": "In Finland"\n}\n',
  )
})

it("leaves the file alone if the same scenario has noticed the mutant again", () => {
  const file = path()
  new Noticed([late], file).remember(late, "In Sweden")
  const noticed = new Noticed([late], file)
  writeFileSync(file, "")
  noticed.remember(late, "In Sweden")
  expect(readFileSync(file, "utf8")).toBe("")
})

it("knows nothing before the first run", () => {
  const file = path()
  expect(new Noticed([late], file).scenarioOf(late)).toBeUndefined()
  expect(existsSync(file)).toBe(false)
})

it("refuses a broken file with advice", () => {
  const file = path()
  writeFileSync(file, '{"LOAD-1 se: The page is late": 1}')
  expect(() => new Noticed([late], file)).toThrow(/noticed\.json is broken \(.*string.*\): restore it, or delete it/s)
})
