/** @jest-environment node */

import { runCommand } from "../testing/commands.ts"
import { writeFiles } from "../testing/files.ts"
import { temporaryFolder } from "../testing/folders.ts"

const workflow = (...steps: string[]) =>
  [
    "on: push",
    "jobs:",
    "  ci:",
    "    runs-on: ubuntu-24.04",
    "    steps:",
    ...steps.map((step) => `      ${step}`),
    "",
  ].join("\n")

const hash = "0123456789abcdef0123456789abcdef01234567"

const check = (text: string) => {
  const cwd = temporaryFolder()
  writeFiles(cwd, { "ci.yml": text })
  return runCommand("workflow-check", ["ci.yml"], { cwd, env: {} })
}

test("a workflow of known keys and expressions is accepted", async () => {
  const text = workflow(
    `- uses: actions/checkout@${hash} # v6.0.0`,
    "  with:",
    "    persist-credentials: false",
    "- uses: ./.github/own",
    `- uses: docker://alpine@sha256:${hash}${hash.slice(0, 24)} # 3.22`,
    "- run: npm test",
    "  if: $" + "{{ !cancelled() }}",
  )
  expect(await check(text)).toEqual({ code: 0, out: "", error: "" })
})

test.each([
  ["a misspelt key", ["- run: npm test", "  shel: bash"], "ci.yml (Line: 7, Col: 9): Unexpected value 'shel'"],
  [
    "an unknown name in an expression",
    ["- run: npm test", "  if: $" + "{{ job.nothing == nope.x }}"],
    "ci.yml (Line: 7, Col: 13): Unrecognized named-value: 'nope'",
  ],
  [
    "text that is no YAML",
    ["- run: [npm test"],
    "ci.yml: Flow sequence in block collection must be sufficiently indented and end with a ] at line 7",
  ],
  [
    "an action by its tag",
    ["- uses: actions/cache@v5"],
    "ci.yml (Line: 6): actions/cache@v5 can change: name its hash, with the version in a comment.",
  ],
  [
    "an action by its hash without its version",
    [`- uses: actions/cache@${hash}`],
    `ci.yml (Line: 6): actions/cache@${hash} says no version: give it in a comment, such as # v1.2.3.`,
  ],
  [
    "an image by its tag",
    ["- uses: docker://alpine:3.22"],
    "ci.yml (Line: 6): docker://alpine:3.22 can change: name its hash, with the version in a comment.",
  ],
  [
    "a checkout that keeps its token",
    [`- uses: actions/checkout@${hash} # v6`, "  with:", "    fetch-depth: 0"],
    "ci.yml: a step of actions/checkout keeps its token for all steps after it: set persist-credentials: false.",
  ],
])("%s fails with its line", async (_, steps, problem) => {
  const { code, error } = await check(workflow(...steps))
  expect({ code, error }).toEqual({ code: 1, error: expect.stringContaining(problem) })
})

test("a file that is not there is named", async () => {
  expect(await runCommand("workflow-check", ["no.yml"], { cwd: temporaryFolder(), env: {} })).toEqual({
    code: 1,
    out: "",
    error: "no.yml is not there: name a workflow, such as .github/workflows/ci.yml.\n",
  })
})
