/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import type { FreshResult } from "./from-messages.ts"
import { keepResults } from "./keep.ts"
import { readResults } from "./result.ts"

const newFolder = () => mkdtempSync(join(tmpdir(), "results-"))
const picture = () =>
  sharp({ create: { width: 4, height: 3, channels: 3, background: "white" } })
    .webp()
    .toBuffer()
const result = (key: string, content?: Buffer): FreshResult => ({
  key,
  status: "passed",
  durationMs: 1,
  date: "2026-11-23T12:00:00.000Z",
  pictures: content ? [{ name: "page.webp", content }] : [],
})

it("keeps the results of earlier runs, and pictures with their size", async () => {
  const folder = newFolder()
  const current = new Set(["A-1/a", "A-1/b"])
  await keepResults([result("A-1/a", await picture())], current, folder)
  await keepResults([{ ...result("A-1/b"), status: "failed" }], current, folder)
  expect(readResults(folder)).toMatchObject({
    "A-1/a": { status: "passed", pictures: [{ file: "A-1-a-page.webp", width: 4, height: 3 }] },
    "A-1/b": { status: "failed", pictures: [] },
  })
})

it("removes the results and pictures of examples that are not in the specification", async () => {
  const folder = newFolder()
  await keepResults([result("A-1/a", await picture())], new Set(["A-1/a"]), folder)
  await keepResults([], new Set(), folder)
  expect(readResults(folder)).toEqual({})
  expect(readdirSync(folder)).toEqual(["results.json"])
})

it("leaves out pictures that have been deleted", async () => {
  const folder = newFolder()
  await keepResults([result("A-1/a", await picture())], new Set(["A-1/a"]), folder)
  rmSync(join(folder, "A-1-a-page.webp"))
  expect(readResults(folder)["A-1/a"]?.pictures).toEqual([])
})

it("says what to do with a broken file", () => {
  const folder = newFolder()
  writeFileSync(join(folder, "results.json"), "{")
  expect(() => readResults(folder)).toThrow("remove it, and run npm run acceptance again.")
})
