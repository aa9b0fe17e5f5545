import { type Agency, agencies } from "../../spec/agencies.ts"
import { marketNames } from "../../spec/markets.ts"
import { isStale } from "../market-build/sources.ts"
import { changedFiles, fileReaders } from "./changed-files.ts"
import { planOf } from "./plan.ts"
import { type Step, type StepName, stepOf } from "./steps.ts"

const names = Object.keys(stepOf) as StepName[]

/** Most files that the output names. */
const limit = 10

/**
 * Returns the steps that the changes since a revision can affect, and says what they are and what is left out.
 * @throws PlainError if there is no such revision
 */
export const changedSteps = async (revision: string): Promise<Step[]> => {
  const files = await changedFiles(revision)
  const plan = planOf(names, files, fileReaders())
  const staleMarkets = (step: StepName, agency: Agency) =>
    plan.steps.includes(step) ? marketNames.filter((market) => isStale(market, agency)) : []
  const builds = { build: staleMarkets("build", agencies.editors), sample: staleMarkets("sample", agencies.sample) }
  const optionsOf: { readonly [name in StepName]?: readonly string[] } = {
    unit: plan.unit,
    acceptance: ["--plugin", "./steps/touched/changed-only.ts"],
  }
  console.log(`Changed since ${revision}: ${files.length} ${files.length === 1 ? "file" : "files"}`)
  for (const file of files.slice(0, limit)) console.log(`  ${file}`)
  if (files.length > limit) console.log(`  and ${files.length - limit} more`)
  const leftOut = names.filter((name) => !plan.steps.includes(name))
  if (leftOut.length > 0) console.log(`left out: ${leftOut.join(", ")}`)
  const related = plan.unit.filter((option) => !option.startsWith("--")).length
  if (plan.steps.includes("unit") && plan.unit.length > 0)
    console.log(`left out: unit tests that import none of ${related} files, which have changed or read changed files`)
  const upToDate = Object.entries(builds).flatMap(([step, stale]) =>
    marketNames
      .filter((market) => !stale.includes(market))
      .map((market) => (step === "sample" ? `the sample ${market}` : market)),
  )
  if (upToDate.length > 0)
    console.log(`left out: builds of ${upToDate.join(", ")}, whose sources are as they were built`)
  return plan.steps.flatMap((name) =>
    name === "build" || name === "sample"
      ? builds[name].map((market) => stepOf[name]([market]))
      : [stepOf[name](optionsOf[name] ?? [])],
  )
}
