/** @jest-environment node */
import { mkdirSync, symlinkSync, utimesSync } from "node:fs"
import { join } from "node:path"
import { temporaryFolder } from "../testing/folders.ts"
import { KeptReleases } from "./kept-releases.ts"

const longAgo = new Date(Date.now() - 60 * 60_000)

const releaseWith = (folder: string, name: string, touched: Date): string => {
  const place = join(folder, name)
  mkdirSync(place, { recursive: true })
  utimesSync(place, touched, touched)
  return place
}

test("releases that go while they are looked at keep no others from being found", async () => {
  const kept = new KeptReleases(join(temporaryFolder(), "se"))
  const old = releaseWith(kept.folder, "a-1", longAgo)
  const served = releaseWith(kept.folder, "b-2", new Date())
  // As one that was listed and is gone: its name is there, and nothing behind it.
  symlinkSync(join(kept.folder, "nowhere"), join(kept.folder, "c-3"))
  const abandoned: string[] = []
  for await (const place of kept.abandoned()) abandoned.push(place)
  expect(abandoned).toEqual([old])
  expect(kept.finished().slice(0, 2)).toEqual([served, old])
})
