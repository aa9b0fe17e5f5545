import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { openContactRequests } from "../../server/store/open.ts"
import { servingProgram } from "../commands.ts"
import { obeyingPermissions } from "../permissions.ts"
import { type Account, accountOf } from "./account.ts"
import { newSoakRecord, sendAll } from "./clients.ts"
import { faults } from "./faults.ts"
import { median, residentMb, serveMemory } from "./measures.ts"
import { publishSite } from "./pages-site.ts"
import { neverRead, newVisitCounts, ownWords, type VisitCounts, visitAll } from "./visitors.ts"

export type PagesOutcome = Account &
  VisitCounts & {
    readonly seconds: number
    /** How often each fault was caused, and how often it had an effect. */
    readonly faults: ReadonlyMap<string, { readonly times: number; readonly effects: number }>
    /** Whether the original process still runs. */
    readonly isUp: boolean
    /** Megabytes in the second fifth of the run, in the last fifth and at most; 0 on systems other than Linux. */
    readonly memoryMb: { readonly early: number; readonly late: number; readonly most: number }
    readonly logLines: number
    readonly loggedWords: number
  }

const memoryOf = (pid: number): number => {
  try {
    // A process that has just ended has no such line.
    return residentMb(pid) || 0
  } catch {
    return 0
  }
}

const shareOf = (values: readonly number[], from: number, to: number): number =>
  median(values.slice(Math.floor(values.length * from), Math.ceil(values.length * to))) ?? 0

/** Sets a small page cache, which together with few open files lets the run exhaust both. */
const environment = (storeFile: string): NodeJS.ProcessEnv => ({
  ...serveMemory.environment,
  NODE_OPTIONS: serveMemory.flags.join(" "),
  PORT: "0",
  TRUST_PROXY: "1",
  CONTACT_RATE_LIMIT: "1000000",
  PAGE_CACHE_MB: "4",
  LEADS_FILE: storeFile,
})
const fewFiles = ["sh", "-c", 'ulimit -n 400; exec "$@"', "sh"]

/** Milliseconds of a fault, and of the pause before the next. */
const durationMs = 2000
const pauseMs = 2000

/** Serves a site to visitors under one fault after another, and checks all responses and stored requests. */
export const soakPages = async ({ minutes, clients }: { minutes: number; clients: number }): Promise<PagesOutcome> => {
  const folder = mkdtempSync(join(tmpdir(), "kvistbo-soak-"))
  const storeFile = join(folder, "data/leads.sqlite")
  publishSite(folder, 0)
  const server = servingProgram(folder, ["se"], environment(storeFile), [...obeyingPermissions, ...fewFiles])
  const { child, output } = server
  try {
    const address = await server.address
    const started = Date.now()
    const end = started + minutes * 60_000
    const isOver = () => Date.now() >= end || child.exitCode !== null
    let [isStrained, during] = [false, "before any fault"]
    const strain = (is: boolean) => {
      isStrained = is
    }
    const pid = child.pid ?? 0
    const target = { folder, address, pid, storeFile, strain }
    const [visitCounts, record] = [newVisitCounts(), newSoakRecord()]
    const senders = Math.ceil(clients / 5)
    const visiting = [
      sendAll([address], { clients: senders, end: () => end, hasNewKeys: false }, record),
      neverRead(Number(new URL(address).port), isOver),
      ...Array.from({ length: clients - senders }, (_, client) =>
        visitAll(address, client, { isOver, isStrained: () => isStrained, during: () => during }, visitCounts),
      ),
    ]
    const memorySamples: number[] = []
    const measuring = setInterval(() => memorySamples.push(memoryOf(pid)), 500)
    const faultCounts = new Map<string, { times: number; effects: number }>()
    while (!isOver())
      for (const [name, fault] of faults()) {
        if (isOver()) break
        const { times, effects } = faultCounts.get(name) ?? { times: 0, effects: 0 }
        during = name
        const hadEffect = await fault(target, durationMs)
        faultCounts.set(name, { times: times + 1, effects: effects + (hadEffect ? 1 : 0) })
        during = `after: ${name}`
        await wait(pauseMs)
      }
    await Promise.all(visiting)
    clearInterval(measuring)
    const isUp = child.exitCode === null && child.signalCode === null
    if (isUp) await server.stop()
    const contactStore = openContactRequests({ LEADS_FILE: storeFile })
    const account = await accountOf(record.sent, contactStore.all()).finally(() => contactStore.close())
    const lines = `${output.out}${output.error}`.split("\n").filter(Boolean)
    return {
      ...account,
      ...visitCounts,
      seconds: (Date.now() - started) / 1000,
      faults: faultCounts,
      isUp,
      memoryMb: {
        early: shareOf(memorySamples, 0.2, 0.4),
        late: shareOf(memorySamples, 0.8, 1),
        most: Math.max(0, ...memorySamples),
      },
      logLines: lines.length,
      loggedWords: lines.filter((line) => line.includes(ownWords)).length,
    }
  } catch (error) {
    console.error(output.error)
    throw error
  } finally {
    await server.stop("SIGKILL")
    rmSync(folder, { recursive: true, force: true })
  }
}
