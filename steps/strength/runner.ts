import { Writable } from "node:stream"
import { loadConfiguration, loadSupport, runCucumber } from "@cucumber/cucumber/api"
import type { Envelope } from "@cucumber/messages"
import { type Site, siteVariable } from "../../src/tools/sites.ts"
import { currentFeatures } from "../specification/features.ts"
import { type Planted, shareBrowser } from "./browser.ts"
import type { Trial } from "./scenarios.ts"
import { type Verdict, verdictOf } from "./verdict.ts"

const planted: Planted = { fault: undefined, isReached: false }
shareBrowser(planted)

const { runConfiguration } = await loadConfiguration({ profiles: ["strength"] })
const support = await loadSupport(runConfiguration)

const fileOf = new Map(currentFeatures().flatMap(({ file, rules }) => rules.map(({ id }) => [id, file] as const)))

const verdictOn = async ({ rule, scenario, part }: Trial, failFast: boolean): Promise<Verdict> => {
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
      sources: {
        ...runConfiguration.sources,
        // Reading all features takes longer than many a scenario.
        paths: [fileOf.get(rule) ?? ""],
        tagExpression: `@${rule}`,
        names: name === undefined ? [] : [name],
      },
      runtime: { ...runConfiguration.runtime, failFast },
      support,
    },
    { stdout: stream, stderr: stream },
    (envelope) => envelopes.push(envelope),
  )
  return verdictOf(envelopes, success, output)
}

const { LEADS_FILE, RECEIVED_FOLDER } = process.env

const run = async (trial: Trial): Promise<Verdict> => {
  for (const [site, address] of Object.entries(trial.addresses)) process.env[siteVariable(site as Site)] = address
  Object.assign(process.env, { LEADS_FILE, RECEIVED_FOLDER, PLANTED_FAULT: "", FAULT_REACHED: "" }, trial.files)
  Object.assign(planted, { fault: trial.fault, isReached: false })
  const first = await verdictOn(trial, true)
  // A failed hook ends the run too, but only a failed step proves anything.
  const verdict = first.outcome === "broken" ? await verdictOn(trial, false) : first
  return { ...verdict, isReached: planted.isReached || process.env.FAULT_REACHED !== "" }
}

process.on("message", async (trial: Trial) => process.send?.(await run(trial)))
