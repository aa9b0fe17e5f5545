import { existsSync, globSync, readFileSync } from "node:fs"
import { PlainError } from "../../domain/plain-error.ts"
import { runProgram } from "../../testing/tools/program.ts"
import type { Reader } from "./plan.ts"

const again = "use npm test -- --changed, or npm test -- --changed=<commit or tag>."

/**
 * Reads the options of `npm test`.
 * @returns the revision to compare with, or undefined to run everything
 * @throws PlainError if there is another option
 */
export const revisionIn = (options: readonly string[]): string | undefined => {
  const [option] = options
  if (option === undefined) return undefined
  const [, revision] = /^--changed(?:=(.+))?$/.exec(option) ? [option, option.split("=")[1] ?? "HEAD"] : []
  if (revision === undefined || options.length > 1)
    throw new PlainError(`"${options.join(" ")}" is no option: ${again}`)
  return revision
}

const git = async (...options: readonly string[]): Promise<string[] | undefined> => {
  const { code, out } = await runProgram("git", options)
  return code === 0 ? out.split("\n").filter(Boolean) : undefined
}

/**
 * Returns the files that differ from a revision, and those that git does not know yet.
 * @throws PlainError if there is no such revision
 */
export const changedFiles = async (revision: string): Promise<string[]> => {
  const commit = await git("rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`)
  const changed = commit && (await git("diff", "--name-only", "--no-renames", "--relative", commit.join(), "--"))
  const untracked = await git("ls-files", "--others", "--exclude-standard")
  if (!changed || !untracked) throw new PlainError(`git knows no commit or tag "${revision}": ${again}`)
  return [...new Set([...changed, ...untracked])].sort()
}

/** Returns the code that reads files or names a folder of them, which Jest cannot relate to the files. */
export const fileReaders = (): Reader[] =>
  globSync("{src,steps,perf}/**/*.{ts,tsx}")
    .filter((path) => existsSync(path))
    .map((path) => ({ path, text: readFileSync(path, "utf8") }))
    .filter(({ text }) => /["']node:(?:fs|child_process)|["'`]src\/content/.test(text))
