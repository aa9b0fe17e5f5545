import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Envelope } from "@cucumber/messages"
import { runProgram } from "../../src/testing/tools/program.ts"
import { type Site, siteVariable } from "../../src/testing/tools/sites.ts"
import { forgetStored } from "../support/contact-requests.ts"
import { type Verdict, verdictOf } from "./verdict.ts"

export type Addresses = Readonly<Record<Site, string>>

/** Milliseconds: enough for an element that exists, and short because most mutants fail by one that never appears. */
const expectTimeoutMs = "3000"
const timeoutMs = 240_000

const messagesIn = (file: string): Envelope[] =>
  existsSync(file)
    ? readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => JSON.parse(line) as Envelope)
    : []

const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    () => true,
    () => false,
  )

type TrialOptions = { readonly named: string | undefined; readonly options: readonly string[] }

const runScenarios = async (
  rules: readonly string[],
  addresses: Addresses,
  { named, options }: TrialOptions,
): Promise<Verdict> => {
  const folder = mkdtempSync(join(tmpdir(), "strength-"))
  const messages = join(folder, "messages.ndjson")
  try {
    const { code, all } = await runProgram(
      process.execPath,
      [
        "node_modules/@cucumber/cucumber/bin/cucumber.js",
        ...["--profile", "strength", "--tags", rules.map((rule) => `@${rule}`).join(" or ")],
        ...["--format", `message:${messages}`, ...(named ? ["--name", named] : []), ...options],
      ],
      {
        env: {
          EXPECT_TIMEOUT_MS: expectTimeoutMs,
          ...Object.fromEntries(
            Object.entries(addresses).map(([site, address]) => [siteVariable(site as Site), address]),
          ),
        },
        timeoutMs,
        hasGroup: true,
      },
    )
    const isSiteDown = (await Promise.all(Object.values(addresses).map(answers))).includes(false)
    if (isSiteDown) return { outcome: "broken", reason: "a site does not answer any more" }
    return verdictOf(messagesIn(messages), code, all)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Rules whose scenarios count stored requests, which all sites store in one database. */
const counting = /^(LEAD|CONTACT)-/

let turn: Promise<unknown> = Promise.resolve()

/**
 * Runs the scenarios of rules without writing the reports of `npm run acceptance`; rules that count stored requests run
 * one at a time, each with an empty store.
 */
export const trial = (rules: readonly string[], addresses: Addresses, options: TrialOptions): Promise<Verdict> => {
  if (!rules.some((rule) => counting.test(rule))) return runScenarios(rules, addresses, options)
  const next = turn.then(() => {
    forgetStored()
    return runScenarios(rules, addresses, options)
  })
  turn = next.catch(() => {})
  return next
}
