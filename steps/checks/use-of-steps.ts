import type { Envelope } from "@cucumber/messages"
import { nearestSentences } from "../dictionary/nearest.ts"
import { type MatchedStep, matchedSteps } from "../dictionary/steps.ts"

const onEachLineOnce = (steps: readonly MatchedStep[]): MatchedStep[] => [
  ...new Map(steps.map((step) => [`${step.file}:${step.line}: ${step.step.text}`, step])).values(),
]

const unknownProblems = (unknown: readonly MatchedStep[], steps: readonly MatchedStep[]): string[] => {
  const nearestTo = nearestSentences(steps)
  return unknown.map(({ file, line, step: { text } }) => {
    const nearest = nearestTo(text).map((sentence) => `\n  ${sentence}`)
    const advice = nearest.length > 0 ? ` The nearest known sentences are:${nearest.join("")}` : ""
    return `${file}:${line}: "${text}" is an unknown sentence.${advice}`
  })
}

/** Finds steps that no sentence or two sentences match, and sentences that no scenario uses. */
export const stepProblems = (envelopes: readonly Envelope[]): string[] => {
  const steps = matchedSteps(envelopes)
  const definitions = envelopes.flatMap(({ stepDefinition }) => stepDefinition ?? [])
  const patterns = new Map(definitions.map(({ id, pattern }) => [id, `"${pattern.source}"`]))
  const unknown = onEachLineOnce(steps.filter(({ definitionIds }) => definitionIds.length === 0))
  const ambiguous = onEachLineOnce(steps.filter(({ definitionIds }) => definitionIds.length > 1))
  const problems = [
    ...(unknown.length > 0 ? unknownProblems(unknown, steps) : []),
    ...ambiguous.map(
      ({ file, line, step: { text }, definitionIds }) =>
        `${file}:${line}: "${text}" can mean ${definitionIds.map((id) => patterns.get(id)).join(" or ")}: a developer must rename one`,
    ),
  ]
  // A sentence can seem unused only because a scenario misspells it.
  if (problems.length > 0) return problems
  const used = new Set(steps.flatMap(({ definitionIds }) => definitionIds))
  return definitions
    .filter(({ id }) => !used.has(id))
    .map(
      ({ pattern, sourceReference: { uri, location } }) =>
        `${uri}:${location?.line}: no scenario uses the sentence "${pattern.source}": delete it`,
    )
}
