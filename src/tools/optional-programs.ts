import { existsSync, readdirSync } from "node:fs"
import { delimiter, join } from "node:path"
import { foldersInPath, isExecutable } from "./executable.ts"

/** Programs that some tests start and a machine may lack, each with its package in Debian. */
const packages = {
  caddy: "caddy",
  exim4: "exim4-daemon-light",
  git: "git",
  initdb: "postgresql",
  nginx: "nginx-light",
  pgbouncer: "pgbouncer",
  "systemd-analyze": "systemd",
} as const
export type OptionalProgram = keyof typeof packages

/** Folders of Debian's and Homebrew's packages that are often not in PATH. */
const packagedFolders = (): string[] => [
  ...["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"].flatMap((parent) =>
    existsSync(parent)
      ? readdirSync(parent)
          .filter((name) => /^(postgresql@)?\d+$/.test(name))
          .map((name) => join(parent, name, "bin"))
      : [],
  ),
  "/usr/sbin",
  "/usr/local/sbin",
]

/** Folders in which optional programs are looked up: those of PATH, then those of PROGRAM_FOLDERS or of known packages. */
const folders = (): string[] => [
  ...foldersInPath,
  ...(process.env.PROGRAM_FOLDERS?.split(delimiter) ?? packagedFolders()),
]

const installedPath = (name: OptionalProgram): string | undefined =>
  folders()
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(isExecutable)

/** Returns the path of a program, which is its name where it is not installed. */
export const programPath = (name: OptionalProgram): string => installedPath(name) ?? name

/** Begins the lines that the summary of `npm test` repeats. */
export const leftOutPrefix = "left out: "

/**
 * Tells whether a program is installed, and prints what is left out if it is not.
 * @throws Error in CI, where no test may be left out
 */
export const hasProgram = (name: OptionalProgram): boolean => {
  if (installedPath(name)) return true
  const sentence = `tests that need ${name}: install it (Debian's package ${packages[name]}) to run them`
  if (process.env.CI) throw new Error(`In CI nothing may be left out, but these would be: ${sentence}.`)
  process.stderr.write(`${leftOutPrefix}${sentence}\n`)
  return false
}
