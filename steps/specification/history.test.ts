/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { hasProgram } from "../../src/tools/optional-programs.ts"
import { versionOf, versions } from "./history.ts"
import { featuresAt } from "./past-features.ts"

const describedWithGit = hasProgram("git") ? describe : describe.skip

const newFolder = () => mkdtempSync(join(tmpdir(), "history-"))
const feature = (title: string) => `Feature: ${title}\n\n  @A-1\n  Rule: It works\n`

/** Runs git on a day of May. */
const gitOn = (day: number, cwd: string, ...args: readonly string[]) => {
  const [name, email, date] = ["A", "a@b.example", `2026-05-0${day}T12:00:00Z`]
  const author = { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_AUTHOR_DATE: date }
  const committer = { GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email, GIT_COMMITTER_DATE: date }
  execFileSync("git", args, { cwd, env: { ...process.env, ...author, ...committer }, stdio: "pipe" })
}

/** Makes a repository with a commit of a file on each day, from the first of May. */
const repository = (...commits: readonly (readonly [subject: string, file: string, text: string])[]): string => {
  const cwd = newFolder()
  gitOn(1, cwd, "init")
  for (const [place, [subject, file, text]] of commits.entries()) {
    mkdirSync(dirname(join(cwd, file)), { recursive: true })
    writeFileSync(join(cwd, file), text)
    gitOn(place + 1, cwd, "add", ".")
    gitOn(place + 1, cwd, "commit", "-m", subject)
  }
  return cwd
}

describedWithGit("versions", () => {
  it("are the tags and the commits that changed features, newest first and each once", () => {
    const cwd = repository(
      ["Begin", "features/a.feature", feature("One")],
      ["Reword", "features/a.feature", feature("Two")],
      ["Explain", "README.md", "Hello"],
      ["Index", "features/README.md", "Hello"],
      ["Reword again", "features/a.feature", feature("Three")],
    )
    gitOn(9, cwd, "tag", "-m", "The first release", "v1", "HEAD~2")
    gitOn(9, cwd, "tag", "begun", "HEAD~4")
    expect(versions(cwd)).toEqual({
      versions: [
        {
          name: "v1",
          commit: expect.stringMatching(/^\w{40}$/),
          date: "2026-05-09T12:00:00+00:00",
          title: "The first release",
        },
        {
          name: expect.stringMatching(/^\w{7}$/),
          commit: expect.any(String),
          date: "2026-05-05T12:00:00+00:00",
          title: "Reword again",
        },
        {
          name: expect.stringMatching(/^\w{7}$/),
          commit: expect.any(String),
          date: "2026-05-02T12:00:00+00:00",
          title: "Reword",
        },
        { name: "begun", commit: expect.any(String), date: "2026-05-01T12:00:00+00:00", title: "Begin" },
      ],
    })
    expect(featuresAt("v1", cwd).features).toMatchObject([{ title: "Two" }])
  })

  it("are the ten latest commits, and of each earlier day the last one", () => {
    const cwd = newFolder()
    gitOn(1, cwd, "init")
    for (const [place, day] of [1, 1, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3].entries()) {
      mkdirSync(join(cwd, "features"), { recursive: true })
      writeFileSync(join(cwd, "features/a.feature"), feature(String(place)))
      gitOn(day, cwd, "add", ".")
      gitOn(day, cwd, "commit", "-m", `Change ${place}`)
    }
    expect(
      versions(cwd)
        .versions.map(({ title }) => title)
        .slice(9),
    ).toEqual(["Change 4", "Change 3", "Change 1"])
  })

  it("can be named by a tag or commit", () => {
    const cwd = repository(["Begin", "features/a.feature", feature("One")])
    gitOn(2, cwd, "tag", "v1")
    expect(versionOf("v1", cwd)).toMatchObject({ name: "v1", date: "2026-05-01T12:00:00+00:00", title: "Begin" })
    expect(() => versionOf("v2", cwd)).toThrow('git knows no tag or commit "v2": name one of git tag or git log.')
    expect(() => versionOf("--all", cwd)).toThrow('git knows no tag or commit "--all"')
  })

  it("are missing with a reason outside of a repository, in a shallow clone and before the first commit of features", () => {
    const problemOf = (cwd: string) => {
      const { versions: none, problem } = versions(cwd)
      expect(none).toEqual([])
      return problem
    }
    expect(problemOf(newFolder())).toMatch(/^The history cannot be read \(fatal: not a git repository/)
    const cwd = repository(["Begin", "README.md", "Hello"], ["Go on", "README.md", "Hello again"])
    expect(problemOf(cwd)).toBe("Git has no version of the features.")
    const shallow = join(newFolder(), "clone")
    gitOn(9, ".", "clone", "--depth=1", `file://${cwd}`, shallow)
    expect(problemOf(shallow)).toBe("This is a shallow clone, without its history: run git fetch --unshallow.")
  })
})

describedWithGit("the features of a version", () => {
  it("leave out files that the parser refuses, with a sentence, and have those of all folders", () => {
    const cwd = repository(
      ["Begin", "features/å.feature", feature("Öppna")],
      ["Break", "features/broken.feature", "Feature: A\n\n  Scenario: B\n    Given one\n    Whn two\n"],
      ["Operate", "features/operations/c.feature", feature("Caching")],
    )
    const { features, problems } = featuresAt("HEAD", cwd)
    expect(features).toMatchObject([
      { file: "features/operations/c.feature", title: "Caching" },
      { file: "features/å.feature", title: "Öppna", rules: [{ id: "A-1" }] },
    ])
    expect(problems).toEqual([
      expect.stringMatching(
        /^features\/broken\.feature of this version is left out, because the parser refuses it: \(5:5\): expected: .*\.$/,
      ),
    ])
  })

  it("are unknown for a version that does not exist", () => {
    expect(() => featuresAt("v9", repository(["Begin", "README.md", "Hello"]))).toThrow(
      "fatal: Not a valid object name v9",
    )
  })
})
