import { affectedExamples, summaryOf } from "./selection.ts"

const touched = (hasPassed: boolean, ...names: readonly string[]) => ({
  hasPassed,
  stamps: new Map(names.map((name) => [name, "as it was"])),
})
const record = new Map([
  ["MAP-1/a", touched(true, "dist/sample/fi/homes-map-*.js", "dist/sample/fi/index.html main")],
  ["MAP-1/b", touched(true, "dist/sample/fi/index.html main")],
  ["NAV-1/c", touched(true, "dist/sample/se/index.html main")],
  ["NAV-2/d", touched(false, "dist/sample/se/index.html main")],
])
const keys = [...record.keys(), "NAV-3/e"]
const changed =
  (...names: readonly string[]) =>
  (name: string) =>
    names.includes(name) ? "changed" : "as it was"

test("an example runs if something that it touched has changed, if it failed, or if nothing is known of it", () => {
  expect(affectedExamples(keys, record, changed("dist/sample/fi/homes-map-*.js"))).toEqual(
    new Map<string, unknown>([
      ["MAP-1/a", ["dist/sample/fi/homes-map-*.js"]],
      ["NAV-2/d", "has failed"],
      ["NAV-3/e", "no record"],
    ]),
  )
})

test("without a record, every example runs", () => {
  expect([...affectedExamples(keys, new Map(), changed()).keys()]).toEqual(keys)
})

test("the summary says what runs and why, and what is left out", () => {
  const affected = affectedExamples(
    keys,
    record,
    changed("dist/sample/fi/homes-map-*.js", "dist/sample/fi/index.html main"),
  )
  expect(summaryOf(keys, affected)).toEqual([
    "rules: 3 of 4 (4 of 5 examples)",
    "  2 examples: dist/sample/fi/index.html main",
    "  1 example: dist/sample/fi/homes-map-*.js",
    "  1 example: has failed",
    "  1 example: no record",
    "left out: 1 rules (1 examples) that passed and touched nothing that has changed since",
  ])
})

test("a summary of many reasons names the most frequent", () => {
  const names = Array.from({ length: 12 }, (_, place) => `dist/sample/fi/${place}`)
  const summary = summaryOf(["A-1/a"], new Map([["A-1/a", names]]))
  expect(summary).toHaveLength(10)
  expect(summary.at(-1)).toBe("  and 4 other changes")
})
