import { serveForScenarios } from "./scenario-sites.ts"

/** Serves the sites of a mutant whose fault is in the server, until SIGTERM, and prints the variables for its scenarios. */
const { variables, stop } = await serveForScenarios()
process.once("SIGTERM", () => void stop().then(() => process.exit()))
console.log(JSON.stringify(variables))
