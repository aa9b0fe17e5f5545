/** @jest-environment node */
import { randomUUID } from "node:crypto"
import { Agent, request as ask } from "node:http"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { columnsOf } from "../domain/contact/countries.ts"
import { openExistingStores } from "../server/store/open.ts"
import { contactRequestsPath } from "../spec/contact.ts"
import { servingProgram } from "../testing/commands.ts"
import { countries, validFields } from "../testing/contact.ts"
import { writeFiles } from "../testing/files.ts"
import { temporaryFolder } from "../testing/folders.ts"
import { hangingServer } from "../testing/hanging-server.ts"
import { describeEachStore } from "../testing/optional-tests.ts"
import { type PostgresServer, startPostgres } from "../testing/postgres-server.ts"
import { crmSecret } from "../tools/received.ts"

const clients = 50

/** Milliseconds after which a stopping server aborts open requests; every request here takes less. */
const limit = 15_000

/** @returns the status, or undefined if the server is gone */
const send = (address: string, key: string, agent: Agent): Promise<number | undefined> =>
  new Promise((answered) => {
    const sending = ask(address + contactRequestsPath, {
      method: "POST",
      agent,
      headers: { "content-type": "application/json" },
    })
    sending.on("error", () => answered(undefined))
    sending.on("response", (answer) => {
      answer.resume().on("error", () => {})
      answered(answer.statusCode)
    })
    sending.end(JSON.stringify({ ...validFields, key }))
  })

let database: PostgresServer | undefined
afterAll(() => database?.remove())

const environments: Readonly<Record<string, (folder: string) => Promise<NodeJS.ProcessEnv>>> = {
  SQLite: async (folder) => ({ LEADS_FILE: join(folder, "leads.sqlite") }),
  PostgreSQL: async () => {
    database = await startPostgres()
    return { DATABASE_URL: await database.newDatabase() }
  },
}
describeEachStore("acknowledged requests", environments, (store) => {
  test("are stored when the sites stop while 50 clients send", async () => {
    const folder = temporaryFolder()
    writeFiles(folder, {
      "dist/se/_rules.json": JSON.stringify({ headers: [], redirects: [], errorPages: [] }),
      "dist/se/contact/countries.sv.json": JSON.stringify(columnsOf(countries)),
    })
    const environment = (await environments[store]?.(folder)) ?? {}
    const { output, address, stop } = servingProgram(folder, ["se"], {
      ...environment,
      PORT: "0",
      CONTACT_RATE_LIMIT: "1000000",
    })
    const site = await address
    const sent = new Set<string>()
    const acknowledged = new Set<string>()
    const agent = new Agent({ keepAlive: true })
    // Keeps an idle connection open, which must not delay the stop.
    const idle = new Agent({ keepAlive: true })
    expect(await send(site, randomUUID(), idle)).toBe(201)

    const sending = Promise.all(
      Array.from({ length: clients }, async () => {
        for (;;) {
          const key = randomUUID()
          sent.add(key)
          const status = await send(site, key, agent)
          if (status === undefined) return
          expect(status).toBe(201)
          acknowledged.add(key)
        }
      }),
    )
    while (acknowledged.size < 5 * clients) await wait(20)
    const before = acknowledged.size
    const stopRequested = Date.now()
    expect(await stop()).toBe(0)
    expect(Date.now() - stopRequested).toBeLessThan(limit)
    await sending
    expect(output.error).toBe(
      "Neither SMTP_URL nor CRM_WEBHOOK_URL is set, so nobody is told of contact requests, which npm run contact-requests -- list shows: set SMTP_URL and MAIL_FROM to send each to its agent.\n",
    )

    const { store: contactRequestStore } = await openExistingStores({
      DATABASE_URL: "",
      LEADS_FILE: "",
      ...environment,
    })
    const stored: string[] = []
    for await (const { key } of contactRequestStore.all()) stored.push(key)
    await contactRequestStore.close()
    expect([...acknowledged].filter((key) => !stored.includes(key))).toEqual([])
    expect(new Set(stored).size).toBe(stored.length)
    expect(stored.filter((key) => !sent.has(key))).toHaveLength(1)
    // Requests that were open at the stop signal are answered.
    expect(acknowledged.size).toBeGreaterThan(before)
    for (const one of [agent, idle]) one.destroy()
  })
})

test("receivers that never answer do not keep a stop waiting, and what they did not take waits for the next start", async () => {
  const folder = temporaryFolder()
  writeFiles(folder, {
    "dist/se/_rules.json": JSON.stringify({ headers: [], redirects: [], errorPages: [] }),
    "dist/se/contact/countries.sv.json": JSON.stringify(columnsOf(countries)),
  })
  const [mail, crm] = [await hangingServer(), await hangingServer()]
  const { output, address, stop } = servingProgram(folder, ["se"], {
    PORT: "0",
    LEADS_FILE: join(folder, "leads.sqlite"),
    SMTP_URL: `smtp://localhost:${mail.port}`,
    MAIL_FROM: "Kvistbo <no-reply@kvistbo.example>",
    CRM_WEBHOOK_URL: `http://localhost:${crm.port}/`,
    CRM_WEBHOOK_SECRET: `whsec_${crmSecret}`,
  })
  const agent = new Agent()
  expect(await send(await address, randomUUID(), agent)).toBe(201)
  // The first connection is that which looks at the start whether the mail server can be used.
  await Promise.all([mail.connections(3), crm.connections(1)])
  expect(await stop()).toBe(0)
  for (const { stop: end } of [mail, crm]) end()
  expect(output.error).toBe("")
  const { store, outbox } = await openExistingStores({ DATABASE_URL: "", LEADS_FILE: join(folder, "leads.sqlite") })
  for await (const { id } of store.all())
    for (const delivery of await outbox.deliveriesOf(id))
      expect(delivery).toMatchObject({ state: "waiting", attempts: 1, reason: null })
  expect(await outbox.counts()).toEqual({ waiting: 3, failed: 0 })
  await store.close()
  agent.destroy()
})
