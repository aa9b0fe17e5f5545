/** @jest-environment node */
import { randomUUID } from "node:crypto"
import { join } from "node:path"
import { temporaryFolder } from "../../testing/folders.ts"
import { describeEachStore } from "../../testing/optional-tests.ts"
import { type Databases, testDatabases } from "../../testing/postgres-server.ts"
import { openStores } from "./open.ts"
import { alertKinds } from "./outbox.ts"
import type { Stores } from "./stores.ts"

let databases: Databases | undefined
afterAll(() => databases?.remove(), 60_000)

const newEnvironments: Readonly<Record<string, () => Promise<Readonly<Record<string, string>>>>> = {
  SQLite: async () => ({ LEADS_FILE: join(temporaryFolder(), "leads.sqlite") }),
  PostgreSQL: async () => {
    databases ??= await testDatabases()
    return { DATABASE_URL: await databases.newDatabase() }
  },
}

const now = new Date("2026-11-21T10:00:00.000Z")
const minute = 60_000

describeEachStore("alerts", newEnvironments, (name) => {
  let environment: Readonly<Record<string, string>>
  const opened: Stores[] = []
  let stores: Stores
  const open = () => {
    const one = openStores(environment)
    opened.push(one)
    return one
  }
  const add = async (fields: Partial<Parameters<Stores["alerts"]["add"]>[0]> = {}) => {
    const alert = {
      id: randomUUID(),
      market: "se" as const,
      language: "sv" as const,
      email: "asa@example.com",
      query: "rooms=2",
      requested: now.toISOString(),
      ...fields,
    }
    await stores.alerts.add(alert)
    return alert.id
  }
  const lease = (moment = now) => stores.outbox.lease(moment, minute, alertKinds, 20)
  const confirmed = async (told = {}) => {
    const id = await add()
    await stores.alerts.confirm(id, told, now)
    for (const message of await lease()) await stores.outbox.markDelivered(message, now)
    return id
  }

  beforeEach(async () => {
    environment = (await newEnvironments[name]?.()) ?? {}
    stores = open()
  })
  afterEach(async () => {
    for (const { store } of opened.splice(0)) await store.close()
  })

  test("an alert is stored once, with the message that asks to confirm it", async () => {
    const id = await add()
    await add({ email: "ASA@example.com" })
    const leased = await lease()
    expect(leased.map(({ kind, alert, request }) => [kind, alert?.id, request])).toEqual([
      ["alert-confirmation", id, undefined],
    ])
    expect(await stores.alerts.find(id)).toMatchObject({ confirmed: null, told: {}, telling: null })
    expect(await stores.outbox.counts()).toEqual({ waiting: 1, failed: 0 })
  })

  test("an address has five unconfirmed alerts at most", async () => {
    for (let rooms = 1; rooms <= 7; rooms++)
      await add({ query: `rooms=${rooms}`, requested: `2026-11-${20 + Math.ceil(rooms / 3)}T10:00:00.000Z` })
    expect(await stores.alerts.findByPerson("Asa@example.com")).toHaveLength(5)
  })

  test("of two servers, one tells the news of a day", async () => {
    const id = await confirmed({ a: 1 })
    const other = open()
    expect(await stores.alerts.due("se", "2026-11-21")).toEqual([expect.objectContaining({ id, known: { a: 1 } })])
    const told = await Promise.all(
      [stores, other].map(({ alerts }) => alerts.tell(id, { a: 1 }, { a: 2 }, "2026-11-21", now)),
    )
    expect(told.toSorted()).toEqual([false, true])
    expect((await stores.outbox.deliveriesOf(id)).map(({ kind, state }) => [kind, state])).toEqual([
      ["alert-confirmation", "delivered"],
      ["alert-news", "waiting"],
    ])
  })

  test("an alert is due the next day, unless its message still waits, and knows what was delivered", async () => {
    const id = await confirmed({ a: 1 })
    await stores.alerts.tell(id, { a: 1 }, { a: 2 }, "2026-11-21", now)
    expect(await stores.alerts.due("se", "2026-11-22")).toEqual([])
    const [message] = await lease()
    if (message) await stores.outbox.markDelivered(message, now)
    expect(await stores.alerts.due("se", "2026-11-21")).toEqual([])
    expect(await stores.alerts.due("fi", "2026-11-22")).toEqual([])
    expect(await stores.alerts.due("se", "2026-11-22")).toEqual([expect.objectContaining({ known: { a: 2 } })])
    await stores.alerts.tell(id, { a: 2 }, { a: 3 }, "2026-11-22", now)
    const [next] = await lease(new Date(now.getTime() + minute))
    expect(next?.id).not.toBe(message?.id)
    if (next) await stores.outbox.markFailed(next, now, "the mail server: it answered 550")
    expect(await stores.alerts.due("se", "2026-11-23")).toEqual([expect.objectContaining({ known: { a: 2 } })])
    expect(await stores.outbox.counts()).toEqual({ waiting: 0, failed: 0 })
  })

  test("an alert is deleted and counted when its mailbox has refused three messages in a row", async () => {
    const id = await confirmed({ a: 0 })
    const tell = async (day: number, outcome: "markRefused" | "markDelivered") => {
      const moment = new Date(now.getTime() + day * 1440 * minute)
      expect(await stores.alerts.due("se", `day ${day}`)).toHaveLength(1)
      await stores.alerts.tell(id, { a: 0 }, { a: day }, `day ${day}`, moment)
      const [message] = await lease(moment)
      if (!message) throw new Error("nothing was leased")
      if (outcome === "markRefused") await stores.outbox.markRefused(message, moment, "it does not take this address")
      else await stores.outbox.markDelivered(message, moment)
    }
    await tell(1, "markRefused")
    await tell(2, "markRefused")
    await tell(3, "markDelivered")
    await tell(4, "markRefused")
    await tell(5, "markRefused")
    expect(await stores.alerts.find(id)).toMatchObject({ refusals: 2 })
    expect(await stores.mailboxes.totals()).toMatchObject({ endedAlerts: 0 })
    await tell(6, "markRefused")
    expect(await stores.alerts.find(id)).toBeUndefined()
    expect(await stores.outbox.deliveriesOf(id)).toEqual([])
    expect(await stores.outbox.counts()).toEqual({ waiting: 0, failed: 0 })
    expect(await stores.mailboxes.totals()).toEqual({ overLimit: 0, unwanted: 0, endedAlerts: 1 })
  })

  test("an alert that ends takes its messages along", async () => {
    const id = await add()
    expect(await stores.alerts.end(id)).toBe(true)
    expect(await stores.alerts.end(id)).toBe(false)
    expect(await lease()).toEqual([])
    expect(await stores.outbox.deliveriesOf(id)).toEqual([])
  })

  test("what is too old or was not confirmed in time is deleted, and nothing else", async () => {
    const [old, unconfirmed, kept] = [
      await add({ query: "rooms=1", requested: "2025-11-20T10:00:00.000Z" }),
      await add({ query: "rooms=2", requested: "2026-11-18T10:00:00.000Z" }),
      await add({ query: "rooms=3", requested: "2026-11-18T10:00:00.000Z" }),
    ]
    for (const id of [old, kept]) await stores.alerts.confirm(id, {}, now)
    expect((await stores.alerts.deleteBefore("2025-11-21T10:00:00Z", "2026-11-19T10:00:00Z")).count).toBe(2)
    expect((await stores.alerts.findByPerson("asa@example.com")).map(({ id }) => id)).toEqual([kept])
    expect(await stores.alerts.find(unconfirmed)).toBeUndefined()
  })

  test("all of a person's alerts are deleted, in any letter case", async () => {
    await add()
    await add({ query: "rooms=3" })
    await add({ email: "bo@example.com" })
    expect((await stores.alerts.deleteByPerson("ASA@EXAMPLE.COM")).count).toBe(2)
    expect(await stores.alerts.findByPerson("bo@example.com")).toHaveLength(1)
  })
})
