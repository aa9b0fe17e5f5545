/** @jest-environment node */
import { writeFiles } from "../testing/files.ts"
import { temporaryFolder } from "../testing/folders.ts"
import { sourcesStamp } from "./sources.ts"

process.env.AGENCY = "editors"

const sources = [
  "gatsby-node.ts",
  "static/icons/icon.svg",
  "src/visit/frame/Footer/Footer.tsx",
  "src/content/schema.ts",
  "src/content/fi/listings/a.json",
  "src/content/se/listings/a.json",
  "src/content/texts/site.sv.json",
  "src/domain/money.ts",
  "src/domain/money.test.ts",
  "src/site/README.md",
  "steps/map.steps.ts",
]
const stampWith = (changed: string) => {
  const folder = temporaryFolder()
  writeFiles(folder, { ...Object.fromEntries(sources.map((file) => [file, "as it was"])), [changed]: "changed" })
  return sourcesStamp("fi", folder)
}

test.each([
  ["gatsby-node.ts", true],
  ["static/icons/icon.svg", true],
  ["src/visit/frame/Footer/Footer.tsx", true],
  ["src/visit/new.tsx", true],
  ["src/content/schema.ts", true],
  ["src/content/fi/listings/a.json", true],
  ["src/content/texts/site.sv.json", true],
  ["src/domain/money.ts", true],
  ["src/content/se/listings/a.json", false],
  ["src/domain/money.test.ts", false],
  ["src/site/README.md", false],
  ["steps/map.steps.ts", false],
])("a change of %s changes the sources of the Finnish site: %s", (file, expected) => {
  expect(stampWith(file) !== stampWith("elsewhere.txt")).toBe(expected)
})
