import { mkdirSync, writeFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { command } from "../build/output.ts"
import { PlainError } from "../domain/plain-error.ts"
import { hasCluster } from "../testing/postgres-cluster.ts"
import { soakPages } from "../testing/soak/pages.ts"
import { pageFailuresOf, pageLinesOf } from "../testing/soak/pages-report.ts"
import { failuresOf, tableOf } from "../testing/soak/report.ts"
import { type Plan, type Sabotage, type Store, sabotages, soak, stores } from "../testing/soak/run.ts"
import { hasProgram } from "../tools/optional-programs.ts"

const usage = `npm run soak -- [--minutes 10] [--clients 50] [--only ${stores.join("|")}|pages] [--sabotage ${sabotages.slice(1).join("|")}]`

const optionsFrom = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: {
        minutes: { type: "string", default: "10" },
        clients: { type: "string", default: "50" },
        only: { type: "string", default: "all" },
        sabotage: { type: "string", default: "none" },
      },
    }).values
  } catch (error) {
    throw new PlainError(`${(error as Error).message}\n${usage}`)
  }
}

const planFrom = (
  args: readonly string[],
): Plan & { readonly chosen: readonly Store[]; readonly hasPages: boolean } => {
  const { minutes, clients, only, sabotage } = optionsFrom(args)
  const wrong = (option: string) => new PlainError(`${option} is not right.\n${usage}`)
  if (!(Number(minutes) > 0 && Number(minutes) <= 1440)) throw wrong(`--minutes "${minutes}"`)
  if (!(Number.isInteger(Number(clients)) && Number(clients) > 0)) throw wrong(`--clients "${clients}"`)
  if (!sabotages.includes(sabotage as Sabotage)) throw wrong(`--sabotage "${sabotage}"`)
  const chosen = stores.filter((one) => only === "all" || only === one)
  const hasPages = sabotage === "none" && (only === "all" || only === "pages")
  if (chosen.length === 0 && !hasPages) throw wrong(`--only "${only}"`)
  return { minutes: Number(minutes), clients: Number(clients), sabotage: sabotage as Sabotage, chosen, hasPages }
}

const isInstalled: Readonly<Record<Store, () => boolean>> = {
  sqlite: () => true,
  postgres: () => hasProgram("initdb"),
  cluster: hasCluster,
}

/** Minutes that visitors need at least to meet each fault. */
const leastPageMinutes = 0.5

/** Soaks contact requests and pages under faults, and fails if one is lost, duplicated or unanswered. */
await command(async () => {
  // Runs the exit listeners, which stop the child processes.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1))
  const { chosen, hasPages, ...plan } = planFrom(process.argv.slice(2))
  const installed = chosen.filter((store) => isInstalled[store]())
  const pageMinutes = Math.max(leastPageMinutes, plan.minutes)
  for (const store of installed)
    console.log(`${plan.clients} clients send for ${plan.minutes} minutes, kept in ${store} …`)
  if (hasPages) console.log(`${plan.clients} visitors for ${pageMinutes} minutes, one fault after the other …`)
  // Beside each other, because each waits most of the time, and shares nothing with the others.
  const [outcomes, pages] = await Promise.all([
    Promise.all(installed.map((store) => soak(store, plan))),
    hasPages ? soakPages({ ...plan, minutes: pageMinutes }) : undefined,
  ])
  const failures = [...outcomes.flatMap(failuresOf), ...(pages ? pageFailuresOf(pages) : [])]
  const parts = [...(outcomes.length > 0 ? [tableOf(outcomes)] : []), ...(pages ? [pageLinesOf(pages)] : [])]
  mkdirSync("reports", { recursive: true })
  const result =
    failures.join("\n") || "Each acknowledged request is stored exactly once and delivered, and each page was answered."
  writeFileSync(
    "reports/soak.md",
    `# The sites under load and loss\n\n${new Date().toISOString()}, ${plan.clients} clients, sabotage: ${plan.sabotage}\n\n${parts.join("\n\n")}\n\n${result}\n`,
  )
  console.log(`\n${parts.join("\n\n")}\n\n${result}`)
  process.exitCode = failures.length === 0 ? 0 : 1
})
