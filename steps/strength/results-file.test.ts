/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Mutant } from "./mutant.ts"
import { faultsOf, readResults, type StoredResult, storeResult } from "./results-file.ts"

const mutant = (rule: string, change: string, site: Mutant["site"] = "se"): Mutant => ({
  rule,
  change,
  site,
  file: "src/a.ts",
  replacement: { replace: "a", with: "b" },
})
const result = (rule: string, change: string, outcome: StoredResult["outcome"]): StoredResult => ({
  rule,
  change,
  site: "se",
  outcome,
  reason: "In Sweden › the status is 200",
  date: "2026-11-23T10:00:00.000Z",
  version: "6c53bc3",
})
const path = () => join(mkdtempSync(join(tmpdir(), "results-")), "reports", "strength.json")

const late = mutant("LOAD-1", "the page is late")
const lost = mutant("LOAD-1", "the page is lost")

it("keeps the results of other mutants, and replaces an earlier result", () => {
  const file = path()
  for (const stored of [
    result("LOAD-1", "the page is late", "survived"),
    result("LOAD-1", "the page is lost", "killed"),
    result("LOAD-1", "the page is late", "killed"),
  ])
    storeResult(stored, [late, lost], file)
  expect([...readResults(file).values()]).toEqual([
    result("LOAD-1", "the page is late", "killed"),
    result("LOAD-1", "the page is lost", "killed"),
  ])
  expect(readdirSync(join(file, ".."))).toEqual(["strength.json"])
})

it("drops the results of mutants that have gone, have another change or break another site", () => {
  const file = path()
  storeResult(result("LOAD-1", "the page is late", "killed"), [late], file)
  storeResult(result("LOAD-1", "the page is lost", "killed"), [lost, { ...late, site: "fi" }], file)
  expect([...readResults(file).values()]).toEqual([result("LOAD-1", "the page is lost", "killed")])
})

it("stores a result without a version", () => {
  const file = path()
  const { version, ...unversioned } = result("LOAD-1", "the page is late", "killed")
  storeResult(unversioned, [late], file)
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual([
    {
      rule: "LOAD-1",
      change: "the page is late",
      site: "se",
      outcome: "killed",
      reason: "In Sweden › the status is 200",
      date: "2026-11-23T10:00:00.000Z",
    },
  ])
})

it("has no results before the first run", () => {
  expect(readResults(path())).toEqual(new Map())
})

it.each([
  ["[{", /^.*strength\.json is broken \(.*JSON.*\): delete it and run npm run strength again\.$/s],
  ['[{"rule":"LOAD-1"}]', /^.*strength\.json is broken \(.*at \[0\]\.change.*\): delete it/s],
])("refuses the file %j with advice", (text, message) => {
  const file = join(mkdtempSync(join(tmpdir(), "results-")), "strength.json")
  writeFileSync(file, text)
  expect(() => readResults(file)).toThrow(message)
})

it("lists the faults of a rule, tried or not", () => {
  const file = path()
  const all = [late, lost, mutant("LOAD-2", "the page is red")]
  storeResult(result("LOAD-1", "the page is late", "killed"), all, file)
  expect(faultsOf("LOAD-1", readResults(file), all)).toEqual([
    {
      change: "the page is late",
      site: "se",
      outcome: "killed",
      reason: "In Sweden › the status is 200",
      date: "2026-11-23T10:00:00.000Z",
      version: "6c53bc3",
    },
    { change: "the page is lost", site: "se", outcome: "not tried yet" },
  ])
})
