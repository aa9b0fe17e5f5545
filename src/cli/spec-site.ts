import { command } from "./output.ts"
import { buildSpecSite } from "./spec-site-build.ts"

/** Builds the site of the specification. */
await command(async () => {
  process.exitCode = (await buildSpecSite()) ? 0 : 1
})
