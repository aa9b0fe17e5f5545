import { type ISupportCodeLibrary, loadConfiguration, loadSupport } from "@cucumber/cucumber/api"
import type { Envelope } from "@cucumber/messages"
import { featureSources } from "../specification/features.ts"
import { dryRunner, type Steps } from "./dry-run.ts"

/** Loads the step definitions, which takes seconds. */
export const loadSteps = async (): Promise<ISupportCodeLibrary & Steps> => {
  const { runConfiguration } = await loadConfiguration({ file: "cucumber.json" })
  return (await loadSupport(runConfiguration)) as ISupportCodeLibrary & Steps
}

/** Finds the step definitions of all features, without a browser. */
export const dryRun = async (): Promise<Envelope[]> => dryRunner(await loadSteps())(featureSources())
