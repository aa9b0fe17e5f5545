import { git } from "./git.ts"

/** A state of the specification in git. */
export type Version = {
  /** Tag, or short commit. */
  readonly name: string
  readonly commit: string
  /** ISO 8601. */
  readonly date: string
  /** First line of the message of the tag or commit. */
  readonly title: string
}

/** Versions of the specification, newest first. */
export type History = {
  readonly versions: readonly Version[]
  /** Sentence that says why there are no versions. */
  readonly problem?: string
}

const mostCommits = 20

const versionsIn = (output: Buffer): Version[] =>
  output
    .toString()
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [name = "", commit = "", date = "", title = ""] = line.split("\0")
      return { name, commit, date, title }
    })

const peeled = "%(if)%(*objectname)%(then)%(*objectname)%(else)%(objectname)%(end)"
const tagFormat = `%(refname:short)%00${peeled}%00%(creatordate:iso-strict)%00%(contents:subject)`

/** Lists every tag, and the latest commits that changed the features. */
export const versions = (cwd = "."): History => {
  try {
    if (git(["rev-parse", "--is-shallow-repository"], { cwd }).toString().trim() === "true")
      return { versions: [], problem: "This is a shallow clone, without its history: run git fetch --unshallow." }
    const tags = versionsIn(git(["for-each-ref", `--format=${tagFormat}`, "refs/tags"], { cwd }))
    const commits = versionsIn(
      git(["log", `-${mostCommits}`, "--format=%h%x00%H%x00%cI%x00%s", "--", "features/*.feature"], { cwd }),
    )
    const tagged = new Set(tags.map(({ commit }) => commit))
    const all = [...tags, ...commits.filter(({ commit }) => !tagged.has(commit))]
    if (all.length === 0) return { versions: [], problem: "Git has no version of the features." }
    return { versions: all.toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date)) }
  } catch (error) {
    return { versions: [], problem: `The history cannot be read (${(error as Error).message}).` }
  }
}
