import { command } from "../build/output.ts"
import { browserPath } from "./browser.ts"
import { buildSpecSite } from "./spec-site-build.ts"

/** Builds the site of the specification; `--since TAG` compares it with a tag or commit. */
await command(async () => {
  process.exitCode = (await buildSpecSite(await browserPath(), process.argv.slice(2))) ? 0 : 1
})
