import { readFileSync } from "node:fs"
import { extname } from "node:path"
import { type Loader, type TransformFailure, transformSync } from "esbuild"
import type { Mutant, SourceChange } from "../strength/mutant.ts"
import { nameOf, sourceChangesOf } from "../strength/mutant.ts"
import { changedText } from "../strength/switches/switch-text.ts"

const text = (file: string): string => {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return ""
  }
}

/** More of a rule repeat each other, and each costs seconds of every run. */
const mostMutants = 2

/** Share of the mutants that may quote text, which a rename or a refactoring breaks. */
const mostText = 0.1

const quotesText = (mutant: Mutant): boolean => sourceChangesOf(mutant).every((change) => !("name" in change))

/** What esbuild takes the sources for, by the endings of their names. */
const loaders: Readonly<Record<string, Loader>> = {
  ".ts": "ts",
  ".tsx": "tsx",
  ".js": "jsx",
  ".mjs": "js",
  ".cjs": "js",
}

const compileProblem = (file: string, text: string, changes: readonly SourceChange[]): string | undefined => {
  const loader = loaders[extname(file)]
  try {
    const changed = changedText(file, text, changes)
    if (loader) transformSync(changed, { loader, logLevel: "silent" })
    return undefined
  } catch (error) {
    return (error as Partial<TransformFailure>).errors?.[0]?.text ?? String(error)
  }
}

/** One source that does not compile stops the build of all mutants. */
const changeProblems = (changes: readonly SourceChange[], readFile: (file: string) => string): string[] => {
  const missing = changes.flatMap(({ file, ...change }) => {
    if ("name" in change) return []
    const places = readFile(file).split(change.replace).length - 1
    return places === 1 ? [] : [`"${change.replace}" is ${places} times in ${file}, not once`]
  })
  if (missing.length > 0) return missing
  return [...Map.groupBy(changes, ({ file }) => file)].flatMap(([file, ofFile]) => {
    const problem = compileProblem(file, readFile(file), ofFile)
    return problem === undefined ? [] : [`${file} does not compile with it: ${problem}`]
  })
}

/**
 * Finds rules with fewer than two mutants, and mutants without a rule, with the name of another, whose text is missing in
 * their source file exactly once, or with which that file does not compile.
 * @param rules ids of the rules in the index
 */
export const mutantProblems = (
  mutants: readonly Mutant[],
  rules: readonly string[],
  readFile: (file: string) => string = text,
): string[] => {
  const names = new Set<string>()
  return [
    ...rules.flatMap((id) => {
      const count = mutants.filter(({ rule }) => rule === id).length
      if (count >= 1 && count <= mostMutants) return []
      return [
        `${id} has ${count} mutants: a developer must plant 1 or ${mostMutants} faults, as steps/strength/README.md says`,
      ]
    }),
    ...mutants.flatMap((mutant) => {
      const name = nameOf(mutant)
      if (names.has(name)) return [`${name}: another mutant has this name`]
      names.add(name)
      if (!rules.includes(mutant.rule)) return [`${name}: there is no such rule`]
      return changeProblems(sourceChangesOf(mutant), readFile).map((problem) => `${name}: ${problem}`)
    }),
  ].map((problem) => `steps/strength/mutants: ${problem}`)
}

/** Whether more mutants quote text than may. */
export const textProblems = (mutants: readonly Mutant[]): string[] => {
  const { length } = mutants.filter(quotesText)
  if (length <= mutants.length * mostText) return []
  return [
    `steps/strength/mutants: ${length} of ${mutants.length} mutants quote text, and at most one in ten may: replace an export by its name`,
  ]
}

/**
 * Finds mutants that are limited to scenarios that their rule does not have.
 * @param titles of the examples of each rule
 */
export const limitProblems = (mutants: readonly Mutant[], titles: ReadonlyMap<string, readonly string[]>): string[] =>
  mutants.flatMap((mutant) => {
    const { rule, scenarios } = mutant
    // Cucumber takes the text as a regular expression.
    if (scenarios === undefined || titles.get(rule)?.some((title) => new RegExp(scenarios).test(title))) return []
    return [`steps/strength/mutants: ${nameOf(mutant)}: no scenario of the rule has "${scenarios}" in its title`]
  })
