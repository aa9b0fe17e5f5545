/** @jest-environment node */
import { join } from "node:path"
import { writeFiles } from "../testing/files.ts"
import { temporaryFolder } from "../testing/folders.ts"
import { shortNames } from "./class-names.ts"

const folder = temporaryFolder()
writeFiles(folder, {
  "Heart/Heart.module.css": ".heart { fill: red }\n.heart.full, .small:hover { fill: blue }",
  "Bar/Bar.module.css": "@keyframes grow { to { width: 1.5rem } }\n@media print { .bar { animation: grow 1s } }",
  "Bar/plain.css": ".plain { color: red }",
})
const nameOf = shortNames(folder)
const heart = join(folder, "Heart/Heart.module.css")
const bar = join(folder, "Bar/Bar.module.css")

test("each class and animation of a module has a unique name of two consonants", () => {
  const names = [
    nameOf(bar, "bar"),
    nameOf(bar, "grow"),
    nameOf(heart, "full"),
    nameOf(heart, "heart"),
    nameOf(heart, "small"),
  ]
  expect(names).toEqual(["bb", "bc", "bd", "bf", "bg"])
})

test("names do not depend on the order of requests", () => {
  const another = shortNames(folder)
  expect([another(heart, "small"), another(bar, "bar")]).toEqual(["bg", "bb"])
})

test("a name that the module lacks is an error", () => {
  expect(() => nameOf(heart, "broken")).toThrow(`${heart} has no class "broken"`)
})

test("a third letter comes after all names of two", () => {
  const many = temporaryFolder()
  writeFiles(many, { "a.module.css": Array.from({ length: 1601 }, (_, number) => `.c${10000 + number} {}`).join("\n") })
  const name = shortNames(many)
  const names = Array.from({ length: 1601 }, (_, number) => name(join(many, "a.module.css"), `c${10000 + number}`))
  expect(new Set(names).size).toBe(1601)
  expect(names.slice(1599)).toEqual(["ZZ", "bbb"])
})
