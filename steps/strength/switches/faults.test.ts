/** @jest-environment node */
import { resolve } from "node:path"
import type { Mutant } from "../mutant.ts"
import { faultOf, faultsIn, wayOf } from "./faults.ts"

const fault = (file: string): Mutant => ({
  rule: "A-1",
  change: "it is wrong",
  site: "se",
  file,
  replacement: { replace: "a", with: "b" },
})

test.each([
  ["src/browser/storage/storage.ts", "browser"],
  ["node_modules/gatsby/cache-dir/loader.js", "browser"],
  ["src/visit/home/Gallery/Gallery.tsx", "pages"],
  ["src/browser/reporting/early-errors.ts", "pages"],
  ["src/server/services/contact-requests.ts", "server"],
  ["src/domain/repaired-address.ts", "server"],
  ["src/site/records/drafts.ts", "commands"],
  ["src/visit/home/Gallery/Gallery.module.css", "styles"],
])("a fault in %s is planted by the %s", (file, way) => {
  expect(wayOf(fault(file))).toBe(way)
})

test("faults are found by file, and Gatsby's runtime where Gatsby copies it to", () => {
  const [clock, loader] = [fault("src/browser/clock.ts"), fault("node_modules/gatsby/cache-dir/loader.js")]
  expect(faultOf(clock)).toMatch(/^[0-9a-f]{8}$/)
  const all = [clock, loader, { ...clock, site: "fi" as const }, fault("src/server/http/site.ts")]
  expect(faultsIn("copy", "se", all)).toEqual({
    [resolve("copy/src/browser/clock.ts")]: { [faultOf(clock)]: [clock.replacement] },
    [resolve("copy/.cache/loader.js")]: { [faultOf(loader)]: [loader.replacement] },
  })
})
