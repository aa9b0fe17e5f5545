import { readFileSync } from "node:fs"
import { extname } from "node:path"
import { type Loader, type TransformFailure, transformSync } from "esbuild"
import { type Mutant, nameOf } from "../strength/mutant.ts"
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

const quotesText = ({ replacement }: Mutant): boolean => "replace" in replacement

/** What esbuild takes the sources for, by the endings of their names. */
const loaders: Readonly<Record<string, Loader>> = {
  ".ts": "ts",
  ".tsx": "tsx",
  ".js": "jsx",
  ".mjs": "js",
  ".cjs": "js",
}

/** Why a fault cannot be planted; one file that does not compile stops the build of all. */
const plantingProblem = ({ file, replacement }: Mutant, readFile: (file: string) => string): string | undefined => {
  const loader = loaders[extname(file)]
  try {
    const changed = changedText(file, readFile(file), [replacement])
    if (loader) transformSync(changed, { loader, logLevel: "silent" })
    return undefined
  } catch (error) {
    const { errors } = error as Partial<TransformFailure>
    return errors?.[0] ? `${file} does not compile with it: ${errors[0].text}` : (error as Error).message
  }
}

/**
 * Finds rules without one or two mutants, and mutants without a rule, with the name of another, whose file has not their
 * name or text, or does not compile with them.
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
      const problem = plantingProblem(mutant, readFile)
      return problem === undefined ? [] : [`${name}: ${problem}`]
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
