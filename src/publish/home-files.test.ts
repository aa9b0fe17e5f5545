/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { searchDataPath } from "../domain/paths.ts"
import { anyHome } from "../domain/search/criteria.ts"
import { search } from "../domain/search/search.ts"
import { indexOf } from "../domain/search/search-index.ts"
import type { Content } from "../site/records/content.ts"
import { readContent } from "../site/records/read-content.ts"
import { temporaryFolder } from "../testing/folders.ts"
import { editionsOf } from "../testing/pages.ts"
import { writeSearchFiles } from "./home-files.ts"

/** Writes what browsers and feeds search, and returns the folder. */
const written = (content: Content): string => {
  const folder = temporaryFolder()
  writeSearchFiles(folder, content, editionsOf(content))
  return folder
}

test("an agency without homes has a list to search, in which nothing is found", () => {
  const folder = written({ ...readContent("se"), listings: [], areas: [] })
  const data = JSON.parse(readFileSync(join(folder, searchDataPath), "utf8"))
  expect(data).toMatchObject({ ids: "", newest: { year: 0, day: 0 }, since: 0 })
  expect(search(indexOf(data), anyHome, 0).homes).toEqual([])
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(
    readdirSync(written(readContent("se")), { recursive: true }).sort(),
  )
})

test("a market without a list has nothing to search", () => {
  expect(readdirSync(written(readContent("no")))).toEqual([])
})
