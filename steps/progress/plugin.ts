import type { Plugin } from "@cucumber/cucumber/api"
import { scenarioCount } from "./scenario-count.ts"

/**
 * Logs progress at most every fifteen seconds, and every failed scenario, so that a long run's log shows how far it is.
 */
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
