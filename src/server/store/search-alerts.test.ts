/** @jest-environment node */
import { randomUUID } from "node:crypto"
import { describeEachStore } from "../../testing/optional-tests.ts"
import { newEnvironments, removeStores } from "../../testing/store-environments.ts"
import type { News } from "./alert-rules.ts"
import { openStores } from "./open.ts"
import { alertKinds } from "./outbox.ts"
import type { Stores } from "./stores.ts"

afterAll(removeStores, 60_000)

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
      street: null,
      requested: now.toISOString(),
      ...fields,
    }
    await stores.alerts.add(alert)
    return alert.id
  }
  const lease = (moment = now) => stores.outbox.lease(moment, minute, alertKinds, 20)
  const later = (minutes: number) => new Date(now.getTime() + minutes * minute)
  const offer = (price: number, id = "a") => ({ id, formerIds: [], price, status: "forSale", viewings: "" })
  const news = (to: number) => ({ added: [], addedCount: 0, changed: [{ id: "a", from: 1, to }], changedCount: 1 })
  const tell = async (id: string, to: number, day: string, moment: Date) => {
    const [due] = await stores.alerts.due("se", day)
    return stores.alerts.tell(due ?? { id, query: "", knownUntil: "" }, news(to), day, moment)
  }
  const confirmed = async () => {
    const id = await add()
    await stores.alerts.confirm(id, now)
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
    expect(await stores.alerts.find(id)).toMatchObject({ confirmed: null, news: null })
    expect(await stores.outbox.counts()).toEqual({ waiting: 1, failed: 0 })
  })

  test("an address has five unconfirmed alerts at most", async () => {
    for (let rooms = 1; rooms <= 7; rooms++)
      await add({ query: `rooms=${rooms}`, requested: `2026-11-${20 + Math.ceil(rooms / 3)}T10:00:00.000Z` })
    expect(await stores.alerts.findByPerson("Asa@example.com")).toHaveLength(5)
  })

  test("an address is asked to confirm three alerts a day, and one of a search, however many are asked for at once", async () => {
    const servers = [stores, open()]
    const asked = Array.from({ length: 40 }, (_, index) => ({
      id: randomUUID(),
      market: "se" as const,
      language: "sv" as const,
      email: "asa@example.com",
      query: `rooms=${index % 20}`,
      street: null,
      requested: now.toISOString(),
    }))
    await Promise.all(asked.map((alert, index) => servers[index % 2]?.alerts.add(alert)))
    const stored = await stores.alerts.findByPerson("asa@example.com")
    expect(stored).toHaveLength(3)
    expect(new Set(stored.map(({ query }) => query)).size).toBe(3)
    await Promise.all(
      servers.flatMap(({ alerts }) =>
        asked
          .slice(0, 20)
          .map((alert) => alerts.add({ ...alert, email: "bo@example.com", query: "", id: randomUUID() })),
      ),
    )
    expect(await stores.alerts.findByPerson("bo@example.com")).toHaveLength(1)
    expect(await stores.outbox.counts()).toEqual({ waiting: 4, failed: 0 })
  })

  test("of two servers, one tells the news of a day", async () => {
    const id = await confirmed()
    const other = open()
    const due = { id, query: "rooms=2", knownUntil: now.toISOString() }
    expect(await stores.alerts.due("se", "2026-11-21")).toEqual([due])
    const told = await Promise.all(
      [stores, other].map(({ alerts }) => alerts.tell(due, news(2), "2026-11-21", later(1))),
    )
    expect(told.toSorted()).toEqual([false, true])
    expect((await stores.outbox.deliveriesOf(id)).map(({ kind, state }) => [kind, state])).toEqual([
      ["alert-confirmation", "delivered"],
      ["alert-news", "waiting"],
    ])
  })

  test("an alert is due the next day, unless its message still waits, and knows what was delivered", async () => {
    const id = await confirmed()
    await tell(id, 2, "2026-11-21", later(1))
    expect(await stores.alerts.due("se", "2026-11-22")).toEqual([])
    const [message] = await lease(later(1))
    expect(message?.alert?.news).toEqual(news(2))
    if (message) await stores.outbox.markDelivered(message, now)
    expect(await stores.alerts.due("se", "2026-11-21")).toEqual([])
    expect(await stores.alerts.due("fi", "2026-11-22")).toEqual([])
    expect(await stores.alerts.due("se", "2026-11-22")).toMatchObject([{ knownUntil: later(1).toISOString() }])
    await tell(id, 3, "2026-11-22", later(2))
    const [next] = await lease(later(3))
    expect(next?.id).not.toBe(message?.id)
    if (next) await stores.outbox.markFailed(next, now, "the mail server: it answered 550")
    expect(await stores.alerts.due("se", "2026-11-23")).toMatchObject([{ knownUntil: later(1).toISOString() }])
    expect(await stores.outbox.counts()).toEqual({ waiting: 0, failed: 0 })
  })

  test("news that another version has stored keep neither the alert from being found nor others from being sent", async () => {
    const [id, other] = [await confirmed(), await add({ email: "bo@example.com" })]
    const oldNews = { added: [{ id: "a" }], addedCount: 1 }
    await stores.alerts.tell({ id, query: "", knownUntil: "" }, oldNews as unknown as News, "2026-11-21", later(1))
    const newsProblem =
      "the news of an alert in the database is not as this server reads it (added.0: expected a string): run one version of the server"
    expect(await stores.alerts.find(id)).toMatchObject({ email: "asa@example.com", news: null, newsProblem })
    const leased = await lease(later(2))
    expect(leased.map(({ alert }) => alert?.id).toSorted()).toEqual([id, other].toSorted())
    expect(leased.find(({ alert }) => alert?.id === id)?.alert).toMatchObject({ news: null, newsProblem })
    expect((await stores.alerts.find(other)) ?? {}).not.toHaveProperty("newsProblem")
  })

  test("an alert without news knows all, but not what another server tells of it", async () => {
    const id = await confirmed()
    const [due] = await stores.alerts.due("se", "2026-11-21")
    if (!due) throw new Error("no alert is due")
    await stores.alerts.knowAll(due, "2026-11-21", later(1))
    expect(await stores.alerts.due("se", "2026-11-21")).toMatchObject([{ knownUntil: later(1).toISOString() }])
    await tell(id, 2, "2026-11-21", later(2))
    await stores.alerts.knowAll(due, "2026-11-21", later(3))
    const [message] = await lease(later(3))
    if (message) await stores.outbox.markFailed(message, now, "the mail server: it answered 550")
    expect(await stores.alerts.due("se", "2026-11-22")).toMatchObject([{ knownUntil: later(1).toISOString() }])
  })

  test("alerts are read in pages", async () => {
    for (let number = 0; number < 101; number++) {
      const id = await add({ email: `asa-${number}@example.com` })
      await stores.alerts.confirm(id, now)
    }
    const first = await stores.alerts.due("se", "2026-11-21")
    const second = await stores.alerts.due("se", "2026-11-21", first.at(-1)?.id)
    expect([first.length, second.length]).toEqual([100, 1])
    expect(first.map(({ id }) => id)).not.toContain(second[0]?.id)
  })

  test("offers that are new or others are recorded, and each moment has its changes", async () => {
    const { alerts } = stores
    const changes = (after: Date, until: Date) => alerts.changesBetween("se", after.toISOString(), until.toISOString())
    expect(await alerts.hasOffers("se")).toBe(false)
    await alerts.recordOffers("se", [offer(1), offer(5, "b")], later(1))
    expect(await alerts.hasOffers("se")).toBe(true)
    expect(await alerts.hasOffers("fi")).toBe(false)
    await alerts.recordOffers("se", [offer(1), { ...offer(6, "b-again"), formerIds: ["b"] }, offer(9, "c")], later(3))
    await alerts.recordOffers("se", [{ ...offer(6, "b-again"), formerIds: ["b"], status: "sold" }], later(5))
    expect(await changes(later(1), later(4))).toEqual([
      { id: "b", before: { price: 5, status: "forSale", viewings: "" } },
      { id: "c", before: null },
    ])
    expect(await changes(later(3), later(5))).toEqual([
      { id: "b", before: { price: 6, status: "forSale", viewings: "" } },
    ])
    expect(await changes(later(5), later(9))).toEqual([])
    expect(await alerts.changesBetween("fi", "", later(9).toISOString())).toEqual([])
  })

  test("an offer with another viewing is another offer", async () => {
    const { alerts } = stores
    const [saturday, sunday] = ["2026-12-05T12:00:00.000Z", "2026-12-06T12:00:00.000Z"]
    await alerts.recordOffers("se", [{ ...offer(1), viewings: saturday }], later(1))
    await alerts.recordOffers("se", [{ ...offer(1), viewings: saturday }], later(2))
    expect(await alerts.changesBetween("se", later(1).toISOString(), later(9).toISOString())).toEqual([])
    await alerts.recordOffers("se", [{ ...offer(1), viewings: sunday }], later(3))
    expect(await alerts.changesBetween("se", later(1).toISOString(), later(9).toISOString())).toEqual([
      { id: "a", before: { price: 1, status: "forSale", viewings: saturday } },
    ])
  })

  test("many offers are recorded, and each again only if it is another", async () => {
    const many = Array.from({ length: 1201 }, (_, number) => offer(number, `home-${number}`))
    await stores.alerts.recordOffers("se", many, later(1))
    await stores.alerts.recordOffers("se", many.with(1200, offer(1, "home-1200")), later(2))
    const changes = (after: string) => stores.alerts.changesBetween("se", after, later(9).toISOString())
    expect(await changes("")).toHaveLength(1201)
    expect(await changes(later(1).toISOString())).toEqual([
      { id: "home-1200", before: { price: 1200, status: "forSale", viewings: "" } },
    ])
  })

  test("two servers that record the same offers at once make no news of them", async () => {
    const servers = [stores, open(), open()]
    await Promise.all(servers.map(({ alerts }, number) => alerts.recordOffers("se", [offer(1)], later(number))))
    const changes = await stores.alerts.changesBetween("se", later(2).toISOString(), later(9).toISOString())
    expect(changes).toEqual([])
  })

  test("offers that no alert can know any more are deleted, and the last of each home is kept", async () => {
    await stores.alerts.recordOffers("se", [offer(1)], new Date("2025-01-01T10:00:00Z"))
    await stores.alerts.recordOffers("se", [offer(2)], new Date("2025-02-01T10:00:00Z"))
    await stores.alerts.recordOffers("se", [offer(3)], now)
    await stores.alerts.deleteBefore("2025-11-21T10:00:00Z", "2026-11-19T10:00:00Z")
    expect(await stores.alerts.changesBetween("se", "2025-01-15T10:00:00Z", "2025-03-01T10:00:00Z")).toEqual([
      { id: "a", before: null },
    ])
    expect(await stores.alerts.changesBetween("se", "2025-03-01T10:00:00Z", later(1).toISOString())).toEqual([
      { id: "a", before: { price: 2, status: "forSale", viewings: "" } },
    ])
  })

  test("an alert is deleted and counted when its mailbox has refused three messages in a row", async () => {
    const id = await confirmed()
    const tellOn = async (day: number, outcome: "markRefused" | "markDelivered") => {
      const moment = new Date(now.getTime() + day * 1440 * minute)
      expect(await stores.alerts.due("se", `day ${day}`)).toHaveLength(1)
      await tell(id, day, `day ${day}`, moment)
      const [message] = await lease(moment)
      if (!message) throw new Error("nothing was leased")
      if (outcome === "markRefused") await stores.outbox.markRefused(message, moment, "it does not take this address")
      else await stores.outbox.markDelivered(message, moment)
    }
    await tellOn(1, "markRefused")
    await tellOn(2, "markRefused")
    await tellOn(3, "markDelivered")
    await tellOn(4, "markRefused")
    await tellOn(5, "markRefused")
    expect(await stores.alerts.find(id)).toMatchObject({ refusals: 2 })
    expect(await stores.mailboxes.totals()).toMatchObject({ endedAlerts: 0 })
    await tellOn(6, "markRefused")
    expect(await stores.alerts.find(id)).toBeUndefined()
    expect(await stores.outbox.deliveriesOf(id)).toEqual([])
    expect(await stores.outbox.counts()).toEqual({ waiting: 0, failed: 0 })
    expect(await stores.mailboxes.totals()).toEqual({ overLimit: 0, unwanted: 0, endedAlerts: 1 })
  })

  test("an alert about a home knows its street, and its last message takes the alert along once it is delivered", async () => {
    const id = await add({ query: "home=a", street: "A 1" })
    await stores.alerts.confirm(id, now)
    for (const message of await lease()) await stores.outbox.markDelivered(message, now)
    expect(await stores.alerts.find(id)).toMatchObject({ query: "home=a", street: "A 1" })
    const [due] = await stores.alerts.due("se", "2026-11-21")
    const last: News = { ...news(1), home: { status: "sold", added: [], cancelled: [] } }
    await stores.alerts.tell(due ?? { id, query: "", knownUntil: "" }, last, "2026-11-21", later(1))
    const [message] = await lease(later(2))
    expect(message?.alert?.news).toEqual(last)
    if (message) await stores.outbox.markDelivered(message, later(2))
    expect(await stores.alerts.find(id)).toBeUndefined()
    expect(await stores.outbox.deliveriesOf(id)).toEqual([])
  })

  test("an id with a NUL character is that of no alert", async () => {
    const id = await add()
    expect(await stores.alerts.find(`${id}\0`)).toBeUndefined()
    expect(await stores.alerts.end("\0")).toBe(false)
    await stores.alerts.end(id)
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
    for (const id of [old, kept]) await stores.alerts.confirm(id, now)
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
