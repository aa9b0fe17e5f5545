import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { temporaryFolder } from "../testing/folders.ts"
import { FileCache } from "./file-cache.ts"

const buildIn = (folder: string, homes: Readonly<Record<string, string>>): string[] => {
  const cache = new FileCache(folder, join(folder, "list.json"), ["homes"])
  const written: string[] = []
  for (const [home, stamp] of Object.entries(homes))
    cache.update(home, stamp, (file) => {
      written.push(home)
      file(`homes/${home}.json`, stamp)
    })
  cache.save()
  return written
}

test("only changed files are written, and missing ones are deleted", () => {
  const folder = temporaryFolder()
  expect(buildIn(folder, { a: "1", b: "1", c: "1" })).toEqual(["a", "b", "c"])
  expect(buildIn(folder, { a: "1", b: "2" })).toEqual(["b"])
  expect(readFileSync(join(folder, "homes/a.json"), "utf8")).toBe("1")
  expect(readFileSync(join(folder, "homes/b.json"), "utf8")).toBe("2")
  expect(existsSync(join(folder, "homes/c.json"))).toBe(false)
})

test("the output of an interrupted build is not reused", () => {
  const folder = temporaryFolder()
  buildIn(folder, { a: "1", b: "1" })
  new FileCache(folder, join(folder, "list.json"), ["homes"]).update("a", "1", () => {})
  expect(buildIn(folder, { b: "1" })).toEqual(["b"])
  expect(existsSync(join(folder, "homes/a.json"))).toBe(false)
})
