/** @jest-environment node */
import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { hasProgram } from "../../src/tools/optional-programs.ts"
import { git } from "./git.ts"
import { version } from "./version.ts"

const newFolder = () => mkdtempSync(join(tmpdir(), "version-"))

it("has no version without git", () => {
  expect(version(newFolder())).toBeUndefined()
})

const describedWithGit = hasProgram("git") ? describe : describe.skip

describedWithGit("a repository", () => {
  it("names the commit of the working copy, even if it has a tag, and whether files differ from it", () => {
    const cwd = newFolder()
    const author = ["-c", "user.name=A", "-c", "user.email=a@b.example"]
    const file = join(cwd, "a.txt")
    git(["init"], { cwd })
    writeFileSync(file, "one")
    git(["add", "."], { cwd })
    git([...author, "commit", "-m", "One"], { cwd })
    git([...author, "tag", "-m", "First", "v1"], { cwd })
    expect(version(cwd)).toMatch(/^[0-9a-f]{7}$/)
    writeFileSync(file, "two")
    expect(version(cwd)).toMatch(/^[0-9a-f]{7} changed$/)
  })

  it("fails with the first line of git's message", () => {
    expect(() => git(["log"], { cwd: newFolder() })).toThrow(/^fatal: not a git repository/)
  })
})
