/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { linkSample } from "../../testing/content.ts"
import { temporaryFolder } from "../../testing/folders.ts"
import { checkRecords } from "./drafts.ts"

const project = temporaryFolder()
const root = join(project, "src/content")
linkSample(root)

const draft = (original: string, name: string, fields: Record<string, unknown>): string => {
  const file = join(temporaryFolder(), name)
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(join(root, original), "utf8")), ...fields }))
  return file
}

test.each([
  ["fi/listings/oksakatu-3-a-5.json", "fi/listings"],
  ["se/listings/kvistgatan-12.json", "se/listings"],
  ["fi/houses/toolon-oksa.json", "fi/houses"],
  ["fi/areas/kallio.json", "fi/areas"],
  ["se/agents/tuva-rimstedt.json", "se/agents"],
])("a file elsewhere is recognised by its fields: %s", async (original, folder) => {
  const name = original.replace(/^.*\//, "")
  const file = draft(original, name, {})
  expect(await checkRecords([file], root)).toBe(`${file}: no problems, as ${folder}/${name}`)
})

test("every problem of a draft is named with the file that the editor knows", async () => {
  const file = draft("fi/listings/oksakatu-3-a-5.json", "oksakatu-3-a-5.json", { rooms: 2.3, agent: "nobody" })
  await expect(checkRecords([file], root)).rejects.toThrow(
    `The content has 2 problems:\n  ${file}: rooms: must be a whole number of rooms, or end in .5\n  ${file}: agent: names an unknown agent: "nobody"`,
  )
})

test("a folder that is named as in the content has any kind of record", async () => {
  const folder = join(temporaryFolder(), "se/pages")
  mkdirSync(folder, { recursive: true })
  for (const name of ["about.sv.md", "about.en.md"]) cpSync(join(root, "se/pages", name), join(folder, name))
  expect((await checkRecords([folder], root)).split("\n")).toHaveLength(2)
  writeFileSync(join(folder, "about.en.md"), "Hello")
  await expect(checkRecords([folder], root)).rejects.toThrow("about.en.md: (file): must start with front matter")
})

test("a text that lacks a language of its market is a problem", async () => {
  const folder = join(temporaryFolder(), "se/pages")
  mkdirSync(folder, { recursive: true })
  const text = readFileSync(join(root, "se/pages/about.sv.md"), "utf8").replace("slug: om-kvistbo", "slug: om-oss")
  writeFileSync(join(folder, "moving.sv.md"), text)
  await expect(checkRecords([folder], root)).rejects.toThrow("moving.en.md: (file): is missing")
})

test("a home in a market without homes is a problem", async () => {
  const folder = join(temporaryFolder(), "no/listings")
  mkdirSync(folder, { recursive: true })
  cpSync(join(root, "se/listings/kvistgatan-12.json"), join(folder, "kvistveien-1.json"))
  await expect(checkRecords([folder], root)).rejects.toThrow(
    "kvistveien-1.json: (file): is a home, and its market has no law of adverts yet: give it one in src/spec/markets.ts",
  )
})

test("a file that is no record, or not there, is named", async () => {
  await expect(checkRecords(["nothing.json"], root)).rejects.toThrow("nothing.json does not exist")
  await expect(checkRecords(["tsconfig.json"], root)).rejects.toThrow(
    "tsconfig.json is no record that can be recognised",
  )
})

/** Packages and folders of our own that the command loads to check a file. */
const loadedBy = (file: string): string[] => {
  const hook = `
    import { registerHooks } from "node:module"
    const urls = []
    registerHooks({ load: (url, context, next) => { urls.push(url); return next(url, context) } })
    process.on("exit", () => console.error(urls.join("\\n")))`
  const { stderr } = spawnSync(
    process.execPath,
    ["--import", `data:text/javascript,${encodeURIComponent(hook)}`, resolve("src/cli/content.ts"), file],
    { cwd: project, encoding: "utf8" },
  )
  const names = [...stderr.matchAll(/^file:.*?(?:node_modules\/(?:@[^/]+\/)?|src\/(?:site\/)?)([^/]+)/gm)].map(
    ([, name]) => name,
  )
  return [...new Set(names)].sort() as string[]
}

test("a home is checked without the code that articles, messages and drawings need, which takes longer to load", () => {
  expect(loadedBy(draft("fi/listings/oksakatu-3-a-5.json", "oksakatu-3-a-5.json", {})).join(" ")).toBe(
    "build cli content domain entities linkify-it markdown-it mdurl media punycode.js records spec uc.micro zod",
  )
})
