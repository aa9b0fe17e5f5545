/** @jest-environment node */
import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { readRecord, writeRecord } from "./record.ts"

const temporaryFolder = () => mkdtempSync(join(tmpdir(), "touched-"))
const fileIn = (folder: string) => join(folder, "reports/touched.json")
const record = new Map([
  [
    "A-1/a",
    {
      hasPassed: true,
      stamps: new Map([
        ["dist/sample/fi/app-*.js", "x"],
        ["dist/sample/fi/index.html main", "y"],
      ]),
    },
  ],
  ["A-1/b", { hasPassed: false, stamps: new Map([["dist/sample/fi/app-*.js", "x"]]) }],
  ["A-2/c", { hasPassed: true, stamps: new Map([["dist/sample/fi/app-*.js", "z"]]) }],
])

test("a record is read as it was written", () => {
  const file = fileIn(temporaryFolder())
  writeRecord(record, file)
  expect(readRecord(file)).toEqual(record)
})

test("there is no record before the first run, nor in a broken file", () => {
  const file = join(temporaryFolder(), "touched.json")
  expect(readRecord(file).size).toBe(0)
  writeFileSync(file, "{")
  expect(readRecord(file).size).toBe(0)
})
