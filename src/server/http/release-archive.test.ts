/** @jest-environment node */
import { mkdirSync, symlinkSync, utimesSync } from "node:fs"
import { join } from "node:path"
import { temporaryFolder } from "../../testing/folders.ts"
import { ReleaseArchive } from "./release-archive.ts"

const longAgo = new Date(Date.now() - 60 * 60_000)

const releaseWith = (folder: string, name: string, touched: Date): string => {
  const place = join(folder, name)
  mkdirSync(place, { recursive: true })
  utimesSync(place, touched, touched)
  return place
}

test("releases that vanish during the search do not hide others", async () => {
  const archive = new ReleaseArchive(join(temporaryFolder(), "se"))
  const old = releaseWith(archive.folder, "a-1", longAgo)
  const served = releaseWith(archive.folder, "b-2", new Date())
  // A dangling link acts like a release that was listed and then removed.
  symlinkSync(join(archive.folder, "nowhere"), join(archive.folder, "c-3"))
  const abandoned: string[] = []
  for await (const place of archive.abandoned()) abandoned.push(place)
  expect(abandoned).toEqual([old])
  expect(archive.finished().slice(0, 2)).toEqual([served, old])
})
