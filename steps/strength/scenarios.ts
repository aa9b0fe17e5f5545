import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Envelope } from "@cucumber/messages"
import type { MarketName } from "../../src/spec/markets.ts"
import { forgetStored } from "../support/leads.ts"
import { finished } from "./program.ts"
import { type Verdict, verdictOf } from "./verdict.ts"

/** Where each site is, and its deployment that reports errors. */
export type Addresses = Readonly<Record<MarketName | `${MarketName}_reporting`, string>>

/** Long enough for a page that is there, and not a second more: most mutants die of something that does not come. */
const patience = "3000"
const limit = 240_000

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

type Tried = { readonly named: string | undefined; readonly options: readonly string[] }

const tried = async (rules: readonly string[], addresses: Addresses, { named, options }: Tried): Promise<Verdict> => {
  const folder = mkdtempSync(join(tmpdir(), "strength-"))
  const messages = join(folder, "messages.ndjson")
  try {
    const { code, output } = await finished(
      [
        "node_modules/@cucumber/cucumber/bin/cucumber.js",
        ...["--profile", "strength", "--tags", rules.map((rule) => `@${rule}`).join(" or ")],
        ...["--format", `message:${messages}`, ...(named ? ["--name", named] : []), ...options],
      ],
      {
        env: {
          PATIENCE: patience,
          ...Object.fromEntries(
            Object.entries(addresses).map(([site, address]) => [`SITE_${site.toUpperCase()}`, address]),
          ),
        },
      },
      limit,
    )
    const gone = (await Promise.all(Object.values(addresses).map(answers))).includes(false)
    if (gone) return { outcome: "broken", reason: "a site does not answer any more" }
    return verdictOf(messagesIn(messages), code, output)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Their scenarios count what is stored, and all sites store in one place. */
const counting = /^(LEAD|CONTACT)-/

let turn: Promise<unknown> = Promise.resolve()

/**
 * Tries the scenarios of rules against sites; those that count what is stored one after the other, each before anything is.
 * Reports of `npm run acceptance` stay as they are.
 */
export const trial = (rules: readonly string[], addresses: Addresses, options: Tried): Promise<Verdict> => {
  if (!rules.some((rule) => counting.test(rule))) return tried(rules, addresses, options)
  const next = turn.then(() => {
    forgetStored()
    return tried(rules, addresses, options)
  })
  turn = next.catch(() => {})
  return next
}
