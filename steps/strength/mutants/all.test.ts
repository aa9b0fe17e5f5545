/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs"
import { nameOf } from "../mutant.ts"
import { mutants } from "./all.ts"

test("what mutants change in the source stands there once", () => {
  const astray = mutants.filter((mutant) => {
    if (!("source" in mutant)) return false
    const { file, replace } = mutant.source
    return !existsSync(file) || readFileSync(file, "utf8").split(replace).length !== 2
  })
  expect(astray.map(nameOf)).toEqual([])
})
