import type { Envelope } from "@cucumber/messages"
import { type MatchedStep, matchedSteps } from "../dictionary/steps.ts"
import { isAddress } from "../support/addresses.ts"

const namingStep = "these addresses:"

/** Returns the names that each file gives to addresses at its top. */
const namesByFile = (steps: readonly MatchedStep[]): Map<string, ReadonlySet<string>> => {
  const naming = steps.filter(({ step }) => step.text === namingStep)
  return new Map(
    [...Map.groupBy(naming, ({ file }) => file)].map(([file, all]) => [
      file,
      new Set(
        all.flatMap(({ step }) =>
          (step.argument?.dataTable?.rows ?? []).slice(1).map(({ cells }) => cells[0]?.value ?? ""),
        ),
      ),
    ]),
  )
}

/** Matches a sentence, and captures what it says in the place of each `{address}`. */
const addressesIn = (pattern: string): RegExp => {
  const parts = pattern.split(/(\{\w+\}|\([^)]*\))/)
  const expressions = parts.map((part) => {
    if (part === "{address}") return '"([^"]*)"'
    if (part.startsWith("{")) return ".*?"
    return part.startsWith("(") ? `(?:${RegExp.escape(part.slice(1, -1))})?` : RegExp.escape(part)
  })
  return new RegExp(`^${expressions.join("")}$`)
}

/** Finds names at the top of a file that none of its scenarios says. */
const unusedNames = (namesOf: ReturnType<typeof namesByFile>, steps: readonly MatchedStep[]): string[] => {
  const said = Map.groupBy(
    steps.filter(({ step }) => step.text !== namingStep),
    ({ file }) => file,
  )
  return [...namesOf].flatMap(([file, names]) => {
    const text = JSON.stringify(said.get(file)?.map(({ step }) => [step.text, step.argument]) ?? [])
    return [...names]
      .filter((name) => !text.includes(JSON.stringify(name).slice(1, -1)))
      .map((name) => `${file}: no scenario says "${name}", which the top of the file gives an address: delete its row`)
  })
}

/**
 * Finds names that stand for an address in a sentence, and that the top of their file does not give to one; and names at
 * the top that nothing says.
 */
export const addressNameProblems = (envelopes: readonly Envelope[]): string[] => {
  const steps = matchedSteps(envelopes)
  const names = namesByFile(steps)
  const expressions = new Map(
    envelopes.flatMap(({ stepDefinition }) =>
      stepDefinition?.pattern.source.includes("{address}")
        ? [[stepDefinition.id, addressesIn(stepDefinition.pattern.source)] as const]
        : [],
    ),
  )
  const problems = steps.flatMap(({ file, line, step: { text }, definitionIds: [id = ""] }) =>
    (expressions.get(id)?.exec(text)?.slice(1) ?? [])
      .filter((name) => !isAddress(name) && !names.get(file)?.has(name))
      .map(
        (name) =>
          `${file}:${line}: no address is called "${name}": add a row with this name and its address below "${namingStep}" at the top of the file`,
      ),
  )
  return [...new Set([...problems, ...unusedNames(names, steps)])]
}
