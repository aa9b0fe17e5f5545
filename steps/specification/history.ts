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

/** Number of latest commits to compare with; of earlier ones, the last of a day is enough. */
const latestCommits = 10
const mostDays = 10

const versionsIn = (output: Buffer): Version[] =>
  output
    .toString()
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [name = "", commit = "", date = "", title = ""] = line.split("\0")
      return { name, commit, date, title }
    })

const dayOf = ({ date }: Version): string => date.slice(0, 10)

/** Chooses the latest commits, and of each earlier day the last one. */
const chosenOf = (commits: readonly Version[]): Version[] => {
  const rest = commits.slice(latestCommits)
  const days = [...Map.groupBy(rest, dayOf).values()].flatMap(([last]) => last ?? [])
  return [...commits.slice(0, latestCommits), ...days.slice(0, mostDays)]
}

const commitFormat = "--format=%h%x00%H%x00%cI%x00%s"

/**
 * Returns the version that a tag or commit names.
 * @throws Error if there is no such tag or commit
 */
export const versionOf = (ref: string, cwd = "."): Version => {
  try {
    const [version] = versionsIn(git(["log", "-1", commitFormat, "--end-of-options", ref, "--"], { cwd }))
    if (version) return { ...version, name: ref }
  } catch {}
  throw new Error(`git knows no tag or commit "${ref}": name one of git tag or git log.`)
}

const peeled = "%(if)%(*objectname)%(then)%(*objectname)%(else)%(objectname)%(end)"
const tagFormat = `%(refname:short)%00${peeled}%00%(creatordate:iso-strict)%00%(contents:subject)`

/** Lists every tag, the latest commits that changed the features, and the last one of each earlier day. */
export const versions = (cwd = "."): History => {
  try {
    if (git(["rev-parse", "--is-shallow-repository"], { cwd }).toString().trim() === "true")
      return { versions: [], problem: "This is a shallow clone, without its history: run git fetch --unshallow." }
    const tags = versionsIn(git(["for-each-ref", `--format=${tagFormat}`, "refs/tags"], { cwd }))
    const commits = chosenOf(versionsIn(git(["log", "--no-merges", commitFormat, "--", "features/*.feature"], { cwd })))
    const tagged = new Set(tags.map(({ commit }) => commit))
    const all = [...tags, ...commits.filter(({ commit }) => !tagged.has(commit))]
    if (all.length === 0) return { versions: [], problem: "Git has no version of the features." }
    return { versions: all.toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date)) }
  } catch (error) {
    return { versions: [], problem: `The history cannot be read (${(error as Error).message}).` }
  }
}
