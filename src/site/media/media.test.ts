/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { writeFiles } from "../../testing/files.ts"
import { temporaryFolder } from "../../testing/folders.ts"
import { PictureLibrary } from "./media.ts"
import { picturesWhenAsked } from "./when-asked.ts"

let root: string
let cache: string
let site: string

beforeEach(async () => {
  root = temporaryFolder()
  cache = join(root, "cache")
  site = join(root, "site")
  const catalogue = [{ file: "hall.jpg", kind: "interior", dominantColor: "#806040", alt: { sv: "En hall" } }]
  writeFiles(root, { "media/catalogue.json": JSON.stringify(catalogue) })
  const picture = sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#806040" } })
  await picture.jpeg().toFile(join(root, "media/hall.jpg"))
})

/** Writes the pictures of a page with one picture. */
const write = async (encodes: boolean): Promise<PictureLibrary> => {
  const library = new PictureLibrary(root)
  library.picture("hall.jpg", "sv")
  await library.write(site, cache, encodes, () => {})
  return library
}

const published = () => readdirSync(join(site, "media")).sort()

test("a build with pictures writes each width as AVIF and WebP, and one JPEG", async () => {
  await write(true)
  expect(published().map((name) => name.replace(/^hall\.[0-9a-f]{8}-/, ""))).toEqual(
    ["400", "672", "800", "1200"]
      .flatMap((width) => [`${width}.avif`, `${width}.webp`])
      .concat("1200.jpg")
      .sort(),
  )
})

test("a build without pictures has only those that an earlier one has encoded", async () => {
  await write(false)
  expect(published()).toEqual([])
  await write(true)
  const all = published()
  site = join(root, "other")
  await write(false)
  expect(published()).toEqual(all)
})

test("a file that is encoded when asked is the same as that of a build with pictures", async () => {
  const library = await write(false)
  const { base } = library.picture("hall.jpg", "sv")
  const fileAt = picturesWhenAsked(root, cache)
  const places = await Promise.all([fileAt(`${base}-672.webp`), fileAt(`${base}-672.webp`)])
  expect(places).toEqual(Array.from({ length: 2 }, () => join(cache, `${base.replace("/media/", "")}-672.webp`)))
  const asked = readFileSync(places[0] as string)
  expect(await sharp(asked).metadata()).toMatchObject({ format: "webp", width: 672, height: 504 })
  expect(readdirSync(cache)).toHaveLength(1)
  cache = join(root, "another cache")
  mkdirSync(cache)
  await write(true)
  expect(asked.equals(readFileSync(`${site}${base}-672.webp`))).toBe(true)
})

test.each([
  ["a picture that is none", "/media/cellar.12345678-400.avif"],
  ["an older version of the picture", "/media/hall.12345678-400.avif"],
  ["a floor plan", "/media/plans/kvistgatan-12.svg"],
  ["a place outside the pictures", "/media/../media/hall.jpg"],
])("%s has no file to encode", async (_, path) => {
  expect(await picturesWhenAsked(root, cache)(path)).toBeUndefined()
})

test.each(["500.avif", "400.png", "400.avif.tmp"])("no file is encoded for the ending %s", async (ending) => {
  const { base } = new PictureLibrary(root).picture("hall.jpg", "sv")
  expect(await picturesWhenAsked(root, cache)(`${base}-${ending}`)).toBeUndefined()
})
