/** @jest-environment node */
import { readFileSync, statSync, utimesSync } from "node:fs"
import { join } from "node:path"
import { temporaryFolder } from "../../testing/folders.ts"
import { DocumentLibrary } from "./library.ts"

const source = {
  title: "Årsredovisning",
  language: "sv-SE",
  date: "2026-04-15",
  footer: () => "sida 1",
  text: "# Årsredovisning\n\nEn påhittad handling.",
}

test("a document is the same in every build, and is written once", () => {
  const [folder, cache] = [temporaryFolder(), temporaryFolder()]
  const first = new DocumentLibrary(folder, cache).document("brf", source)
  expect(first).toMatchObject({ src: expect.stringMatching(/^\/media\/documents\/brf-[0-9a-f]{10}\.pdf$/), pages: 1 })
  const file = join(folder, first.src)
  expect(statSync(file).size).toBe(first.bytes)
  utimesSync(file, 1, 1)
  expect(new DocumentLibrary(folder, cache).document("brf", source)).toEqual(first)
  expect(statSync(file).mtimeMs).toBe(1000)
  const other = temporaryFolder()
  new DocumentLibrary(other, temporaryFolder()).document("brf", source)
  expect(readFileSync(join(other, first.src))).toEqual(readFileSync(file))
})

test.each([{ text: "# Stadgar" }, { footer: () => "page 1" }, { title: "Stadgar" }])(
  "%o makes another document",
  (change) => {
    const library = new DocumentLibrary(undefined, temporaryFolder())
    expect(library.document("brf", { ...source, ...change }).src).not.toBe(library.document("brf", source).src)
  },
)
