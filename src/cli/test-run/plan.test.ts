import { planOf, unitOptions } from "./plan.ts"
import type { StepName } from "./steps.ts"

const names: readonly StepName[] = [
  "types",
  "lint",
  "spec",
  "unit",
  "soak",
  "build",
  "sample",
  "functions",
  "hosts",
  "acceptance",
  "spec-site-check",
]
const readers = [
  { path: "src/site/read-content.ts", text: 'readdirSync("src/content")' },
  { path: "src/gatsby/styles.test.ts", text: 'globSync("src/**/*.css")' },
  { path: "steps/specification/features.ts", text: 'globSync("features/*.feature")' },
  { path: "steps/checks/folders.test.ts", text: 'readFileSync("src/README.md")' },
]

test.each<[string, readonly StepName[]]>([
  ["src/site/README.md", ["spec", "unit", "build", "sample", "acceptance"]],
  ["src/content/fi/listings/a.json", ["types", "lint", "spec", "unit", "build", "sample", "acceptance"]],
  ["src/components/frame/Footer/Footer.tsx", ["types", "lint", "spec", "unit", "build", "sample", "acceptance"]],
  [
    "src/domain/money.test.ts",
    ["types", "lint", "spec", "unit", "soak", "build", "sample", "functions", "hosts", "acceptance"],
  ],
  ["features/moving.feature", ["spec", "unit", "build", "sample", "acceptance", "spec-site-check"]],
  ["steps/search.steps.ts", ["types", "lint", "spec", "unit", "build", "sample", "acceptance"]],
  [
    "src/server/http/serve.ts",
    ["types", "lint", "spec", "unit", "soak", "build", "sample", "functions", "hosts", "acceptance"],
  ],
  ["package-lock.json", names],
])("a change of %s runs %j", (file, expected) => {
  expect(planOf(names, [file], readers).steps).toEqual(expected)
})

test("without a changed file, only what compares more than files runs", () => {
  expect(planOf(names, [], readers).steps).toEqual(["spec", "build", "sample", "acceptance"])
})

test("all unit tests run after a change of what all of them use", () => {
  expect(planOf(names, ["package.json"], readers).unit).toEqual([])
  expect(planOf(names, ["src/testing/setup.ts"], readers).unit).toEqual([])
})

test.each<[string, readonly string[]]>([
  ["src/domain/money.ts", ["src/domain/money.ts"]],
  ["README.md", ["steps/checks/folders.test.ts"]],
  ["src/components/frame/Footer/Footer.module.css", ["src/gatsby/styles.test.ts"]],
  ["features/moving.feature", ["steps/specification/features.ts"]],
  ["src/content/fi/listings/a.json", ["src/site/read-content.ts"]],
  ["static/icons/icon.svg", readers.map(({ path }) => path)],
])("after a change of %s, the tests of %j run", (file, expected) => {
  expect(unitOptions([file], readers)).toEqual(["--passWithNoTests", "--findRelatedTests", ...expected])
})
