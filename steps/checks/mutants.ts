import { readFileSync } from "node:fs"
import type { Mutant } from "../strength/mutant.ts"
import { nameOf } from "../strength/mutant.ts"

const text = (file: string): string => {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return ""
  }
}

/**
 * Finds rules without a mutant, mutants without a rule, and mutants whose text is missing from their source file.
 * @param rules ids of the rules in the index
 */
export const mutantProblems = (
  mutants: readonly Mutant[],
  rules: readonly string[],
  readFile: (file: string) => string = text,
): string[] => [
  ...rules
    .filter((id) => !mutants.some(({ rule }) => rule === id))
    .map((id) => `steps/strength/mutants: nothing breaks ${id}: add a mutant`),
  ...mutants.flatMap((mutant) => {
    if (!rules.includes(mutant.rule)) return [`steps/strength/mutants: ${nameOf(mutant)}: there is no such rule`]
    if (!("source" in mutant)) return []
    const { file, replace } = mutant.source
    const occurrences = readFile(file).split(replace).length - 1
    return occurrences > 0 ? [] : [`steps/strength/mutants: ${nameOf(mutant)}: "${replace}" does not stand in ${file}`]
  }),
]
