import { globSync, readFileSync } from "node:fs"
import { type ISupportCodeLibrary, loadConfiguration, loadSupport } from "@cucumber/cucumber/api"
import type { Envelope } from "@cucumber/messages"
import type { Source } from "../specification/features.ts"
import { dryRunner, type Steps } from "./dry-run.ts"

/** Loads the step definitions, which takes seconds. */
export const loadSteps = async (): Promise<Steps> => {
  const { runConfiguration } = await loadConfiguration({ file: "cucumber.json" })
  return (await loadSupport(runConfiguration)) as ISupportCodeLibrary & Steps
}

export const featureSources = (): Source[] =>
  globSync("features/*.feature")
    .toSorted()
    .map((file) => ({ file, text: readFileSync(file, "utf8") }))

/** Finds the step definitions of all features, without a browser. */
export const dryRun = async (): Promise<Envelope[]> => dryRunner(await loadSteps())(featureSources())
