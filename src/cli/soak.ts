import { mkdirSync, writeFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { PlainError } from "../domain/plain-error.ts"
import { failuresOf, tableOf } from "../soak/report.ts"
import { type Outcome, type Plan, type Sabotage, type Store, sabotages, soak, stores } from "../soak/run.ts"
import { hasPostgres } from "../testing/postgres-server.ts"
import { command } from "./output.ts"

const usage = `npm run soak -- [--minutes 10] [--clients 50] [--store ${stores.join("|")}|both] [--sabotage ${sabotages.slice(1).join("|")}]`

const optionsFrom = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: {
        minutes: { type: "string", default: "10" },
        clients: { type: "string", default: "50" },
        store: { type: "string", default: "both" },
        sabotage: { type: "string", default: "none" },
      },
    }).values
  } catch (error) {
    throw new PlainError(`${(error as Error).message}\n${usage}`)
  }
}

const planFrom = (args: readonly string[]): Plan & { readonly chosen: readonly Store[] } => {
  const { minutes, clients, store, sabotage } = optionsFrom(args)
  const wrong = (option: string) => new PlainError(`${option} is not right.\n${usage}`)
  if (!(Number(minutes) > 0 && Number(minutes) <= 1440)) throw wrong(`--minutes "${minutes}"`)
  if (!(Number.isInteger(Number(clients)) && Number(clients) > 0)) throw wrong(`--clients "${clients}"`)
  if (!sabotages.includes(sabotage as Sabotage)) throw wrong(`--sabotage "${sabotage}"`)
  const chosen = stores.filter((one) => store === "both" || store === one)
  if (chosen.length === 0) throw wrong(`--store "${store}"`)
  return { minutes: Number(minutes), clients: Number(clients), sabotage: sabotage as Sabotage, chosen }
}

/** Sends contact requests while everything under them is killed, and fails where one of them is lost, doubled or made up. */
await command(async () => {
  // What was started is ended where we end.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1))
  const { chosen, ...plan } = planFrom(process.argv.slice(2))
  const outcomes: Outcome[] = []
  for (const store of chosen) {
    if (store === "postgres" && !hasPostgres()) continue
    console.log(`${plan.clients} clients send for ${plan.minutes} minutes, kept in ${store} …`)
    outcomes.push(await soak(store, plan))
  }
  const failures = outcomes.flatMap(failuresOf)
  const table = tableOf(outcomes)
  mkdirSync("reports", { recursive: true })
  const result = failures.join("\n") || "Each acknowledged request is stored exactly once, and nothing else."
  writeFileSync(
    "reports/soak.md",
    `# Contact requests under load and loss\n\n${new Date().toISOString()}, ${plan.clients} clients, sabotage: ${plan.sabotage}\n\n${table}\n\n${result}\n`,
  )
  console.log(`\n${table}\n\n${result}`)
  process.exitCode = failures.length === 0 ? 0 : 1
})
