/** @jest-environment node */
import { readFileSync } from "node:fs"
import { folderProblems, folderRules, islandProblems, roomCircles } from "./folders.ts"
import type { Import } from "./imports.ts"

const rules = folderRules(`
| folder | may import | only types of |
| --- | --- | --- |
| [\`spec\`](spec/README.md) | | |
| \`store\` | \`spec\` | |
| \`build\`, \`server\` | \`spec\`, \`store\` | |
| \`base\` | \`spec\` | \`build\` |
| \`server/hosts\` | \`build\`, \`server/http\` | |
| \`soak\` | \`spec\`, \`cli/memory.json\` | |
| \`gatsby-*.ts\` | \`build\` | |
| \`visit\` | \`spec\` | \`visit/*.data.ts\` |
| \`visit/*.data.ts\` | \`spec\`, \`build\` | |
| \`*.test.ts\` | \`testing\` | |
`)

const problemsOf = (file: string, path: string, isType = false) => {
  const imported: Import = { line: 3, path, isType, isDynamic: false }
  return folderProblems([{ path: file, imports: [imported] }], rules)
}

test.each([
  ["a folder that its line names", "src/store/contact-requests.ts", "src/spec/markets.ts"],
  ["a file of the same folder", "src/base/Card/Card.tsx", "src/base/Link/Link.tsx"],
  ["a single file that its line names", "src/soak/run.ts", "src/cli/memory.json"],
  ["what the second folder of a line may import", "src/server/site.ts", "src/store/contact-requests.ts"],
  ["what the line of its inner folder names", "src/server/hosts/caddy.ts", "src/server/http/rules.ts"],
  ["what Gatsby's files may import", "gatsby-node.ts", "src/build/site.ts"],
  ["what files that only a build runs may", "src/visit/home/home.data.ts", "src/build/edition.ts"],
  ["data of another room, in such a file", "src/visit/home/home.data.ts", "src/visit/areas/area.data.ts"],
  ["what its folder's tests may", "src/visit/home/home.data.test.ts", "src/build/edition.ts"],
  ["what tests may import besides", "src/store/contact-requests.test.ts", "src/testing/contact-requests.ts"],
])("a file may import %s", (_, file, path) => {
  expect(problemsOf(file, path)).toEqual([])
})

test("a folder may import types of one without its values", () => {
  expect(problemsOf("src/base/Card/Card.tsx", "src/build/page.ts", true)).toEqual([])
  expect(problemsOf("src/base/Card/Card.tsx", "src/build/page.ts")).toEqual([
    "src/base/Card/Card.tsx:3: imports src/build/page.ts, of which base may import only types: write import type (src/README.md)",
  ])
})

test.each([
  [
    "a folder that its line does not name",
    "src/base/Card/Card.tsx",
    "src/store/contact-requests.ts",
    "spec, types of build",
  ],
  ["another file of a folder that its line names one of", "src/soak/run.ts", "src/cli/run.ts", "spec, cli/memory.json"],
  ["a folder whose name begins as that of an allowed one", "src/store/contact-requests.ts", "src/specs/old.ts", "spec"],
  ["what only the outer folder may", "src/server/hosts/caddy.ts", "src/spec/markets.ts", "build, server/http"],
  ["an inner folder with its own line", "src/server/http/site.ts", "src/server/hosts/caddy.ts", "spec, store"],
  ["what only tests may import", "src/store/contact-requests.ts", "src/testing/contact-requests.ts", "spec"],
  ["a file of the root", "src/store/contact-requests.ts", "gatsby-node.ts", "spec"],
  ["the layer below such a file", "src/visit/home/home.tsx", "src/build/edition.ts", "spec, types of visit/*.data.ts"],
  ["anything where its line names nothing", "src/spec/markets.ts", "src/store/contact-requests.ts", "nothing"],
])("a file may not import %s, types included", (_, file, path, allowed) => {
  const folder = file.includes("/hosts/") ? "server/hosts" : file.split("/")[1]
  for (const isType of [false, true])
    expect(problemsOf(file, path, isType)).toEqual([
      `${file}:3: imports ${path}, and ${folder} may import only ${allowed}: move what both need to such a folder (src/README.md)`,
    ])
})

test("a page takes only types of the data that a build makes", () => {
  expect(problemsOf("src/visit/home/home.tsx", "src/visit/home/home.data.ts", true)).toEqual([])
  expect(problemsOf("src/visit/home/home.tsx", "src/visit/home/home.data.ts")).toEqual([
    "src/visit/home/home.tsx:3: imports src/visit/home/home.data.ts, of which visit may import only types: write import type (src/README.md)",
  ])
})

test("an island is loaded on demand", () => {
  const problems = (isDynamic: boolean, isType: boolean) =>
    islandProblems([
      {
        path: "src/visit/home/Gallery/Gallery.tsx",
        imports: [{ line: 3, path: "src/visit/home/Viewer/Viewer.island.tsx", isType, isDynamic }],
      },
    ])
  expect([problems(true, false), problems(false, true)]).toEqual([[], []])
  expect(problems(false, false)).toEqual([
    "src/visit/home/Gallery/Gallery.tsx:3: imports src/visit/home/Viewer/Viewer.island.tsx at once: load an island by import()",
  ])
})

test("rooms that import each other through a third are a circle, and its way in is none", () => {
  const file = (path: string, ...paths: string[]) => ({
    path: `src/visit/${path}`,
    imports: paths.map((other) => ({ line: 1, path: `src/visit/${other}`, isType: true, isDynamic: false })),
  })
  const files = [
    file("front/front.tsx", "home/home.tsx"),
    file("home/home.tsx", "areas/area.tsx", "home/Gallery/Gallery.tsx"),
    file("areas/area.tsx", "open-house/day.tsx"),
    file("open-house/day.tsx", "home/home.tsx"),
  ]
  expect(roomCircles(files)).toEqual([
    "src/visit/home/home.tsx:1: visit/home imports visit/areas, which imports it: move what both need to base",
    "src/visit/areas/area.tsx:1: visit/areas imports visit/open-house, which imports it: move what both need to base",
    "src/visit/open-house/day.tsx:1: visit/open-house imports visit/home, which imports it: move what both need to base",
  ])
  expect(roomCircles(files.slice(0, 3))).toEqual([])
})

test("a folder without a line is a problem, once", () => {
  const files = ["src/new/a.ts", "src/new/b.ts"].map((path) => ({ path, imports: [] }))
  expect(folderProblems(files, rules)).toEqual(["src/README.md: the table has no line for new: add what it may import"])
})

test("the project's table is read", () => {
  expect(folderRules(readFileSync("src/README.md", "utf8"))).toContainEqual({
    folder: "visit/*.data.ts",
    imports: ["spec", "published", "domain", "content", "site", "base/*.data.ts"],
    types: [],
  })
})
