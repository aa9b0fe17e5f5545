/** @jest-environment node */
import { randomUUID } from "node:crypto"
import { readFileSync } from "node:fs"
import { contactRequestWith } from "../../testing/contact-requests.ts"
import { describeEachStore } from "../../testing/optional-tests.ts"
import { newEnvironments, removeStores } from "../../testing/store-environments.ts"
import type { StoredContactRequest } from "./contact-requests.ts"
import { openStores } from "./open.ts"
import { alertKinds, deliveryKinds } from "./outbox.ts"
import type { Stores } from "./stores.ts"

afterAll(removeStores, 60_000)

const now = new Date("2026-11-21T10:00:00.000Z")
const tomorrow = new Date("2026-11-22T10:00:00.000Z")

describeEachStore("mailboxes", newEnvironments, (name) => {
  let environment: Readonly<Record<string, string>>
  const opened: Stores[] = []
  let stores: Stores
  const open = () => {
    const one = openStores(environment, ({ email }) => (email === null ? ["agent"] : ["agent", "receipt"]))
    opened.push(one)
    return one
  }
  const send = async (fields: Partial<StoredContactRequest> = {}, { store } = stores) => {
    const request = contactRequestWith(fields)
    await store.add(request)
    return request
  }
  let searches = 0
  const follow = async (email: string, moment = now, { alerts } = stores) => {
    const id = randomUUID()
    searches += 1
    const query = `rooms=${searches}`
    await alerts.add({ id, market: "se", language: "sv", email, query, street: null, requested: moment.toISOString() })
    return id
  }
  const waiting = async () =>
    (await stores.outbox.lease(tomorrow, 60_000, [...deliveryKinds, ...alertKinds], 500)).map(({ kind }) => kind).sort()
  const count = (kinds: readonly string[], wanted: string) => kinds.filter((kind) => kind === wanted).length
  const receiptOf = async ({ id }: StoredContactRequest) =>
    (await stores.outbox.deliveriesOf(id)).find(({ kind }) => kind === "receipt")

  beforeEach(async () => {
    environment = (await newEnvironments[name]?.()) ?? {}
    stores = open()
  })
  afterEach(async () => {
    for (const { store } of opened.splice(0)) await store.close()
  })

  test("a mailbox gets three messages a day, in any spelling, and the agency gets every request", async () => {
    for (const email of ["asa@example.com", "ASA@example.com", "asa+1@example.com", "Asa+2@example.com"])
      await send({ email })
    await follow("asa+3@example.com")
    await send({ email: "bo@example.com" })
    await send({ email: "asa@example.com", received: tomorrow.toISOString() })
    const kinds = await waiting()
    expect([count(kinds, "agent"), count(kinds, "receipt"), count(kinds, "alert-confirmation")]).toEqual([6, 5, 0])
    expect(await stores.mailboxes.totals()).toEqual({ overLimit: 2, unwanted: 0, endedAlerts: 0 })
  })

  test("an alert that nobody is asked to confirm is not stored, and can be asked for the next day", async () => {
    for (let times = 0; times < 3; times++) await send({ email: "asa@example.com" })
    const [today, later] = [await follow("asa@example.com"), await follow("asa@example.com", tomorrow)]
    expect((await stores.alerts.findByPerson("asa@example.com")).map(({ id }) => id)).toEqual([later])
    expect(await stores.outbox.deliveriesOf(today)).toEqual([])
  })

  test("a request that is sent again, and an alert that is asked for again, count once", async () => {
    const request = await send()
    for (let times = 0; times < 5; times++) await stores.store.add({ ...request, id: randomUUID() })
    const alert = {
      market: "se",
      language: "sv",
      email: "asa@example.com",
      query: "",
      street: null,
      requested: now.toISOString(),
    } as const
    for (let times = 0; times < 5; times++) await stores.alerts.add({ ...alert, id: randomUUID() })
    await send()
    const kinds = await waiting()
    expect([count(kinds, "receipt"), count(kinds, "alert-confirmation")]).toEqual([2, 1])
    expect(await stores.mailboxes.totals()).toMatchObject({ overLimit: 0 })
  })

  test("two servers that are sent forty requests at once send three receipts", async () => {
    const other = open()
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => [
        send({ email: `asa+${index}@example.com` }, index % 2 === 0 ? stores : other),
        ...(index % 4 === 0 ? [follow(`asa+a${index}@example.com`, now, index % 8 === 0 ? stores : other)] : []),
      ]).flat(),
    )
    const kinds = await waiting()
    expect(count(kinds, "agent")).toBe(40)
    expect(count(kinds, "receipt") + count(kinds, "alert-confirmation")).toBe(3)
    expect(await stores.mailboxes.totals()).toMatchObject({ overLimit: 47 })
  })

  test("whoever wants no messages gets none, and their alerts are gone at once; the agent hears of requests", async () => {
    const before = await send({ email: "asa+before@example.com" })
    const id = await follow("asa+alert@example.com")
    await follow("bo@example.com")
    await stores.mailboxes.block("Asa@example.com", now)
    expect(await stores.alerts.find(id)).toBeUndefined()
    await send({ email: "asa@example.com" })
    await follow("asa+new@example.com")
    const kinds = await waiting()
    expect([count(kinds, "agent"), count(kinds, "receipt"), count(kinds, "alert-confirmation")]).toEqual([2, 0, 1])
    expect(await receiptOf(before)).toBeUndefined()
    expect(await stores.alerts.findByPerson("asa+new@example.com")).toEqual([])
    expect(await stores.mailboxes.totals()).toEqual({ overLimit: 0, unwanted: 3, endedAlerts: 0 })
  })

  test("a mailbox stays blocked from the first time on, also the next day, until the agency lifts it", async () => {
    await stores.mailboxes.block("asa@example.com", now)
    await stores.mailboxes.block("asa+x@example.com", tomorrow)
    await stores.mailboxes.deleteOldCounts(new Date("2027-01-01T10:00:00.000Z"))
    expect(await stores.mailboxes.blockedSince("ASA+y@example.com")).toBe(now.toISOString())
    expect(await stores.mailboxes.blockedSince("bo@example.com")).toBeUndefined()
    expect(await stores.mailboxes.unblock("asa+z@example.com")).toBe(true)
    expect(await stores.mailboxes.unblock("asa@example.com")).toBe(false)
    await send({ email: "asa@example.com" })
    expect(count(await waiting(), "receipt")).toBe(1)
  })

  test("counts of today outlive those of other days", async () => {
    for (let times = 0; times < 3; times++) await send({ email: "asa@example.com" })
    await stores.mailboxes.deleteOldCounts(now)
    await send({ email: "asa@example.com" })
    await stores.mailboxes.deleteOldCounts(tomorrow)
    await send({ email: "asa@example.com" })
    expect(count(await waiting(), "receipt")).toBe(4)
  })

  test("the id of a receipt or of an alert leads to its mailbox, and no id that others know does", async () => {
    const request = await send({ email: "asa@example.com", market: "fi", language: "en" })
    const alert = await follow("bo@example.com")
    const all = await stores.outbox.deliveriesOf(request.id)
    const idOf = (kind: string) => all.find((delivery) => delivery.kind === kind)?.id ?? ""
    expect(await stores.mailboxes.recipientOf(idOf("receipt"))).toEqual({
      market: "fi",
      language: "en",
      email: "asa@example.com",
    })
    expect(await stores.mailboxes.recipientOf(alert)).toEqual({ market: "se", language: "sv", email: "bo@example.com" })
    for (const id of [request.id, idOf("agent"), randomUUID(), "", "\0"])
      expect(await stores.mailboxes.recipientOf(id)).toBeUndefined()
  })

  test("the store has no address of a blocked mailbox, once it is purged", async () => {
    const id = await follow("asa@example.com")
    await stores.mailboxes.block("asa@example.com", now)
    expect(await stores.alerts.find(id)).toBeUndefined()
    expect(await stores.store.purge()).toBeUndefined()
    const { LEADS_FILE } = environment
    for (const file of LEADS_FILE ? [LEADS_FILE, `${LEADS_FILE}-wal`] : [])
      expect(readFileSync(file).includes("asa@example.com")).toBe(false)
  })
})
