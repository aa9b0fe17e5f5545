/** @jest-environment node */
import { contactRequestWith } from "../../testing/contact-requests.ts"
import { type PostgresServer, startPostgres } from "../../testing/postgres-server.ts"
import { hasProgram } from "../../tools/optional-programs.ts"
import type { ContactRequestStore } from "./contact-requests.ts"
import { openExistingStores } from "./open.ts"
import { openPostgres } from "./postgres.ts"
import { sqlContactRequests } from "./sql-contact-requests.ts"

const cannot = "The database of DATABASE_URL cannot be used: "

test.each([
  "",
  "leads",
  "http://site:geheim@localhost/leads",
  "mysql://site:geheim@localhost/leads",
  "postgresql://site:geheim@local host/leads",
  "postgresql://site:geheim@localhost:99999/leads",
])("%s is no address of a database, and the error omits its password", (url) => {
  let failure: unknown
  try {
    openPostgres(url)
  } catch (error) {
    failure = error
  }
  expect(String(failure)).toBe(
    "PlainError: DATABASE_URL is no address of a database: give one such as postgresql://user:password@host/name.",
  )
  expect(JSON.stringify(failure)).not.toContain("geheim")
})

const described = hasProgram("initdb") ? describe : describe.skip

described("a server of PostgreSQL", () => {
  let server: PostgresServer
  let url: string
  const stores: ContactRequestStore[] = []

  const openAt = (address: string): ContactRequestStore => {
    const store = sqlContactRequests(openPostgres(address))
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
  ])("that %s is reported in a sentence without the password", async (_, change, reason) => {
    const failure: unknown = await openAt(changed(change))
      .add(contactRequestWith())
      .catch((error) => error)
    expect(String(failure)).toBe(`PlainError: ${cannot}${reason}`)
    const { password } = new URL(url)
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toMatch(new RegExp(`geheim|${password}`))
  })

  test("of a database that has stored nothing yet is reported to a reader, who changes nothing", async () => {
    const other = await server.newDatabase()
    for (const _ of [1, 2])
      await expect(openExistingStores({ DATABASE_URL: other })).rejects.toThrow(
        /^DATABASE_URL names a database, where no contact requests have ever been kept: /,
      )
    await openAt(other).add(contactRequestWith())
    const { store: read } = await openExistingStores({ DATABASE_URL: other })
    expect(await read.findByPerson("asa@example.com")).toHaveLength(1)
    await read.close()
  })

  test("that is down at the start, or stops later, is reported within seconds and used again once it is back", async () => {
    const request = contactRequestWith()
    const store = openAt(url)
    await server.stop()
    expect(await seconds(() => expect(store.add(request)).rejects.toThrow(cannot))).toBeLessThan(8)
    await server.start()
    expect(await store.add(request)).toBe(true)
    await server.stop()
    expect(
      await seconds(() =>
        Promise.all(Array.from({ length: 30 }, () => expect(store.add(contactRequestWith())).rejects.toThrow(cannot))),
      ),
    ).toBeLessThan(8)
    await server.start()
    expect(await store.add(request)).toBe(false)
    expect(await store.findByPerson("asa@example.com")).toEqual([request])
  }, 60_000)

  test("that stops in the middle of many requests has all acknowledged ones", async () => {
    const store = openAt(url)
    const acknowledged: string[] = []
    const sent = Promise.allSettled(
      Array.from({ length: 3000 }, async () => {
        const request = contactRequestWith({ email: "many@example.com" })
        if (await store.add(request)) acknowledged.push(request.key)
        if (acknowledged.length === 200) await server.stop()
      }),
    )
    await sent
    await server.start()
    const storedKeys = (await store.findByPerson("many@example.com")).map(({ key }) => key)
    expect(acknowledged.length).toBeGreaterThanOrEqual(200)
    expect(acknowledged.length).toBeLessThan(3000)
    expect(acknowledged.filter((key) => !storedKeys.includes(key))).toEqual([])
  }, 60_000)

  test("that accepts connections and never answers is a timeout within seconds", async () => {
    const { createServer } = await import("node:net")
    const silent = createServer(() => {}).listen(0, "127.0.0.1")
    await new Promise((resolve) => silent.once("listening", resolve))
    const { port } = silent.address() as { port: number }
    const store = openAt(changed({ port: String(port) }))
    expect(await seconds(() => expect(store.add(contactRequestWith())).rejects.toThrow(cannot))).toBeLessThan(8)
    silent.close()
  }, 30_000)
})
