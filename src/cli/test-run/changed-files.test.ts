/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { writeFiles } from "../../testing/files.ts"
import { temporaryFolder } from "../../testing/folders.ts"
import { describeWith } from "../../testing/optional-tests.ts"
import { changedFiles, revisionIn } from "./changed-files.ts"

test.each([
  [[], undefined],
  [["--changed"], "HEAD"],
  [["--changed=v1"], "v1"],
])("the options %j name the revision %j", (options, expected) => {
  expect(revisionIn(options)).toBe(expected)
})

test.each([["--change"], ["--changed="], ["--changed v1"]])("%s is no option", (options) => {
  expect(() => revisionIn(options.split(" "))).toThrow(
    `"${options}" is no option: use npm test -- --changed, or npm test -- --changed=<commit or tag>.`,
  )
})

describeWith("git", "changed files", () => {
  const start = process.cwd()
  afterEach(() => process.chdir(start))

  const git = (...options: readonly string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@site.example", ...options])
  beforeEach(() => {
    process.chdir(temporaryFolder())
    git("init", "--quiet")
    writeFiles(".", { a: "first", b: "first", c: "first", ".gitignore": "ignored" })
    git("add", ".")
    git("commit", "--quiet", "--message", "first")
    git("tag", "v1")
    writeFiles(".", { a: "second" })
    git("commit", "--quiet", "--all", "--message", "second")
    writeFiles(".", { b: "third", new: "", ignored: "" })
  })

  test("are those that differ from the last commit, and new ones", async () => {
    expect(await changedFiles("HEAD")).toEqual(["b", "new"])
  })

  test("are those that differ from an earlier commit, too", async () => {
    expect(await changedFiles("v1")).toEqual(["a", "b", "new"])
  })

  test("of an unknown revision are reported in one sentence", async () => {
    await expect(changedFiles("v2")).rejects.toThrow('git knows no commit or tag "v2": use npm test -- --changed')
    await expect(changedFiles("--output=x")).rejects.toThrow('git knows no commit or tag "--output=x"')
  })
})
