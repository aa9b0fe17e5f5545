import type { Plugin } from "@cucumber/cucumber/api"
import type { Envelope } from "@cucumber/messages"
import { currentFeatures, examplesOf } from "../specification/features.ts"
import { resultsIn } from "./from-messages.ts"
import { keepResults } from "./keep.ts"

/** Keeps the result and the pictures of each example that a run has tried, beside those of earlier runs. */
const plugin: Plugin = {
  type: "plugin",
  coordinator: ({ operation, on }) => {
    if (operation !== "runCucumber") return
    const envelopes: Envelope[] = []
    on("message", (envelope) => {
      envelopes.push(envelope)
    })
    return async () => {
      const current = currentFeatures().flatMap(({ rules }) => rules.flatMap(examplesOf))
      await keepResults(resultsIn(envelopes), new Set(current.map(({ key }) => key)))
    }
  },
}

export default plugin
