import type { Plugin } from "@cucumber/cucumber/api"
import { scenarioCount } from "./scenario-count.ts"
import { progressWriter } from "./writer.ts"

/** Shows how far a run is, and each failed scenario at once. */
const plugin: Plugin = {
  type: "plugin",
  coordinator: ({ operation, on, environment }) => {
    if (operation !== "runCucumber") return
    const progressAfter = scenarioCount()
    const { show, end } = progressWriter(environment.stderr as NodeJS.WriteStream, Date.now())
    on("message", (envelope) => {
      const progress = progressAfter(envelope, Date.now())
      if (progress) show(progress, Date.now())
      if (envelope.testRunFinished) end()
    })
  },
}

export default plugin
