/** @jest-environment node */
import { execFile } from "node:child_process"
import { resolve } from "node:path"
import { promisify } from "node:util"
import { contactRequestWith } from "../../testing/contact-requests.ts"
import { describeEachStore } from "../../testing/optional-tests.ts"
import { newEnvironments, removeStores, type StoreEnvironment } from "../../testing/store-environments.ts"
import { columns, fields, migrations } from "./contact-request-table.ts"
import { type ContactRequestStore, KeyConflict, type StoredContactRequest } from "./contact-requests.ts"
import type { Database } from "./database.ts"
import { openContactRequests } from "./open.ts"
import { openPostgres } from "./postgres.ts"
import { type Migration, migrate } from "./schema.ts"
import { openSqlite } from "./sqlite.ts"

afterAll(removeStores, 60_000)

const databaseOf = ({ DATABASE_URL, LEADS_FILE = "" }: StoreEnvironment): Database =>
  DATABASE_URL ? openPostgres(DATABASE_URL) : openSqlite(LEADS_FILE)

/** Runs code on the store in parallel processes, one for each argument. */
const inProcesses = (environment: StoreEnvironment, code: string, all: readonly string[]): Promise<string[]> =>
  Promise.all(
    all.map(async (argument) => {
      const module = `import { openContactRequests } from ${JSON.stringify(resolve("src/server/store/open.ts"))}
        import { contactRequestWith } from ${JSON.stringify(resolve("src/testing/contact-requests.ts"))}
        const store = openContactRequests(process.env)
        const argument = process.argv[1]
        ${code}
        await store.close()`
      const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", module, argument], {
        env: { ...process.env, ...environment },
      })
      return stdout
    }),
  )

describeEachStore("contact requests", newEnvironments, (kind) => {
  const opened: { readonly close: () => Promise<void> }[] = []
  let environment: StoreEnvironment
  let store: ContactRequestStore

  const open = (): ContactRequestStore => {
    const one = openContactRequests(environment)
    opened.push(one)
    return one
  }
  const openDatabase = (): Database => {
    const one = databaseOf(environment)
    opened.push(one)
    return one
  }
  const all = async (): Promise<StoredContactRequest[]> => {
    const requests: StoredContactRequest[] = []
    for await (const request of store.all()) requests.push(request)
    return requests
  }

  beforeEach(async () => {
    environment = (await newEnvironments[kind]?.()) ?? {}
    store = open()
  }, 30_000)
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close()
  })

  test("are none at first", async () => {
    expect(await all()).toEqual([])
    expect(await store.findByPerson("asa@example.com")).toEqual([])
    expect(await store.deleteByPerson("asa@example.com")).toEqual({ count: 0 })
    expect(await store.deleteBefore("2030-01-01T00:00:00.000Z")).toEqual({ count: 0 })
  })

  test("are read as written, in all their fields", async () => {
    const bare = contactRequestWith({ received: "2026-11-21T10:00:00.001Z", email: null, message: null })
    const full = contactRequestWith({
      market: "fi",
      language: "fi",
      topic: "viewing",
      callTime: "evening",
      message: "Hei!",
      home: "oksakatu-3-a-5",
      address: "Oksakatu 3 A 5",
      marketing: true,
    })
    expect(await store.add(full)).toBe(true)
    expect(await store.add(bare)).toBe(true)
    expect(await all()).toEqual([full, bare])
  })

  test("have the columns of their table, and the e-mail address in lower case", async () => {
    await store.add(contactRequestWith())
    const [row] = await openDatabase().query("select * from contact_request")
    const names = Object.values(columns).map(({ column }) => column)
    expect(Object.keys(row ?? {}).sort()).toEqual([...names, "email_folded", "answered"].sort())
  })

  test.each([
    ["an emoji and its joiners", "👨‍👩‍👧‍👦 🏡 🇫🇮"],
    ["letters of other scripts", "李 小龍 · Οδυσσέας · שלום"],
    ["quotes and what SQL is made of", `O'Brien "x" '; drop table contact_request; -- $1 \\' %_`],
    ["newlines of each kind", "one\ntwo\r\nthree\ttabs\n\n"],
    ["4000 letters of three bytes", "李".repeat(4000)],
    ["4000 letters of four bytes", "🏡".repeat(2000)],
    ["decomposed letters", "A\u030Asa"],
    ["nothing but a space", " "],
  ])("keep %s", async (_, text) => {
    const request = contactRequestWith({ name: text.slice(0, 100).toWellFormed(), message: text })
    await store.add(request)
    expect(await all()).toEqual([request])
  })

  test("for a viewing are taken back once, and can then be sent again with the same key", async () => {
    const signUp = contactRequestWith({ topic: "sign-up", home: "kvistgatan-12", viewing: "2026-12-02T17:30:00+01:00" })
    const other = contactRequestWith()
    await store.add(signUp)
    await store.add(other)
    expect(await store.findByKey(signUp.key)).toEqual(signUp)
    expect(await store.withdraw(other, new Date("2026-11-22T10:00:00Z"))).toBe(false)
    const presses = [store, open()].map((one) => one.withdraw(signUp, new Date("2026-11-22T10:00:00Z")))
    expect((await Promise.all(presses)).toSorted()).toEqual([false, true])
    expect(await store.withdraw(signUp, new Date("2026-11-23T10:00:00Z"))).toBe(false)
    expect(await store.find(signUp.id)).toEqual({ ...signUp, key: signUp.id, withdrawn: "2026-11-22T10:00:00.000Z" })
    expect((await store.states()).get(signUp.id)).toBe("withdrawn")
    const again = { ...signUp, id: "0b9f3f6e-7a55-4a0e-9d43-3b1f6d2f8a10" }
    expect(await store.add(again)).toBe(true)
    expect(await store.findByKey(signUp.key)).toEqual(again)
    expect(await store.deleteByPerson(signUp.email ?? "")).toMatchObject({ count: 3 })
  })

  test("with a known key are not stored again, and another text with it is refused", async () => {
    const request = contactRequestWith({ message: "first" })
    expect(await store.add(request)).toBe(true)
    expect(await store.add(request)).toBe(false)
    expect(await store.add({ ...request, id: "another", received: "2026-11-22T10:00:00.000Z" })).toBe(false)
    const words: Partial<StoredContactRequest> = {
      market: "fi",
      language: "fi",
      topic: "viewing",
      name: "Aino",
      email: "other@example.com",
      phone: "+358401234567",
      callTime: "evening",
      message: "second",
      home: "oksakatu-3-a-5",
      address: "Oksakatu 3",
      marketing: true,
    }
    for (const field of fields.filter((name) => !["id", "key", "received", "corrects", "withdrawn"].includes(name)))
      await expect(store.add({ ...request, [field]: words[field] ?? "other" })).rejects.toThrow(KeyConflict)
    await expect(open().add(contactRequestWith({ key: request.key }))).rejects.toThrow(KeyConflict)
    expect(await all()).toEqual([request])
  })

  test("stored under another key are not stored again", async () => {
    const request = contactRequestWith()
    expect(await store.add(request)).toBe(true)
    expect(await open().add(contactRequestWith(), request.key)).toBe(false)
    expect(await all()).toEqual([request])
  })

  test("with one key, sent at once on several connections, are stored once", async () => {
    const stores = [store, open(), open(), open()]
    const keys = ["a", "b", "c", "d", "e"]
    const answers = await Promise.all(
      keys.flatMap((key) => [0, 1, 2].flatMap(() => stores.map((one) => one.add(contactRequestWith({ key }))))),
    )
    expect(answers.filter(Boolean)).toHaveLength(keys.length)
    expect((await all()).map(({ key }) => key).sort()).toEqual(keys)
  })

  test("come in the order of their arrival, over several pages, even many at one moment", async () => {
    const requests = Array.from({ length: 1203 }, (_, index) =>
      contactRequestWith({ received: new Date(Date.UTC(2026, 0, 1, 0, 0, 0, (index * 7919) % 40)).toISOString() }),
    )
    for (let from = 0; from < requests.length; from += 100)
      await Promise.all(requests.slice(from, from + 100).map((request) => store.add(request)))
    const expected = requests.toSorted((a, b) => (a.received + a.id < b.received + b.id ? -1 : 1)).map(({ id }) => id)
    expect((await all()).map(({ id }) => id)).toEqual(expected)
  }, 60_000)

  test("of exactly one page come once", async () => {
    const requests = Array.from({ length: 500 }, () => contactRequestWith())
    for (let from = 0; from < requests.length; from += 100)
      await Promise.all(requests.slice(from, from + 100).map((request) => store.add(request)))
    expect(await all()).toHaveLength(500)
    expect(await store.deleteByPerson("asa@example.com")).toEqual({ count: 500 })
  }, 60_000)

  test("of one person are found and deleted in any case of the address", async () => {
    const own = ["Asa.Öberg@Example.com", "asa.öberg@example.com", "ASA.O\u0308BERG@EXAMPLE.COM"]
    for (const [index, email] of own.entries())
      await store.add(contactRequestWith({ email, received: `2026-11-21T10:00:0${index}.000Z` }))
    await store.add(contactRequestWith({ email: "asa.oberg@example.com" }))
    await store.add(contactRequestWith({ email: "asa_Öberg@example.com" }))
    await store.add(contactRequestWith({ email: null }))
    expect((await store.findByPerson("aSA.öBERG@example.COM")).map(({ email }) => email)).toEqual(own)
    expect(await store.findByPerson("%@example.com")).toEqual([])
    expect(await store.deleteByPerson("aSA.öBERG@example.COM")).toEqual({ count: 3 })
    expect(await store.deleteByPerson("aSA.öBERG@example.COM")).toEqual({ count: 0 })
    expect(await all()).toHaveLength(3)
  })

  test("of one telephone number are found and deleted, and no others", async () => {
    await store.add(contactRequestWith({ email: null, phone: "+358401234567" }))
    await store.add(contactRequestWith({ phone: "+35840123456" }))
    expect((await store.findByPerson("+358401234567")).map(({ phone }) => phone)).toEqual(["+358401234567"])
    expect(await store.deleteByPerson("+358401234567")).toEqual({ count: 1 })
    expect(await all()).toHaveLength(1)
  })

  test("are deleted if received before a moment, to the millisecond", async () => {
    for (const received of ["2025-11-21T09:59:59.999Z", "2025-11-21T10:00:00.000Z", "2025-11-21T10:00:00.001Z"])
      await store.add(contactRequestWith({ received }))
    expect(await store.deleteBefore("2025-11-21T10:00:00Z")).toEqual({ count: 1 })
    expect((await all()).map(({ received }) => received)).toEqual([
      "2025-11-21T10:00:00.000Z",
      "2025-11-21T10:00:00.001Z",
    ])
    expect(await store.deleteBefore("2025-11-21T12:00:00.001+02:00")).toEqual({ count: 1 })
  })

  test("have no id or key with a NUL character", async () => {
    const request = contactRequestWith()
    await store.add(request)
    expect(await store.find(`${request.id}\0`)).toBeUndefined()
    expect(await store.findByKey(`${request.key}\0`)).toBeUndefined()
  })

  test("are counted by their age", async () => {
    expect(await store.ages("2025-11-21T10:00:00Z")).toEqual({ total: 0, old: 0, newest: null })
    for (const received of ["2025-11-21T09:59:59.999Z", "2026-01-21T10:00:00.000Z", "2025-11-21T10:00:00.000Z"])
      await store.add(contactRequestWith({ received }))
    const ages = { total: 3, old: 1, newest: "2026-01-21T10:00:00.000Z" }
    expect(await store.ages("2025-11-21T12:00:00+02:00")).toEqual(ages)
  })

  test("are deleted in any number", async () => {
    for (let from = 0; from < 1100; from += 100)
      await Promise.all(
        Array.from({ length: 100 }, () => store.add(contactRequestWith({ received: "2025-01-01T00:00:00.000Z" }))),
      )
    await store.add(contactRequestWith())
    expect(await store.deleteBefore("2026-01-01T00:00:00.000Z")).toEqual({ count: 1100 })
    expect(await all()).toHaveLength(1)
  }, 60_000)

  test("survive a restart of the store", async () => {
    const request = contactRequestWith({ message: "still here" })
    await store.add(request)
    await opened.pop()?.close()
    store = open()
    expect(await all()).toEqual([request])
    expect(await store.add(request)).toBe(false)
  })

  test("of processes that start and write at once, in an empty store, are all stored", async () => {
    const written = await inProcesses(
      environment,
      `for (let index = 0; index < 50; index += 1) {
        const isNew = await store.add(contactRequestWith({ key: index < 25 ? "shared-" + index : argument + "-" + index }))
        if (isNew) console.log("new")
      }`,
      ["a", "b", "c"],
    )
    expect(written.join("").match(/new/g)).toHaveLength(25 + 3 * 25)
    expect(await all()).toHaveLength(25 + 3 * 25)
  }, 60_000)

  test("list the sign-ups of a home without those that a later request replaces, even if that was taken back", async () => {
    const store = open()
    const viewing = "2026-12-02T17:30:00+01:00"
    const first = contactRequestWith({ home: "kvistgatan-12", topic: "sign-up", viewing })
    const second = contactRequestWith({ home: "kvistgatan-12", topic: "sign-up", viewing, corrects: first.id })
    await store.add(first)
    expect(await store.signUps("kvistgatan-12")).toEqual([first])
    await store.add(second)
    expect(await store.signUps("kvistgatan-12")).toEqual([second])
    await store.withdraw(second, new Date("2026-11-22T10:00:00Z"))
    expect(await store.signUps("kvistgatan-12")).toEqual([])
  })

  test("list no sign-up of a home that an earlier version let a request about another home replace", async () => {
    const viewing = "2026-12-02T17:30:00+01:00"
    const first = contactRequestWith({ home: "kvistgatan-12", topic: "sign-up", viewing })
    const second = contactRequestWith({ home: "oksakatu-3-a-5", topic: "sign-up", viewing })
    for (const request of [first, second]) await store.add(request)
    await openDatabase().query("update contact_request set corrects = $1 where id = $2", [first.id, second.id])
    expect(await store.signUps("kvistgatan-12")).toEqual([])
    expect((await store.signUps("oksakatu-3-a-5")).map(({ id }) => id)).toEqual([second.id])
  })

  test("say when they were answered", async () => {
    const request = contactRequestWith()
    await store.add(request)
    expect(await store.answeredAt(request.id)).toBeNull()
    await store.markAnswered(request.id, new Date("2026-11-22T10:00:00Z"))
    expect(await store.answeredAt(request.id)).toBe("2026-11-22T10:00:00.000Z")
    expect(await store.answeredAt("another")).toBeNull()
  })

  describe("after a change of the schema", () => {
    const later: readonly Migration[] = [
      ...migrations,
      {
        present: "select note from contact_request where id = ''",
        statement: "alter table contact_request add note text",
      },
      { present: "select id from lead_note where id = ''", statement: "create table lead_note (id text primary key)" },
    ]
    const isDone = async () => {
      for (const { present } of later) await openDatabase().query(present)
      return true
    }

    test("survive the update of an older one, once and again", async () => {
      const request = contactRequestWith()
      await store.add(request)
      await migrate(openDatabase(), later)
      await migrate(openDatabase(), later)
      expect(await isDone()).toBe(true)
      expect(await all()).toEqual([request])
    })

    test.each([0, 1, 2])("survive a process that died after %i changes", async (done) => {
      await migrate(openDatabase(), later.slice(0, done))
      await migrate(openDatabase(), later)
      expect(await isDone()).toBe(true)
      expect(await store.add(contactRequestWith())).toBe(true)
    })

    test("survive several processes that change it at once", async () => {
      await Promise.all([1, 2, 3, 4].map(() => migrate(openDatabase(), later)))
      expect(await isDone()).toBe(true)
    })

    test("survive a change that cannot be made, which is logged and retried", async () => {
      await store.add(contactRequestWith())
      const wrong = [
        ...migrations,
        { present: "select x from contact_request", statement: "alter table nothing add x text" },
      ]
      await expect(migrate(openDatabase(), wrong)).rejects.toThrow(/nothing/)
      await migrate(openDatabase(), later)
      expect(await all()).toHaveLength(1)
    })
  })
})
