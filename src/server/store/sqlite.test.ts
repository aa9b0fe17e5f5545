/** @jest-environment node */
import { execFile, spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { once } from "node:events"
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { dirname, join, resolve } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { promisify } from "node:util"
import { contactRequestWith } from "../../testing/contact-requests.ts"
import { temporaryFolder } from "../../testing/folders.ts"
import { obeyingPermissions } from "../../testing/permissions.ts"
import type { StoredContactRequest } from "./contact-requests.ts"
import { sqlContactRequests } from "./sql-contact-requests.ts"
import { openSqlite } from "./sqlite.ts"

const newFile = () => join(temporaryFolder(), "leads.sqlite")

/** Module for another process, in which `store` opens the file. */
const moduleFor = (file: string, code: string): string =>
  `import { openContactRequests } from ${JSON.stringify(resolve("src/server/store/open.ts"))}
  import { contactRequestWith } from ${JSON.stringify(resolve("src/testing/contact-requests.ts"))}
  const store = openContactRequests({ LEADS_FILE: ${JSON.stringify(file)} })
  ${code}`

const run = (file: string, code: string, before: readonly string[] = []) => {
  const [program = "", ...options] = [...before, process.execPath, "--input-type=module", "-e", moduleFor(file, code)]
  return promisify(execFile)(program, options)
}

/** Bytes of the file and of the files that SQLite keeps beside it. */
const bytesOf = (file: string): string =>
  readdirSync(dirname(file))
    .map((name) => readFileSync(join(dirname(file), name), "latin1"))
    .join("\n")

test("a missing file is created with its folders, for its owner alone", async () => {
  const file = join(temporaryFolder(), "a", "b", "leads.sqlite")
  const store = sqlContactRequests(openSqlite(file))
  await store.add(contactRequestWith())
  for (const name of readdirSync(dirname(file))) expect(statSync(join(dirname(file), name)).mode & 0o077).toBe(0)
  await store.close()
})

test("rows are on disk before the response, and deleted rows are overwritten", async () => {
  const database = openSqlite(newFile())
  expect(await database.query("pragma synchronous")).toEqual([{ synchronous: 2 }])
  expect(await database.query("pragma journal_mode")).toEqual([{ journal_mode: "wal" }])
  expect(await database.query("pragma secure_delete")).toEqual([{ secure_delete: 1 }])
  await database.close()
})

describe("an error in one sentence names LEADS_FILE for an unusable file:", () => {
  const sentence = (file: string) =>
    new RegExp(
      `^LEADS_FILE is "${file}", where contact requests cannot be kept \\(.+\\): name an SQLite file, or a new one in a folder that can be written to\\.$`,
    )

  const expectRefusal = async (file: string) => {
    const database = openSqlite(file)
    await expect(database.query("select 1")).rejects.toThrow(sentence(file))
    await database.close()
  }

  test("one that is no database", async () => {
    const file = newFile()
    writeFileSync(file, "name;email\n".repeat(1000))
    await expectRefusal(file)
    expect(readFileSync(file, "utf8")).toBe("name;email\n".repeat(1000))
  })

  test("a folder", async () => {
    const file = newFile()
    mkdirSync(file)
    await expectRefusal(file)
  })

  test("one below another file", async () => {
    const parent = newFile()
    writeFileSync(parent, "")
    await expectRefusal(join(parent, "leads.sqlite"))
  })

  test.each([
    ["one in a folder that may not be written to", 0o555, "leads.sqlite"],
    ["one in a folder that may not be made", 0o555, "data/leads.sqlite"],
  ])("%s", async (_, mode, name) => {
    const folder = temporaryFolder()
    chmodSync(folder, mode)
    await expect(run(join(folder, name), "await store.findByPerson('')", obeyingPermissions)).rejects.toThrow(
      `LEADS_FILE is "${join(folder, name)}"`,
    )
  })
})

test("processes that open a new file at once wait for each other", async () => {
  const file = newFile()
  await Promise.all(
    [1, 2, 3, 4, 5].map(() =>
      run(
        file,
        "for (let index = 0; index < 20; index += 1) await store.add(contactRequestWith()); await store.close()",
      ),
    ),
  )
  const store = sqlContactRequests(openSqlite(file))
  expect(await store.deleteByPerson("asa@example.com")).toEqual({ count: 100 })
  await store.close()
}, 60_000)

test("acknowledged requests survive a killed process", async () => {
  const file = newFile()
  const child = spawn(process.execPath, [
    "--input-type=module",
    "-e",
    moduleFor(
      file,
      `for (;;) { const request = contactRequestWith(); await store.add(request); process.stdout.write(request.key + "\\n"); await new Promise(setImmediate) }`,
    ),
  ])
  const acknowledged: string[] = []
  child.stdout.on("data", (chunk: Buffer) => {
    acknowledged.push(...chunk.toString().trim().split("\n"))
    if (acknowledged.length > 100) child.kill("SIGKILL")
  })
  await once(child, "close")
  const store = sqlContactRequests(openSqlite(file))
  const storedKeys = new Set((await store.findByPerson("asa@example.com")).map(({ key }) => key))
  expect(acknowledged.filter((key) => key.length === 36 && !storedKeys.has(key))).toEqual([])
  expect(acknowledged.length).toBeGreaterThan(100)
  await store.close()
}, 60_000)

describe("a deleted request", () => {
  const secret = "Hemlig-Astrid-Lindqvist"
  /** Returns a boolean, because a failure report with the bytes of a database is unreadable. */
  const containsSecret = (file: string): boolean => bytesOf(file).toLowerCase().includes(secret.toLowerCase())

  test.each([1, 40, 700])(
    "is gone from the disk, of %i among others",
    async (count) => {
      const file = newFile()
      const store = sqlContactRequests(openSqlite(file))
      const others = async () => {
        for (let index = 0; index < count; index += 1)
          await store.add(
            contactRequestWith({ email: "other@example.com", message: `Other ${"x".repeat(index % 900)}` }),
          )
      }
      await others()
      for (let index = 0; index < count; index += 1)
        await store.add(
          contactRequestWith({
            email: `${secret}@example.com`,
            name: secret,
            message: `${secret} `.repeat(index % 160),
          }),
        )
      await others()
      expect(containsSecret(file)).toBe(true)
      expect(await store.deleteByPerson(`${secret}@example.com`)).toEqual({ count: count })
      expect(await store.purge()).toBeUndefined()
      expect(containsSecret(file)).toBe(false)
      await store.close()
      expect(containsSecret(file)).toBe(false)
    },
    60_000,
  )

  // `secure_delete` misses rows that SQLite moves between pages. The ids decide which, so each run uses the same.
  test("is gone from the disk after several rounds", async () => {
    const file = newFile()
    const store = sqlContactRequests(openSqlite(file))
    let count = 0
    const add = (fields: Partial<StoredContactRequest>) => {
      const id = createHash("sha256").update(String(count++)).digest("hex")
      return store.add(contactRequestWith({ id, key: id, ...fields }))
    }
    const leaks: boolean[] = []
    for (let round = 0; round < 12; round += 1) {
      for (let index = 0; index < 20; index += 1) {
        await add({ email: `${secret}@example.com`, name: secret, message: `${secret} `.repeat(index) })
        await add({ email: "other@example.com", message: `Other ${"x".repeat(index)}` })
      }
      expect(containsSecret(file)).toBe(true)
      expect(await store.deleteByPerson(`${secret}@example.com`)).toEqual({ count: 20 })
      expect(await store.purge()).toBeUndefined()
      leaks.push(containsSecret(file))
    }
    expect(leaks).toEqual(Array(12).fill(false))
    expect(await store.findByPerson("other@example.com")).toHaveLength(240)
    await store.close()
  }, 60_000)

  test("is gone from the disk although another process has the file open", async () => {
    const file = newFile()
    const [store, other] = [sqlContactRequests(openSqlite(file)), sqlContactRequests(openSqlite(file))]
    await other.add(contactRequestWith({ message: secret }))
    expect(await store.deleteBefore("2027-01-01T00:00:00.000Z")).toEqual({ count: 1 })
    expect(await store.purge()).toBeUndefined()
    expect(containsSecret(file)).toBe(false)
    await other.add(contactRequestWith())
    expect(existsSync(`${file}-wal`)).toBe(true)
    await store.close()
    await other.close()
  })
})

describe("a file that another program has locked", () => {
  const held = (file: string) => {
    const holder = new DatabaseSync(file)
    holder.exec("begin immediate")
    return holder
  }

  test("blocks another thread only, and the waiting requests are stored afterwards", async () => {
    const file = newFile()
    const store = sqlContactRequests(openSqlite(file))
    await store.add(contactRequestWith())
    const holder = held(file)
    const order: string[] = []
    const adding = store.add(contactRequestWith()).then((isNew) => order.push(`added ${isNew}`))
    // This query reaches the same thread after the waiting write, and is answered before it.
    expect(await store.findByPerson("asa@example.com")).toHaveLength(1)
    order.push("read")
    holder.exec("commit")
    await adding
    expect(order).toEqual(["read", "added true"])
    holder.close()
    await store.close()
  })

  test("for too long is an error for every waiting request, and works again after", async () => {
    const file = newFile()
    const store = sqlContactRequests(openSqlite(file, 100))
    await store.add(contactRequestWith())
    const holder = held(file)
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => store.add(contactRequestWith())))
    const reason = `LEADS_FILE is "${file}", where contact requests cannot be kept (database is locked): end what else has the file open.`
    expect(answers.map((answer) => answer.status === "rejected" && answer.reason.message)).toEqual(
      Array(20).fill(reason),
    )
    holder.close()
    expect(await store.add(contactRequestWith())).toBe(true)
    await store.close()
  })
})

describe("a file that disappears while it is open", () => {
  let warn: jest.SpyInstance
  beforeEach(() => {
    warn = jest.spyOn(console, "error").mockImplementation(() => {})
  })
  afterEach(() => warn.mockRestore())
  const sentence = (file: string) =>
    `LEADS_FILE is "${file}", which was moved, removed or replaced while it was open: contact requests are now kept in the file that is there now, and those from before are in the one that was taken away.`
  const keysIn = async (file: string): Promise<string[]> => {
    const store = sqlContactRequests(openSqlite(file))
    const keys: string[] = []
    for await (const { key } of store.all()) keys.push(key)
    await store.close()
    return keys
  }

  test.each<[string, (file: string) => void]>([
    ["its folder is removed", (file) => rmSync(dirname(file), { recursive: true })],
    ["it is removed", (file) => rmSync(file)],
    ["its log is removed", (file) => rmSync(`${file}-wal`)],
    ["its folder is renamed", (file) => renameSync(dirname(file), `${dirname(file)}-old`)],
  ])("%s: requests acknowledged afterwards are in the new file", async (_, take) => {
    const file = join(temporaryFolder(), "data", "leads.sqlite")
    const store = sqlContactRequests(openSqlite(file))
    await store.add(contactRequestWith({ key: "before" }))
    take(file)
    const keys = ["a", "b", "c"]
    for (const key of keys) expect(await store.add(contactRequestWith({ key }))).toBe(true)
    expect((await keysIn(file)).filter((key) => key !== "before").sort()).toEqual(keys)
    await store.close()
    expect(warn.mock.calls).toEqual([[sentence(file)]])
    expect((await keysIn(file)).filter((key) => key !== "before").sort()).toEqual(keys)
  })

  test("by a new name: it has all requests from before, also those in its log", async () => {
    const file = newFile()
    const store = sqlContactRequests(openSqlite(file))
    await store.add(contactRequestWith({ key: "before" }))
    renameSync(file, `${file}.old`)
    expect(await store.add(contactRequestWith({ key: "after" }))).toBe(true)
    await store.close()
    expect([await keysIn(`${file}.old`), await keysIn(file)]).toEqual([["before"], ["after"]])
  })

  test("for a backup: requests are added to those of the backup", async () => {
    const file = newFile()
    const store = sqlContactRequests(openSqlite(file))
    await store.add(contactRequestWith({ key: "before" }))
    new DatabaseSync(file).exec(`vacuum into '${file}.backup'`)
    await store.add(contactRequestWith({ key: "lost with the restore" }))
    renameSync(`${file}.backup`, file)
    expect(await store.add(contactRequestWith({ key: "after" }))).toBe(true)
    await store.close()
    expect((await keysIn(file)).sort()).toEqual(["after", "before"])
  })

  test("for garbage: nothing is acknowledged until the file is usable", async () => {
    const file = newFile()
    const store = sqlContactRequests(openSqlite(file))
    await store.add(contactRequestWith({ key: "before" }))
    rmSync(file)
    writeFileSync(file, "garbage ".repeat(2000))
    await expect(store.add(contactRequestWith({ key: "after" }))).rejects.toThrow("(file is not a database)")
    rmSync(file)
    expect(await store.add(contactRequestWith({ key: "after" }))).toBe(true)
    await store.close()
    expect(await keysIn(file)).toEqual(["after"])
  })
})

test("a full disk is an error in one sentence, and works again once there is space", async () => {
  const file = newFile()
  const database = openSqlite(file)
  const store = sqlContactRequests(database)
  await store.add(contactRequestWith())
  // A file that may not grow gives the same error as a full disk.
  await database.query("pragma max_page_count = 1")
  const long = contactRequestWith({ message: "x".repeat(4000) })
  const adding = async () => {
    for (let count = 0; count < 100; count += 1) await store.add({ ...long, id: String(count), key: String(count) })
  }
  await expect(adding()).rejects.toThrow(
    `LEADS_FILE is "${file}", where contact requests cannot be kept (database or disk is full): free space on its disk.`,
  )
  await database.query("pragma max_page_count = 100000")
  expect(await store.add(long)).toBe(true)
  await store.close()
})

test("a damaged file is an error in one sentence, and a backup in its place works without a restart", async () => {
  const file = newFile()
  const first = sqlContactRequests(openSqlite(file))
  for (let count = 0; count < 50; count += 1) await first.add(contactRequestWith({ message: "x".repeat(2000) }))
  await first.close()
  copyFileSync(file, `${file}.backup`)
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill(0x5a, 4096))
  const store = sqlContactRequests(openSqlite(file))
  await expect(store.add(contactRequestWith())).rejects.toThrow(
    /^LEADS_FILE is ".+", where contact requests cannot be kept \(.*malformed.*\): put a backup in its place\.$/,
  )
  copyFileSync(`${file}.backup`, file)
  expect(await store.add(contactRequestWith())).toBe(true)
  await store.close()
})

test("a file that others of the machine can read is closed to them", async () => {
  const file = newFile()
  await run(file, "await store.add(contactRequestWith()); await store.close()")
  chmodSync(file, 0o644)
  const store = sqlContactRequests(openSqlite(file))
  await store.add(contactRequestWith())
  for (const name of readdirSync(dirname(file))) expect(statSync(join(dirname(file), name)).mode & 0o077).toBe(0)
  await store.close()
})
