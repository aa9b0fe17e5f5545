/** @jest-environment node */
import { agencies } from "../../spec/agencies.ts"
import { projectPath } from "./content-path.ts"

test.each([
  ["se/listings/kvistgatan-12.json", "src/content/se/listings", "features/sample/se/listings"],
  ["fi/pages/about.fi.md", "src/content/fi/pages", "features/sample/fi/pages"],
  ["no/listings", "src/content/no", "features/sample/no"],
])("each agency has its own %s", (file, editors, sample) => {
  const name = file.split("/").at(-1)
  expect(projectPath(file, agencies.editors)).toBe(`${editors}/${name}`)
  expect(projectPath(file, agencies.sample)).toBe(`${sample}/${name}`)
})

test.each(["texts/site.sv.json", "media/catalogue.json", "plans/studio.json", "se/waters.json"])(
  "all agencies share %s",
  (file) => {
    expect(projectPath(file, agencies.sample)).toBe(`src/content/${file}`)
  },
)
