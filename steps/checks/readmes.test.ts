import { project, projectReadmes, type Repository, readmeProblems } from "./readmes.ts"

const files: Readonly<Record<string, string>> = {
  "README.md": "# Kvistbo\n\n## The two commands\n",
  "perf/run.ts": "",
  "src/site/README.md": "# Builds\n",
}
const repository: Repository = {
  exists: (path) => path in files,
  read: (path) => files[path] ?? "",
  scripts: ["build", "bench:build"],
  source: "process.env.PAGE_CACHE_MB",
}

const problemsOf = (text: string, file = "src/site/README.md") => readmeProblems([{ file, text }], repository)

test.each([
  ["a link to a file beside it", "[here](README.md)"],
  ["a link to a file above it", "[root](../../README.md)"],
  ["a link to a heading elsewhere", "[commands](../../README.md#the-two-commands)"],
  ["a link to its own heading", "# Builds\n\n[above](#builds)"],
  ["a link to another site", "[Gatsby](https://www.gatsbyjs.com/docs/)"],
  ["a path", "`perf/run.ts`"],
  ["a path with a placeholder", "`src/content/<market>/listings`, `src/content/texts/site.*.json`"],
  ["a script with options", "`npm run --silent bench:build -- --quick`"],
  ["a variable", "`PAGE_CACHE_MB=64 npm run build`"],
  ["a rule", "`ROUTE-5`"],
])("%s is no problem", (_, text) => {
  expect(problemsOf(text)).toEqual([])
})

test.each([
  ["a dead link", "[there](gone.md)", "links to gone.md, which does not exist: correct the link"],
  [
    "a dead heading",
    "[there](../../README.md#gone)",
    "links to #gone, and README.md has no such heading: correct the link",
  ],
  ["a dead path", "Run `node perf/gone.ts`.", "names perf/gone.ts, which does not exist: correct the path"],
  ["a dead guide", "Follow `docs/gone.md`.", "names docs/gone.md, which does not exist: correct the path"],
  ["a dead script", "`npm run gone -- se`", "names npm run gone, which package.json lacks: correct the name"],
  ["a dead variable", "`GONE_MB` bounds it", "names the variable GONE_MB, which no code has: correct the name"],
])("%s is a problem at its line", (_, text, problem) => {
  expect(problemsOf(`# Builds\n\n${text}\n`)).toEqual([`src/site/README.md:3: ${problem}`])
})

test("names in a fence are checked like those in backticks", () => {
  expect(problemsOf("```sh\nnpm run gone\n```\n")).toEqual([
    "src/site/README.md:2: names npm run gone, which package.json lacks: correct the name",
  ])
})

test.each([
  ["README.md", 120],
  ["src/site/README.md", 150],
])("%s has at most %i lines", (file, most) => {
  expect(problemsOf("line\n".repeat(most), file)).toEqual([])
  expect(problemsOf("line\n".repeat(most + 1), file)).toEqual([
    `${file}:${most + 1}: has ${most + 1} lines, and may have ${most}: shorten it, or move a part to its folder`,
  ])
})

test("the index of rules may be longer", () => {
  expect(problemsOf("line\n".repeat(400), "features/README.md")).toEqual([])
})

test("the project's READMEs and code are found", () => {
  expect(projectReadmes().map(({ file }) => file)).toEqual(expect.arrayContaining(["README.md", "features/README.md"]))
  expect(project().source).toContain("PAGE_CACHE_MB")
})
