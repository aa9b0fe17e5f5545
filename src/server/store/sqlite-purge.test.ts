/** @jest-environment node */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { contactRequestWith } from "../../testing/contact-requests.ts"
import { temporaryFolder } from "../../testing/folders.ts"
import { sqlContactRequests } from "./sql-contact-requests.ts"
import { openSqlite } from "./sqlite.ts"
import { storesIn } from "./stores.ts"

const secret = "Hemlig-Astrid-Lindqvist"
const whose = `${secret}@example.com`

let file: string
const closing: (() => unknown)[] = []
beforeEach(() => {
  file = join(temporaryFolder(), "leads.sqlite")
})
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** @param lockTimeoutMs for a lock on the file by another program */
const open = (lockTimeoutMs?: number) => {
  const store = sqlContactRequests(openSqlite(file, lockTimeoutMs))
  closing.push(store.close)
  return store
}

/** Step of the purge that is due: 0 is nothing, 1 is the rewrite of the file. */
const purgeStep = (): number => {
  const reader = new DatabaseSync(file, { readOnly: true })
  const version = Number(reader.prepare("pragma user_version").get()?.user_version)
  reader.close()
  return version % 3
}
const sizeOf = (path: string): number => statSync(path).size

const isThere = (): boolean =>
  readdirSync(dirname(file)).some((name) =>
    readFileSync(join(dirname(file), name), "latin1")
      .toLowerCase()
      .includes(secret.toLowerCase()),
  )

/** Keeps a read transaction open, as Litestream does to prevent checkpoints by other programs. */
const longReader = () => {
  const reader = new DatabaseSync(file)
  closing.push(() => reader.isOpen && reader.close())
  reader.exec("create table if not exists _litestream_seq (id integer primary key, seq integer)")
  // Its own write leaves a page in the log, so that nobody can truncate the log during the read.
  const readOn = "insert into _litestream_seq (seq) values (1); begin; select * from contact_request"
  reader.exec(readOn)
  return {
    /** Ends the read, checkpoints the log and reads again. */
    checkpoint: () => reader.exec(`commit; pragma wal_checkpoint(passive); ${readOn}`),
    end: () => reader.close(),
  }
}

test("a deletion answers before the file is rewritten, and the purge that it owes leaves no trace", async () => {
  const { store, alerts } = storesIn(openSqlite(file))
  closing.push(store.close)
  const alert = {
    market: "se",
    language: "sv",
    query: "rooms=2",
    street: null,
    requested: "2026-11-21T10:00:00.000Z",
  } as const
  await alerts.add({ ...alert, id: "one", email: whose })
  await store.add(contactRequestWith({ email: whose, message: `${secret} `.repeat(100) }))
  expect(await alerts.end("one")).toBe(true)
  expect(purgeStep()).toBe(1)
  expect(await store.purge()).toBeUndefined()
  expect(purgeStep()).toBe(0)
  expect(await store.deleteByPerson(whose)).toEqual({ count: 1 })
  expect(purgeStep()).toBe(1)
  expect(await store.purge()).toBeUndefined()
  expect([purgeStep(), isThere()]).toEqual([0, false])
})

test("rows are deleted while another program reads, and remaining traces are reported until it closes the file", async () => {
  const store = open(200)
  await store.add(contactRequestWith({ email: whose }))
  await store.add(contactRequestWith())
  const reader = longReader()
  expect(await store.deleteByPerson(whose)).toEqual({ count: 1 })
  expect(await store.findByPerson(whose)).toEqual([])
  const traces = await store.purge()
  expect(traces).toBe(
    `Traces of what was deleted are still in ${file} or the log beside it (database is locked): end what else has the file open, and run the same once more; a running server tries again every hour.`,
  )
  expect(isThere()).toBe(true)
  reader.checkpoint()
  expect(await store.purge()).toBe(traces)
  reader.end()
  expect(await store.purge()).toBeUndefined()
  expect(isThere()).toBe(false)
  expect(await store.findByPerson("asa@example.com")).toHaveLength(1)
})

test("another program that closes the file in time leaves no report", async () => {
  const store = open()
  await store.add(contactRequestWith({ email: whose }))
  const reader = longReader()
  await store.deleteByPerson(whose)
  const purging = store.purge()
  reader.end()
  expect(await purging).toBeUndefined()
  expect(isThere()).toBe(false)
})

test("a program that reads all the time does not make the log grow with each purge", async () => {
  const store = open(50)
  for (let index = 0; index < 60; index += 1) await store.add(contactRequestWith({ message: "x".repeat(4000) }))
  const reader = longReader()
  const before = sizeOf(`${file}-wal`)
  for (let round = 0; round < 3; round += 1) {
    await store.add(contactRequestWith({ email: whose }))
    await store.deleteByPerson(whose)
    expect(await store.purge()).toBeDefined()
  }
  const logSize = sizeOf(`${file}-wal`)
  reader.end()
  await store.purge()
  expect(logSize - before).toBeLessThan(sizeOf(file))
})

test("the next process does the purge that another one owes, even if nothing is due", async () => {
  const first = sqlContactRequests(openSqlite(file, 100))
  await first.add(contactRequestWith({ email: whose, message: `${secret} `.repeat(100) }))
  const reader = longReader()
  await first.deleteByPerson(whose)
  expect(await first.purge()).toBeDefined()
  await first.close()
  reader.end()
  expect(await open().purge()).toBeUndefined()
  expect(isThere()).toBe(false)
})

test("if nothing is due, the file does not change", async () => {
  const first = open()
  await first.add(contactRequestWith())
  await first.deleteByPerson("asa@example.com")
  await first.purge()
  await first.add(contactRequestWith())
  await first.close()
  closing.pop()
  const before = [readFileSync(file), statSync(file).mtimeMs]
  const second = open()
  expect(await second.deleteBefore("2020-01-01T00:00:00.000Z")).toEqual({ count: 0 })
  expect(await second.deleteByPerson("nobody@example.com")).toEqual({ count: 0 })
  expect(await second.purge()).toBeUndefined()
  expect(sizeOf(`${file}-wal`)).toBe(0)
  await second.close()
  closing.pop()
  expect([readFileSync(file), statSync(file).mtimeMs]).toEqual(before)
})

describe("beside a process that writes without a pause", () => {
  let writer: ChildProcess
  const begin = async (pause: number) => {
    writer = spawn(process.execPath, [
      "--input-type=module",
      "-e",
      `import { openContactRequests } from ${JSON.stringify(resolve("src/server/store/open.ts"))}
      import { contactRequestWith } from ${JSON.stringify(resolve("src/testing/contact-requests.ts"))}
      const store = openContactRequests({ LEADS_FILE: ${JSON.stringify(file)} })
      for (;;) {
        await store.add(contactRequestWith({ message: "x".repeat(4000) }))
        process.stdout.write(".")
        await new Promise((next) => setTimeout(next, ${pause}))
      }`,
    ])
    closing.push(async () => {
      writer.kill("SIGKILL")
      await once(writer, "close")
    })
    if (writer.stdout) await once(writer.stdout, "data")
  }

  test.each([0, 20])("due rows are deleted each time (%i ms between two)", async (pause) => {
    const store = open()
    await begin(pause)
    for (let round = 0; round < 5; round += 1) {
      for (let index = 0; index < 40; index += 1)
        await store.add(contactRequestWith({ email: whose, message: `${secret} `.repeat(100) }))
      expect(await store.deleteByPerson(whose)).toEqual({ count: 40 })
      expect(await store.purge()).toBeUndefined()
      expect(isThere()).toBe(false)
    }
    expect(writer.exitCode).toBeNull()
  })
})

test("a file that SQLite cannot read is not cleaned", async () => {
  const store = open(100)
  await store.add(contactRequestWith({ email: whose }))
  await store.close()
  closing.pop()
  writeFileSync(file, "garbage ".repeat(2000))
  const reopened = open(100)
  await expect(reopened.deleteByPerson(whose)).rejects.toThrow(`LEADS_FILE is "${file}"`)
  await expect(reopened.purge()).rejects.toThrow(`LEADS_FILE is "${file}"`)
})
