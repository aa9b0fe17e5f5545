import { Writable } from "node:stream"
import { loadConfiguration, loadSupport, runCucumber } from "@cucumber/cucumber/api"
import type { Envelope } from "@cucumber/messages"
import { type Site, siteVariable } from "../../src/testing/tools/sites.ts"
import type { Trial } from "./scenarios.ts"
import { type Verdict, verdictOf } from "./verdict.ts"

const { runConfiguration } = await loadConfiguration({ profiles: ["strength"] })
const support = await loadSupport(runConfiguration)

const run = async ({ rule, scenario, part, addresses }: Trial): Promise<Verdict> => {
  for (const [site, address] of Object.entries(addresses)) process.env[siteVariable(site as Site)] = address
  const envelopes: Envelope[] = []
  let output = ""
  const stream = new Writable({
    write(chunk, _, done) {
      output += chunk
      done()
    },
  })
  const name = scenario === undefined ? part : `^${RegExp.escape(scenario)}$`
  const { success } = await runCucumber(
    {
      ...runConfiguration,
      sources: { ...runConfiguration.sources, tagExpression: `@${rule}`, names: name === undefined ? [] : [name] },
      support,
    },
    { stdout: stream, stderr: stream },
    (envelope) => envelopes.push(envelope),
  )
  return verdictOf(envelopes, success, output)
}

process.on("message", async (trial: Trial) => process.send?.(await run(trial)))
