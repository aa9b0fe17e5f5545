import { createHash } from "node:crypto"
import { existsSync, globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { type SourceFile, sourceFiles } from "../checks/imports.ts"

/** Finds the elements that features name; it imports nearly all screens, which most scenarios do not use. */
export const elements = "steps/screens/elements.ts"

/** Returns the files that some files import to run, directly or not, and those files themselves. */
export const closureOf = (
  sources: readonly SourceFile[],
  from: readonly string[],
  except: readonly string[] = [],
): string[] => {
  const importsOf = new Map(sources.map(({ path, imports }) => [path, imports]))
  const found = new Set(from)
  // A set that grows while it is read is read to its new end.
  for (const file of found)
    for (const { path, isType } of importsOf.get(file) ?? []) if (!isType && !except.includes(path)) found.add(path)
  return [...found].sort()
}

/** Code by what needs it: every scenario needs the first two. */
export const codeOfEveryScenario = ["code of the steps' support", "code of the server"] as const

const supportFiles = (): string[] => [...globSync("steps/support/**/*.ts"), "cucumber.json", "package-lock.json"]
const serverFiles = ["src/server/http/serve.ts", "src/server/http/deployment.ts"]

export const codeName = (file: string): string => `code of ${file}`

/** Names of all code that a scenario may need. */
export const codeNames = (): string[] => [
  ...codeOfEveryScenario,
  ...[...globSync("steps/*.steps.ts"), elements].map(codeName),
]

/** Computes stamps of code by name, such as "code of steps/search.steps.ts", which cover what it imports. */
export const codeStamps = (
  sources: readonly SourceFile[] = sourceFiles(),
  folder = ".",
): ((name: string) => string) => {
  const stamps = new Map<string, string>()
  const filesOf = (name: string): string[] => {
    if (name === codeOfEveryScenario[0]) return closureOf(sources, supportFiles(), [elements])
    if (name === codeOfEveryScenario[1]) return closureOf(sources, serverFiles)
    return closureOf(sources, [name.replace("code of ", "")])
  }
  return (name) => {
    const known = stamps.get(name)
    if (known !== undefined) return known
    const hash = createHash("sha1")
    for (const file of filesOf(name).filter((path) => existsSync(join(folder, path))))
      hash.update(file).update(readFileSync(join(folder, file)))
    const stamp = hash.digest("base64url").slice(0, 12)
    stamps.set(name, stamp)
    return stamp
  }
}
