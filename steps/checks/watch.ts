import { watch } from "node:fs/promises"
import type { Envelope } from "@cucumber/messages"
import type { Source } from "../specification/features.ts"
import { featureSources } from "../specification/features.ts"
import { type Page, pages } from "../specification/owners-index.ts"
import { featureProblems, summaryOf } from "./features.ts"
import { type Placed, placedExamples } from "./judge.ts"

type DryRun = (sources: readonly Source[]) => Envelope[]

type Spec = { readonly sources: readonly Source[]; readonly pages: readonly Page[] }

/** Runs examples, and says what came of each. */
type Judge = (examples: readonly Placed[]) => Promise<readonly string[]>

/** Most examples that a save is judged by; a change of a background changes them all. */
const most = 20

const spec = (): Spec => ({ sources: featureSources(), pages: pages() })

/**
 * Answers each change of a text with what is wrong, or else with what became of the examples that it has changed.
 * An editor causes several events as it saves a file, so an event without a changed text has no answer.
 */
export async function* answersTo(
  events: AsyncIterable<unknown>,
  read: () => Spec,
  dryRun: DryRun,
  judge: Judge = async () => [],
): AsyncGenerator<string, void> {
  const first = read()
  let last = JSON.stringify(first)
  // It forgets none, because an editor may empty a file for a moment as it saves it.
  const known = new Set(placedExamples(first.sources).map(({ key }) => key))
  for await (const _ of events) {
    const start = performance.now()
    const current = read()
    const text = JSON.stringify(current)
    if (text === last) continue
    last = text
    const envelopes = dryRun(current.sources)
    const problems = featureProblems(envelopes, current.pages)
    yield [...problems, summaryOf(envelopes, problems, performance.now() - start)].join("\n")
    // An index that is not up to date keeps no example from running; a sentence that is no step does.
    if (envelopes.some(({ parseError }) => parseError) || problems.some((problem) => /unknown sentence/.test(problem)))
      continue
    const changed = placedExamples(current.sources).filter(({ key }) => !known.has(key))
    for (const { key } of changed) known.add(key)
    if (changed.length === 0) continue
    const judgements = await judge(changed.slice(0, most))
    yield [...judgements, ...(changed.length > most ? [`and ${changed.length - most} more, not run`] : [])].join("\n")
  }
}

const watchFeatures = async (dryRun: DryRun, judge: Judge): Promise<void> => {
  const events = watch("features", { recursive: true })
  for await (const answer of answersTo(events, spec, dryRun, judge)) console.log(`\n${answer}`)
}

const watchSteps = async (): Promise<void> => {
  for await (const { filename } of watch("steps", { recursive: true }))
    if (filename?.endsWith(".ts")) console.log(`\nsteps/${filename} has changed: press Ctrl+C and start again`)
}

export const watchSpec = async (dryRun: DryRun, judge: Judge): Promise<void> => {
  console.log("Watching features. Save a file to check it and to try its changed examples, and press Ctrl+C to end.")
  await Promise.all([watchFeatures(dryRun, judge), watchSteps()])
}
