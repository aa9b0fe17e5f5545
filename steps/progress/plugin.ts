import { writeFileSync } from "node:fs"
import type { Plugin } from "@cucumber/cucumber/api"
import type { FailedScenarios, Failure } from "../../src/tools/failed-scenarios.ts"
import { scenarioCount } from "./scenario-count.ts"
import { progressWriter } from "./writer.ts"

/** Shows how far a run is, and each failed scenario at once; lists them in the file FAILED_SCENARIOS, for a second try. */
const plugin: Plugin = {
  type: "plugin",
  coordinator: ({ operation, on, environment }) => {
    if (operation !== "runCucumber") return
    const progressAfter = scenarioCount()
    const { show, end } = progressWriter(environment.stderr as NodeJS.WriteStream, Date.now())
    const failures: Failure[] = []
    let count = 0
    on("message", (envelope) => {
      const progress = progressAfter(envelope, Date.now())
      if (progress) show(progress, Date.now())
      if (progress) count += 1
      if (progress?.failure) failures.push(progress.failure)
      if (envelope.testRunFinished) end()
    })
    return () => {
      const file = environment.env?.FAILED_SCENARIOS
      if (file) writeFileSync(file, JSON.stringify({ count, failures } satisfies FailedScenarios))
    }
  },
}

export default plugin
