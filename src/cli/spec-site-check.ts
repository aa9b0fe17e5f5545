import { cpSync } from "node:fs"
import { command } from "../build/output.ts"
import { serveSpecification } from "../server/http/serve.ts"
import { runProgram } from "../tools/program.ts"
import { browserPath } from "./browser.ts"
import { buildSpecSite } from "./spec-site-build.ts"

const checks = ["steps/spec-site/check.ts", "perf/specification.ts"]

/**
 * Builds the site of the specification, keeps a copy of it in `reports/spec`, and checks its links, HTML, accessibility,
 * search and Lighthouse scores.
 */
await command(async () => {
  const browser = await browserPath({ window: true })
  if (!(await buildSpecSite(browser))) {
    process.exitCode = 1
    return
  }
  cpSync("dist/spec", "reports/spec", { recursive: true })
  const { server, address } = await serveSpecification(0)
  const env = { CHROMIUM_PATH: browser, SPEC_SITE: address }
  for (const check of checks) {
    const { code } = await runProgram(process.execPath, [check], { env, inTerminal: true })
    if (code !== 0) process.exitCode = 1
  }
  server.closeAllConnections()
  server.close()
})
