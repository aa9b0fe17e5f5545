/** @jest-environment node */
import { leadWith } from "../testing/leads.ts"
import { hasPostgres, type PostgresServer, startPostgres } from "../testing/postgres-server.ts"
import type { LeadStore } from "./leads.ts"
import { openKeptLeads } from "./open.ts"
import { openPostgres } from "./postgres.ts"
import { sqlLeads } from "./sql-leads.ts"

const cannot = "The database of DATABASE_URL cannot be used: "

test.each([
  "",
  "leads",
  "http://site:geheim@localhost/leads",
  "mysql://site:geheim@localhost/leads",
  "postgresql://site:geheim@local host/leads",
  "postgresql://site:geheim@localhost:99999/leads",
])("%s is no address of a database, which is told without its password", (url) => {
  let told: unknown
  try {
    openPostgres(url)
  } catch (error) {
    told = error
  }
  expect(String(told)).toBe(
    "PlainError: DATABASE_URL is no address of a database: give one such as postgresql://user:password@host/name.",
  )
  expect(JSON.stringify(told)).not.toContain("geheim")
})

const described = hasPostgres() ? describe : describe.skip

described("a server of PostgreSQL", () => {
  let server: PostgresServer
  let url: string
  const stores: LeadStore[] = []

  const openAt = (address: string): LeadStore => {
    const store = sqlLeads(openPostgres(address))
    stores.push(store)
    return store
  }
  const changed = (change: Partial<URL>): string => Object.assign(new URL(url), change).href
  const seconds = async (work: () => Promise<unknown>): Promise<number> => {
    const started = Date.now()
    await work()
    return (Date.now() - started) / 1000
  }

  beforeAll(async () => {
    server = await startPostgres()
    url = await server.newDatabase()
  }, 60_000)
  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close()
  })
  afterAll(() => server?.remove())

  test.each([
    ["refuses a password", { password: "geheim" }, "the server refuses the user or the password."],
    [
      "does not know a user",
      { username: "stranger", password: "geheim" },
      "the server refuses the user or the password.",
    ],
    ["has no such database", { pathname: "/geheim-db" }, "the server has no such database: create it."],
    ["is not there", { port: "1", password: "geheim" }, "no server listens there."],
    ["has no such host", { hostname: "no-such-host.invalid", password: "geheim" }, "its host is not found."],
  ])("that %s is told in a sentence without the password", async (_, change, reason) => {
    const told: unknown = await openAt(changed(change))
      .add(leadWith())
      .catch((error) => error)
    expect(String(told)).toBe(`PlainError: ${cannot}${reason}`)
    const { password } = new URL(url)
    expect(JSON.stringify(told, Object.getOwnPropertyNames(told))).not.toMatch(new RegExp(`geheim|${password}`))
  })

  test("of a database where nothing was ever kept, who reads is told so and leaves it as it was", async () => {
    const other = await server.newDatabase()
    for (const _ of [1, 2])
      await expect(openKeptLeads({ DATABASE_URL: other })).rejects.toThrow(
        /^DATABASE_URL names a database, where no contact requests have ever been kept: /,
      )
    await openAt(other).add(leadWith())
    const read = await openKeptLeads({ DATABASE_URL: other })
    expect(await read.of("asa@example.com")).toHaveLength(1)
    await read.close()
  })

  test("that is down when we start, or stops while we work, is told within seconds and used again once it is there", async () => {
    const lead = leadWith()
    const store = openAt(url)
    await server.stop()
    expect(await seconds(() => expect(store.add(lead)).rejects.toThrow(cannot))).toBeLessThan(8)
    await server.start()
    expect(await store.add(lead)).toBe(true)
    await server.stop()
    expect(
      await seconds(() =>
        Promise.all(Array.from({ length: 30 }, () => expect(store.add(leadWith())).rejects.toThrow(cannot))),
      ),
    ).toBeLessThan(8)
    await server.start()
    expect(await store.add(lead)).toBe(false)
    expect(await store.of("asa@example.com")).toEqual([lead])
  }, 60_000)

  test("that stops in the middle of many requests has all that it answered to", async () => {
    const store = openAt(url)
    const answered: string[] = []
    const sent = Promise.allSettled(
      Array.from({ length: 3000 }, async () => {
        const lead = leadWith({ email: "many@example.com" })
        if (await store.add(lead)) answered.push(lead.key)
        if (answered.length === 200) await server.stop()
      }),
    )
    await sent
    await server.start()
    const kept = (await store.of("many@example.com")).map(({ key }) => key)
    expect(answered.length).toBeGreaterThanOrEqual(200)
    expect(answered.length).toBeLessThan(3000)
    expect(answered.filter((key) => !kept.includes(key))).toEqual([])
  }, 60_000)

  test("that accepts connections and says nothing is given up within seconds", async () => {
    const { createServer } = await import("node:net")
    const silent = createServer(() => {}).listen(0, "127.0.0.1")
    await new Promise((resolve) => silent.once("listening", resolve))
    const { port } = silent.address() as { port: number }
    const store = openAt(changed({ port: String(port) }))
    expect(await seconds(() => expect(store.add(leadWith())).rejects.toThrow(cannot))).toBeLessThan(8)
    silent.close()
  }, 30_000)
})
