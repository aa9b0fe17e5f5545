import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { openStores } from "../../server/store/open.ts"
import type { Outbox } from "../../server/store/outbox.ts"
import { startCluster } from "../postgres-cluster.ts"
import { startPostgres } from "../postgres-server.ts"
import { type Account, accountOf } from "./account.ts"
import { newSoakRecord, type SoakRecord, sendAll } from "./clients.ts"
import { type DeliveryAccount, deliveryAccountOf } from "./deliveries.ts"
import { serverProcess } from "./process.ts"
import { startReceivers } from "./receivers.ts"

/** A cluster is three servers on a primary with a synchronous standby behind a pooler, as on several machines. */
export const stores = ["sqlite", "postgres", "cluster"] as const
export type Store = (typeof stores)[number]

/** Deliberate faults that the soak must detect. */
export const sabotages = ["none", "answer-first", "new-keys"] as const
export type Sabotage = (typeof sabotages)[number]

export type Plan = { readonly minutes: number; readonly clients: number; readonly sabotage: Sabotage }

export type Outcome = Account & {
  readonly store: Store
  readonly seconds: number
  readonly record: SoakRecord
  readonly kills: number
  readonly databaseStops: number
  readonly mailStops: number
  readonly deliveries: DeliveryAccount
}

type StoreEnvironment = {
  readonly environment: NodeJS.ProcessEnv
  /** Number of servers that share the store. */
  readonly servers: number
  /** Interrupts the database, and returns once it can be used again. */
  readonly breakDatabase?: () => Promise<void>
  readonly remove: () => Promise<void>
}

const outage = () => wait(500 + Math.random() * 2000)

const environments: Readonly<{ [store in Store]: () => Promise<StoreEnvironment> }> = {
  sqlite: async () => {
    const folder = mkdtempSync(join(tmpdir(), "kvistbo-soak-"))
    return {
      environment: { DATABASE_URL: "", LEADS_FILE: join(folder, "leads.sqlite") },
      servers: 1,
      remove: async () => rmSync(folder, { recursive: true, force: true }),
    }
  },
  postgres: async () => {
    const { newDatabase, stop, start, remove } = await startPostgres()
    return {
      environment: { DATABASE_URL: await newDatabase() },
      servers: 1,
      breakDatabase: async () => {
        await stop()
        await outage()
        await start()
      },
      remove,
    }
  },
  cluster: async () => {
    const { url, failOver, restartPooler, remove } = await startCluster()
    let hasStandby = true
    return {
      environment: { DATABASE_URL: url },
      servers: 3,
      breakDatabase: async () => {
        await (hasStandby ? failOver() : restartPooler())
        hasStandby = false
      },
      remove,
    }
  },
}

/** Milliseconds between two faults: short runs need several, and long runs need fewer. */
const pauseOf = (time: number): number => Math.min(20_000, Math.max(2000, time / 6))

/** Timeout (ms) for all deliveries after the last request. */
const emptyTimeoutMs = 180_000

/** Waits until nothing is left to deliver. @returns milliseconds, or undefined after the timeout */
const emptied = async (outbox: Pick<Outbox, "counts">): Promise<number | undefined> => {
  const started = Date.now()
  while (Date.now() - started < emptyTimeoutMs) {
    if ((await outbox.counts()).waiting === 0) return Date.now() - started
    await wait(500)
  }
  return undefined
}

/** Sends requests while the server is killed and the database stopped, then compares stored requests with sent ones. */
export const soak = async (store: Store, { minutes, clients, sabotage }: Plan): Promise<Outcome> => {
  const place = await environments[store]()
  const { breakDatabase } = place
  const receivers = await startReceivers()
  const environment = { ...place.environment, ...receivers.environment }
  const servers = await Promise.all(Array.from({ length: place.servers }, () => serverProcess(environment, sabotage)))
  const killAll = () => Promise.all(servers.map((server) => server.kill()))
  try {
    await Promise.all(servers.map((server) => server.start()))
    const record = newSoakRecord()
    const started = Date.now()
    const plannedEnd = started + minutes * 60_000
    const pause = pauseOf(plannedEnd - started)
    let lastNeededFault: number | undefined
    // On a slow machine, the run goes on until each fault has happened once.
    const end = () => Math.max(plannedEnd, lastNeededFault ?? Date.now() + pause)
    const addresses = servers.map(({ address }) => address)
    const sending = sendAll(addresses, { clients, end, hasNewKeys: sabotage === "new-keys" }, record)
    let kills = 0
    let databaseStops = 0
    const killServer = async () => {
      const server = servers[kills % servers.length]
      await server?.kill()
      kills += 1
      await wait(Math.random() * 1000)
      await server?.start()
    }
    const stopDatabase = async () => {
      await breakDatabase?.()
      databaseStops += 1
    }
    let mailStops = 0
    const stopMail = async () => {
      await receivers.stopMail()
      mailStops += 1
      await outage()
      await receivers.startMail()
    }
    const faults = breakDatabase
      ? [killServer, stopDatabase, stopMail, () => Promise.all([stopDatabase(), killServer(), stopMail()])]
      : [killServer, stopMail, () => Promise.all([killServer(), stopMail()])]
    for (let count = 0; lastNeededFault === undefined || Date.now() + pause < end(); count += 1) {
      await wait(pause * (0.75 + Math.random() / 2))
      await faults[count % faults.length]?.()
      if (count === faults.length - 1) lastNeededFault = Date.now()
    }
    await sending
    const seconds = (Date.now() - started) / 1000
    const { store: contactStore, outbox } = openStores(place.environment)
    try {
      const emptyAfterMs = await emptied(outbox)
      await killAll()
      const account = await accountOf(record.sent, contactStore.all())
      const deliveries = await deliveryAccountOf(contactStore.all(), receivers, emptyAfterMs)
      return { ...account, store, seconds, record, kills, databaseStops, mailStops, deliveries }
    } finally {
      await contactStore.close()
    }
  } finally {
    await killAll()
    await receivers.close()
    await place.remove()
  }
}
