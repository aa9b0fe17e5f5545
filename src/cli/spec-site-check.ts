import { serveSpecification } from "../server/http/serve.ts"
import { runProgram } from "../testing/tools/program.ts"
import { browserPath } from "./browser.ts"
import { command } from "./output.ts"
import { buildSpecSite } from "./spec-site-build.ts"

/** Builds the site of the specification and checks its links, its HTML, its accessibility and its search. */
await command(async () => {
  const browser = await browserPath()
  if (!(await buildSpecSite(browser))) {
    process.exitCode = 1
    return
  }
  const { server, address } = await serveSpecification(0)
  const { code } = await runProgram(process.execPath, ["steps/spec-site/check.ts"], {
    env: { CHROMIUM_PATH: browser, SPEC_SITE: address },
    inTerminal: true,
  })
  server.closeAllConnections()
  server.close()
  process.exitCode = code
})
