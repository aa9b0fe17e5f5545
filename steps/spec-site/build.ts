import "./tsx.ts"
import { dryRun } from "../dictionary/load.ts"
import { sentencesOf } from "../dictionary/sentences.ts"
import { readResults } from "../results/result.ts"
import { currentFeatures } from "../specification/features.ts"
import { ownersIndex } from "../specification/owners-index.ts"
import { faultsOf, readResults as readFaultResults } from "../strength/results-file.ts"
import { comparisonsWith } from "./comparisons.ts"
import { addressOn } from "./deployments.ts"
import { specOf } from "./spec.ts"

const { writeSite } = await import("./write.ts")

/** Returns the values of `--since`, tags or commits to compare the specification with. */
const since = process.argv
  .slice(2)
  .flatMap((option, place, all) => (option === "--since" ? (all[place + 1] ?? []) : []))

const started = Date.now()
try {
  const features = currentFeatures()
  const faultResults = readFaultResults()
  const sentences = sentencesOf(await dryRun())
  const spec = specOf(features, ownersIndex(), readResults(), (rule) => faultsOf(rule, faultResults), sentences)
  const comparisons = comparisonsWith(features, since)
  await writeSite(spec, { comparisons, openAt: addressOn, browser: process.env.CHROMIUM_PATH }, "dist/spec")
  console.log(`${spec.entries.length} rules are in dist/spec (${((Date.now() - started) / 1000).toFixed(1)} s)`)
} catch (error) {
  console.error(`The site of the specification cannot be built: ${(error as Error).message}`)
  process.exitCode = 1
}
