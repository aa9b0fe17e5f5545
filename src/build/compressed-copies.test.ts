/** @jest-environment node */
import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { writeFiles } from "../testing/files.ts"
import { temporaryFolder } from "../testing/folders.ts"
import { compressHashed } from "./compressed-copies.ts"

const script = `const text = "${"kvist ".repeat(200)}"`
const day = 24 * 60 * 60 * 1000

let site: string
let folder: string
beforeEach(() => {
  site = temporaryFolder()
  folder = join(temporaryFolder(), "compressed/se")
  writeFiles(site, {
    "app-0a1b2c3d.js": script,
    "styles-0a1b2c3d.css": "a { color: red }",
    "sw.js": script,
    "index.html": "<p>Hem</p>",
    "media/app-0a1b2c3d.js": script,
  })
})

const copies = ["app-0a1b2c3d.js.br", "app-0a1b2c3d.js.gzip", "styles-0a1b2c3d.css.br", "styles-0a1b2c3d.css.gzip"]
const contentOf = (name: string) => readFileSync(join(folder, name))

test("only scripts and styles with a hash in their name have a copy in each encoding", async () => {
  await compressHashed(site, folder)
  expect(readdirSync(folder).sort()).toEqual(copies)
  expect(brotliDecompressSync(contentOf("app-0a1b2c3d.js.br")).toString()).toBe(script)
  expect(gunzipSync(contentOf("app-0a1b2c3d.js.gzip")).toString()).toBe(script)
})

test("an existing copy is not made again", async () => {
  await compressHashed(site, folder)
  writeFileSync(join(folder, "app-0a1b2c3d.js.br"), "as it was")
  rmSync(join(folder, "app-0a1b2c3d.js.gzip"))
  await compressHashed(site, folder)
  expect(contentOf("app-0a1b2c3d.js.br").toString()).toBe("as it was")
  expect(gunzipSync(contentOf("app-0a1b2c3d.js.gzip")).toString()).toBe(script)
})

test("copies of a file that the site no longer has stay for eight days", async () => {
  await compressHashed(site, folder)
  rmSync(join(site, "app-0a1b2c3d.js"))
  const made = statSync(join(folder, "app-0a1b2c3d.js.br")).mtimeMs
  utimesSync(join(folder, "app-0a1b2c3d.js.gzip"), made / 1000, made / 1000)
  await compressHashed(site, folder, made + 8 * day)
  expect(readdirSync(folder).sort()).toEqual(copies)
  await compressHashed(site, folder, made + 8 * day + 1000)
  expect(readdirSync(folder).sort()).toEqual(copies.slice(2))
})

test("the leftovers of an interrupted run are no copy, and are deleted in the end", async () => {
  writeFiles(folder, { "app-0a1b2c3d.js.br.next": "half" })
  await compressHashed(site, folder)
  expect(brotliDecompressSync(contentOf("app-0a1b2c3d.js.br")).toString()).toBe(script)
  writeFiles(folder, { "app-11111111.js.br.next": "half" })
  await compressHashed(site, folder, Date.now() + 9 * day)
  expect(readdirSync(folder).sort()).toEqual(copies)
})
