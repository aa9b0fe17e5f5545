import type { Plugin } from "@cucumber/cucumber/api"

/** Fails a run whose options select no scenario, which Cucumber would call a success. */
const plugin: Plugin = {
  type: "plugin",
  coordinator: ({ operation, transform }) => {
    if (operation !== "runCucumber") return
    transform("pickles:filter", (pickles) => {
      if (pickles.length > 0) return pickles
      console.error("No scenario is selected: check the tags, names and lines after `--`.")
      process.exit(1)
    })
  },
}

export default plugin
