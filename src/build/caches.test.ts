/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs"
import { writeFiles } from "../testing/files.ts"
import { temporaryFolder } from "../testing/folders.ts"
import { withCaches } from "./caches.ts"

const root = process.cwd()
beforeEach(() => {
  process.chdir(temporaryFolder())
  process.env.AGENCY = "editors"
})
afterEach(() => {
  process.chdir(root)
})

/** Builds a site that only has what it found in the caches, and a mark of its own. */
const build = async (mark: string): Promise<string> => {
  let found = "nothing"
  await withCaches("se", {}, async () => {
    if (existsSync(".cache/mark")) found = readFileSync(".cache/mark", "utf8")
    writeFiles(".", { ".cache/mark": mark, "public/index.html": mark })
  })
  return found
}

test("the sample and the editors' agency each find their own caches again", async () => {
  expect(await build("editors")).toBe("nothing")
  process.env.AGENCY = "sample"
  expect(await build("sample")).toBe("nothing")
  expect(await build("sample again")).toBe("sample")
  process.env.AGENCY = ""
  expect(await build("editors again")).toBe("editors")
  expect(existsSync(".cache")).toBe(false)
})
