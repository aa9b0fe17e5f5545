import type { Plugin } from "@cucumber/cucumber/api"
import { scenarioCount } from "./scenario-count.ts"

/** Prints a line at most every fifteen seconds, and one for each scenario that fails: a log shows how far a long run has come. */
const plugin: Plugin = {
  type: "plugin",
  coordinator: ({ operation, on, environment }) => {
    if (operation !== "runCucumber") return
    const lineAfter = scenarioCount()
    on("message", (envelope) => {
      const line = lineAfter(envelope, Date.now())
      if (line) environment.stderr.write(`${line}\n`)
    })
  },
}

export default plugin
