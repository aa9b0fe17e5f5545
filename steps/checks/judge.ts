import { Writable } from "node:stream"
import { type ISupportCodeLibrary, loadConfiguration, runCucumber } from "@cucumber/cucumber/api"
import type { Envelope } from "@cucumber/messages"
import { type FreshResult, resultsIn } from "../results/from-messages.ts"
import { examplesOf, featureOf, type Source } from "../specification/features.ts"
import type { Rule } from "../specification/specification.ts"

/** An example, and where it is, such as "features/finding_a_home.feature:40". */
export type Placed = { readonly key: string; readonly title: string; readonly place: string }

/** Returns the rules of a feature, none if it cannot be read. */
const rulesOf = (source: Source): readonly Rule[] => {
  try {
    return featureOf(source).rules
  } catch {
    return []
  }
}

export const placedExamples = (sources: readonly Source[]): Placed[] =>
  sources.flatMap((source) =>
    rulesOf(source)
      .flatMap(examplesOf)
      .map(({ key, title, line }) => ({ key, title, place: `${source.file}:${line}` })),
  )

/** Runs examples on the sites in SITE_SE and so on, one after the other, with step definitions that are loaded. */
export const judge = async (support: ISupportCodeLibrary, examples: readonly Placed[]): Promise<FreshResult[]> => {
  const { runConfiguration } = await loadConfiguration({ file: "cucumber.json" })
  const envelopes: Envelope[] = []
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  await runCucumber(
    {
      ...runConfiguration,
      sources: { ...runConfiguration.sources, paths: examples.map(({ place }) => place) },
      support,
      runtime: { ...runConfiguration.runtime, worldParameters: { screenshots: false } },
    },
    { stdout: silent, stderr: silent },
    (envelope) => envelopes.push(envelope),
  )
  return resultsIn(envelopes)
}

/** Such as "✓ A home is found by its street (0.4 s on HTML alone)", with what failed below. */
export const judgementOf = ({ title, place }: Placed, result: FreshResult | undefined): string => {
  if (!result) return `? ${title} (${place}) was not run`
  const seconds = `${(result.durationMs / 1000).toFixed(1)} s${result.driver === "HTML" ? " on HTML alone" : ""}`
  if (!result.failure) return `✓ ${title} (${seconds})`
  const { step, message } = result.failure
  return [`✗ ${title} (${place}, ${seconds})`, ...[step, ...message.split("\n")].map((line) => `  ${line}`)].join("\n")
}
