import type { Plugin } from "@cucumber/cucumber/api"
import { exampleKeys } from "./examples.ts"
import { readRecord } from "./record.ts"
import { affectedExamples, summaryOf } from "./selection.ts"
import { currentStamps } from "./stamps.ts"

/** Leaves out the examples that passed and touched nothing that has changed since, and says so. */
const plugin: Plugin = {
  type: "plugin",
  coordinator: ({ operation, transform }) => {
    if (operation !== "runCucumber") return
    const keyAt = exampleKeys()
    const keys = [...keyAt.values()]
    const affected = affectedExamples(keys, readRecord(), currentStamps())
    for (const line of summaryOf(keys, affected)) console.log(line)
    if (affected.size === 0) {
      // Cucumber would load all steps and start browsers first.
      console.log("0 scenarios")
      process.exit(0)
    }
    transform("pickles:filter", (pickles) =>
      pickles.filter(({ pickle, location }) => affected.has(keyAt.get(`${pickle.uri}:${location.line}`) ?? "")),
    )
  },
}

export default plugin
