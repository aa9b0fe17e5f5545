import { watch } from "node:fs/promises"
import type { Envelope } from "@cucumber/messages"
import type { Source } from "../specification/features.ts"
import { featureSources } from "../specification/features.ts"
import { type Page, pages } from "../specification/owners-index.ts"
import { featureProblems, summaryOf } from "./features.ts"

type DryRun = (sources: readonly Source[]) => Envelope[]

type Spec = { readonly sources: readonly Source[]; readonly pages: readonly Page[] }

const spec = (): Spec => ({ sources: featureSources(), pages: pages() })

/**
 * Answers each change of a text with what is wrong.
 * An editor causes several events as it saves a file, so an event without a changed text has no answer.
 */
export async function* answersTo(
  events: AsyncIterable<unknown>,
  read: () => Spec,
  dryRun: DryRun,
): AsyncGenerator<string, void> {
  let last = JSON.stringify(read())
  for await (const _ of events) {
    const start = performance.now()
    const current = read()
    const text = JSON.stringify(current)
    if (text === last) continue
    last = text
    const envelopes = dryRun(current.sources)
    const problems = featureProblems(envelopes, current.pages)
    yield [...problems, summaryOf(envelopes, problems, performance.now() - start)].join("\n")
  }
}

const watchFeatures = async (dryRun: DryRun): Promise<void> => {
  for await (const answer of answersTo(watch("features", { recursive: true }), spec, dryRun)) console.log(`\n${answer}`)
}

const watchSteps = async (): Promise<void> => {
  for await (const { filename } of watch("steps", { recursive: true }))
    if (filename?.endsWith(".ts")) console.log(`\nsteps/${filename} has changed: press Ctrl+C and start again`)
}

export const watchSpec = async (dryRun: DryRun): Promise<void> => {
  console.log("Watching features. Save a file to check it, and press Ctrl+C to end.")
  await Promise.all([watchFeatures(dryRun), watchSteps()])
}
