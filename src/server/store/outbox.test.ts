/** @jest-environment node */
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { contactRequestWith } from "../../testing/contact-requests.ts"
import { temporaryFolder } from "../../testing/folders.ts"
import { describeEachStore } from "../../testing/optional-tests.ts"
import { newEnvironments, removeStores } from "../../testing/store-environments.ts"
import { KeyConflict, type StoredContactRequest } from "./contact-requests.ts"
import { openStores } from "./open.ts"
import { type Delivery, deliveryKinds, type NewKind } from "./outbox.ts"
import { openPostgres } from "./postgres.ts"
import { openSqlite } from "./sqlite.ts"
import type { Stores } from "./stores.ts"

afterAll(removeStores, 60_000)

const now = new Date("2026-11-21T10:00:00.000Z")
const later = (ms: number) => new Date(now.getTime() + ms)
const minute = 60_000

describeEachStore("deliveries", newEnvironments, (name) => {
  const opened: Stores[] = []
  let environment: Readonly<Record<string, string>>
  let stores: Stores

  const open = (kinds: readonly NewKind[] = deliveryKinds): Stores => {
    const one = openStores(environment, () => kinds)
    opened.push(one)
    return one
  }
  const add = async (fields: Partial<StoredContactRequest> = {}) => {
    const request = contactRequestWith(fields)
    await stores.store.add(request)
    return request
  }
  const lease = (moment = now, count = 10) => stores.outbox.lease(moment, minute, deliveryKinds, count)
  const kindsOf = (deliveries: readonly Delivery[]) => deliveries.map(({ kind }) => kind).sort()
  const query = async (statement: string) => {
    const { DATABASE_URL, LEADS_FILE = "" } = environment
    const database = DATABASE_URL ? openPostgres(DATABASE_URL) : openSqlite(LEADS_FILE)
    try {
      return await database.query(statement)
    } finally {
      await database.close()
    }
  }

  beforeEach(async () => {
    environment = (await newEnvironments[name]?.()) ?? {}
    stores = open()
  })
  afterEach(async () => {
    for (const { store } of opened.splice(0)) await store.close()
  })

  test("a request is stored with what is to be delivered of it, once however often it is sent", async () => {
    const request = contactRequestWith()
    expect(await stores.store.add(request)).toBe(true)
    expect(await stores.store.add(request)).toBe(false)
    expect(await stores.store.add({ ...request, id: "d4a5b0de-0000-4000-8000-000000000000" })).toBe(false)
    const leased = await lease()
    expect(kindsOf(leased)).toEqual(["agent", "crm", "receipt"])
    expect(leased.map((delivery) => delivery.request)).toEqual([request, request, request])
    expect(new Set(leased.map(({ id }) => id)).size).toBe(3)
  })

  test("a sign-up that is taken back is delivered once more to its agent and the CRM, and not to the sender", async () => {
    const signUp = contactRequestWith({ topic: "sign-up", home: "kvistgatan-12", viewing: "2026-12-02T17:30:00+01:00" })
    await stores.store.add(signUp)
    await lease()
    for (const day of ["21", "22"]) await stores.store.withdraw(signUp, new Date(`2026-11-${day}T10:00:00Z`))
    const leased = await stores.outbox.lease(now, minute, ["agent-withdrawal", "crm-withdrawal"], 10)
    expect(kindsOf(leased)).toEqual(["agent-withdrawal", "crm-withdrawal"])
    expect(leased.map(({ request, since }) => [request?.withdrawn, since])).toEqual(
      Array(2).fill(["2026-11-21T10:00:00.000Z", "2026-11-21T10:00:00.000Z"]),
    )
    expect((await stores.outbox.deliveriesOf(signUp.id)).map(({ kind }) => kind)).not.toContain("receipt-withdrawal")
  })

  describe("a correction of a sign-up", () => {
    const viewing = "2026-12-02T17:30:00+01:00"
    const withdrawals = ["agent-withdrawal", "crm-withdrawal"] as const
    const addSignUp = (fields: Partial<StoredContactRequest> = {}) =>
      add({ topic: "sign-up", home: "kvistgatan-12", viewing, ...fields })

    test("that names another home takes the first back, which its agent and the CRM are told once", async () => {
      const first = await addSignUp()
      const moved = await addSignUp({
        home: "oksakatu-3-a-5",
        corrects: first.id,
        received: "2026-11-21T10:05:00.000Z",
      })
      await stores.store.add(moved)
      const leased = await stores.outbox.lease(later(10 * minute), minute, withdrawals, 10)
      expect(kindsOf(leased)).toEqual(withdrawals)
      expect(leased.map(({ request }) => [request?.id, request?.home, request?.withdrawn])).toEqual(
        Array(2).fill([first.id, "kvistgatan-12", moved.received]),
      )
      expect(await stores.store.signUps("kvistgatan-12")).toEqual([])
      expect(await stores.store.signUps("oksakatu-3-a-5")).toEqual([moved])
    })

    test("that asks about another home instead takes the first back too", async () => {
      const first = await addSignUp()
      await add({ topic: "home", home: "oksakatu-3-a-5", corrects: first.id })
      expect(kindsOf(await stores.outbox.lease(now, minute, withdrawals, 10))).toEqual(withdrawals)
      expect(await stores.store.signUps("kvistgatan-12")).toEqual([])
    })

    test("that names another viewing of the same home replaces the first, of which the correction tells", async () => {
      const first = await addSignUp()
      const second = await addSignUp({ viewing: "2026-11-24T18:15:00+01:00", corrects: first.id })
      expect(await stores.store.signUps("kvistgatan-12")).toEqual([second])
      expect(await stores.outbox.lease(now, minute, withdrawals, 10)).toEqual([])
    })

    test("that is not stored takes nothing back", async () => {
      const first = await addSignUp()
      const known = await add()
      const wrong = contactRequestWith({ key: known.key, name: "Another", corrects: first.id })
      await expect(stores.store.add(wrong)).rejects.toThrow(KeyConflict)
      expect(await stores.store.signUps("kvistgatan-12")).toEqual([first])
      expect(await stores.outbox.lease(now, minute, withdrawals, 10)).toEqual([])
    })
  })

  test("a request that cannot be stored with its deliveries is not stored at all", async () => {
    await add()
    await query("alter table delivery rename column since to another")
    const request = contactRequestWith()
    await expect(stores.store.add(request)).rejects.toThrow()
    await query("alter table delivery rename column another to since")
    expect(await stores.store.find(request.id)).toBeUndefined()
    expect(await stores.store.add(request)).toBe(true)
  })

  test("without a receiver, nothing is to be delivered", async () => {
    stores = open([])
    await add()
    expect(await lease()).toEqual([])
    expect(await stores.outbox.counts()).toEqual({ waiting: 0, failed: 0 })
  })

  test("nobody else may attempt a leased delivery until its lease ends", async () => {
    stores = open(["agent"])
    await add()
    const [first] = await lease()
    expect(first).toMatchObject({ attempts: 1, due: later(minute).toISOString() })
    expect(await lease(later(minute - 1))).toEqual([])
    const [second] = await lease(later(minute))
    expect(second).toMatchObject({ id: first?.id, attempts: 2 })
    // The first process comes back late and changes nothing.
    if (first) await stores.outbox.markDelivered(first, later(minute))
    expect(await stores.outbox.counts()).toEqual({ waiting: 1, failed: 0 })
    if (second) await stores.outbox.markDelivered(second, later(minute))
    expect(await stores.outbox.counts()).toEqual({ waiting: 0, failed: 0 })
  })

  test("processes that lease at the same time share the deliveries", async () => {
    for (let index = 0; index < 20; index += 1) await add({ email: `asa${index}@example.com` })
    const all = [stores, open(), open(), open()]
    const leased = (await Promise.all(all.map(({ outbox }) => outbox.lease(now, minute, deliveryKinds, 60)))).flat()
    expect(leased).toHaveLength(60)
    expect(new Set(leased.map(({ id }) => id)).size).toBe(60)
  })

  test("only the kinds that are asked for are leased", async () => {
    await add()
    expect(kindsOf(await stores.outbox.lease(now, minute, ["agent", "receipt"], 10))).toEqual(["agent", "receipt"])
    expect(kindsOf(await lease())).toEqual(["crm"])
  })

  test("the oldest are leased first, and no more than asked for", async () => {
    stores = open(["agent"])
    for (const second of [3, 1, 2]) await add({ received: `2026-11-21T09:00:0${second}.000Z` })
    const received = (await lease(now, 2)).map(({ request }) => request?.received.slice(17, 19))
    expect(received.sort()).toEqual(["01", "02"])
  })

  test("what is postponed is due at its time, with the reason of its failure", async () => {
    stores = open(["agent"])
    const { id } = await add()
    const [first] = await lease()
    if (first) await stores.outbox.postpone(first, later(10 * minute), "the mail server: it answered 451")
    expect(await lease(later(10 * minute - 1))).toEqual([])
    expect(await stores.outbox.deliveriesOf(id)).toEqual([
      expect.objectContaining({ state: "waiting", attempts: 1, reason: "the mail server: it answered 451" }),
    ])
    expect(await lease(later(10 * minute))).toHaveLength(1)
  })

  test("what has failed is set aside until somebody lets it be tried again, from the start", async () => {
    stores = open(["agent", "crm"])
    const [one, other] = [await add(), await add()]
    for (const delivery of await lease()) await stores.outbox.markFailed(delivery, now, "the CRM answered 404")
    expect(await lease(later(100 * minute))).toEqual([])
    expect(await stores.outbox.counts()).toEqual({ waiting: 0, failed: 4 })
    expect(
      (await stores.outbox.failed()).map(({ request, reason, attempts }) => [request?.id, reason, attempts]),
    ).toEqual(expect.arrayContaining([[one?.id, "the CRM answered 404", 1]]))
    const moment = later(200 * minute)
    expect(await stores.outbox.retryFailed(moment, one?.id)).toBe(2)
    const again = await lease(moment)
    expect(again.map(({ request }) => request?.id)).toEqual([one?.id, one?.id])
    expect(again[0]).toMatchObject({ attempts: 1, since: moment.toISOString() })
    expect(await stores.outbox.retryFailed(moment)).toBe(2)
    expect(await stores.outbox.deliveriesOf(other?.id ?? "")).toHaveLength(2)
  })

  test("states tell what is new, delivered, failed and answered", async () => {
    const [fresh, delivered, failed, answered] = [await add(), await add(), await add(), await add()]
    for (const delivery of await lease(now, 20)) {
      if (delivery.request?.id === delivered?.id) await stores.outbox.markDelivered(delivery, now)
      if (delivery.request?.id === failed?.id && delivery.kind === "crm")
        await stores.outbox.markFailed(delivery, now, "the CRM answered 404")
    }
    expect(await stores.store.markAnswered(answered?.id ?? "", now)).toBe(true)
    expect(await stores.store.markAnswered("nobody", now)).toBe(false)
    stores = open([])
    const untold = await add()
    const states = await stores.store.states()
    expect([fresh, delivered, failed, answered, untold].map((request) => states.get(request?.id ?? ""))).toEqual([
      "new",
      "delivered",
      "failed",
      "answered",
      "new",
    ])
  })

  test("a deleted or expired request takes its deliveries along, also leased and failed ones", async () => {
    await add({ email: "asa@example.com" })
    await add({ email: "other@example.com", received: "2025-01-01T00:00:00.000Z" })
    const [first, ...rest] = await lease()
    for (const delivery of rest.slice(0, 2)) await stores.outbox.markFailed(delivery, now, "the CRM answered 404")
    expect(await stores.store.deleteByPerson("asa@example.com")).toEqual({ count: 1 })
    expect(await stores.store.deleteBefore("2026-01-01T00:00:00.000Z")).toEqual({ count: 1 })
    expect(await query("select id from delivery")).toEqual([])
    if (first) await stores.outbox.postpone(first, now, "late")
    expect(await lease(later(10 * minute))).toEqual([])
  })

  test("a delivery whose request is gone is dropped instead of attempted", async () => {
    const request = await add()
    await query(`delete from contact_request where id = '${request.id}'`)
    expect(await stores.outbox.counts()).toEqual({ waiting: 0, failed: 0 })
    expect(await lease()).toEqual([])
    expect(await query("select id from delivery")).toEqual([])
  })
})

test("a file of an earlier version gets the table of deliveries, and keeps its requests", async () => {
  const file = join(temporaryFolder(), "leads.sqlite")
  const earlier = openStores({ LEADS_FILE: file })
  const request = contactRequestWith()
  await earlier.store.add(request)
  await earlier.store.close()
  const database = new DatabaseSync(file)
  database.exec("drop table delivery; alter table contact_request drop column answered")
  database.close()
  const { store, outbox } = openStores({ LEADS_FILE: file }, () => ["agent"])
  expect(await store.find(request.id)).toEqual(request)
  expect(await outbox.counts()).toEqual({ waiting: 0, failed: 0 })
  await store.add(contactRequestWith())
  expect(await outbox.counts()).toEqual({ waiting: 1, failed: 0 })
  await store.close()
})
