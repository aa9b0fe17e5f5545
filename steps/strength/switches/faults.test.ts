/** @jest-environment node */
import { resolve } from "node:path"
import type { Mutant } from "../mutant.ts"
import { faultOf, faultsIn, wayOf } from "./faults.ts"

const fault = (...files: string[]): Mutant => ({
  rule: "A-1",
  change: "it is wrong",
  site: "se",
  source: files.map((file) => ({ file, replace: "a", with: "b" })),
})

test.each([
  [["src/browser/storage/storage.ts"], "browser"],
  [["node_modules/gatsby/cache-dir/loader.js"], "browser"],
  [["src/components/home/Gallery/Gallery.tsx"], "pages"],
  [["src/browser/reporting/early-errors.ts"], "pages"],
  [["src/browser/clock.ts", "src/site/site.ts"], "pages"],
  [["src/server/services/contact-requests.ts"], "server"],
  [["src/domain/repaired-address.ts"], "server"],
  [["src/components/home/Gallery/Gallery.module.css"], "styles"],
  [["src/gatsby/webpack-config.ts"], "build"],
])("a fault in %s is planted by the %s", (files, way) => {
  expect(wayOf(fault(...files))).toBe(way)
})

test("a mutant of responses has no fault in source", () => {
  const mutant: Mutant = { rule: "A-1", change: "it is wrong", site: "se", delivery: [] }
  expect([faultOf(mutant), wayOf(mutant)]).toEqual([undefined, undefined])
})

test("faults are found by file, and Gatsby's runtime where Gatsby copies it to", () => {
  const mutant = fault("src/browser/clock.ts", "node_modules/gatsby/cache-dir/loader.js")
  const changes = sourceOf(mutant)
  const name = faultOf(mutant) ?? ""
  expect(name).toMatch(/^[0-9a-f]{8}$/)
  expect(faultsIn("copy", "se", [mutant, { ...mutant, site: "fi" }, fault("src/content/texts/frame.sv.json")])).toEqual(
    {
      [resolve("copy/src/browser/clock.ts")]: { [name]: [changes[0]] },
      [resolve("copy/.cache/loader.js")]: { [name]: [changes[1]] },
    },
  )
})

const sourceOf = (mutant: Mutant) => ("source" in mutant ? [mutant.source].flat() : [])
