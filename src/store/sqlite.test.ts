/** @jest-environment node */
import { execFile, spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { once } from "node:events"
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { promisify } from "node:util"
import { temporaryFolder } from "../testing/folders.ts"
import { leadWith } from "../testing/leads.ts"
import type { Lead } from "./leads.ts"
import { sqlLeads } from "./sql-leads.ts"
import { openSqlite } from "./sqlite.ts"

const newFile = () => join(temporaryFolder(), "leads.sqlite")

/** A module in a process of its own, in which `store` is the file's. */
const moduleFor = (file: string, code: string): string =>
  `import { openLeads } from ${JSON.stringify(resolve("src/store/open.ts"))}
  import { leadWith } from ${JSON.stringify(resolve("src/testing/leads.ts"))}
  const store = openLeads({ LEADS_FILE: ${JSON.stringify(file)} })
  ${code}`

const run = (file: string, code: string, options: { readonly uid?: number } = {}) =>
  promisify(execFile)(process.execPath, ["--input-type=module", "-e", moduleFor(file, code)], options)

/** All that is on the disk of a file, with what SQLite keeps beside it. */
const bytesOf = (file: string): string =>
  readdirSync(dirname(file))
    .map((name) => readFileSync(join(dirname(file), name), "latin1"))
    .join("\n")

test("a file is made where it is missing, with its folders, for its owner alone", async () => {
  const file = join(temporaryFolder(), "a", "b", "leads.sqlite")
  const store = sqlLeads(openSqlite(file))
  await store.add(leadWith())
  for (const name of readdirSync(dirname(file))) expect(statSync(join(dirname(file), name)).mode & 0o077).toBe(0)
  await store.close()
})

test("what is written is synchronised with the disk before it is answered, and what is deleted is overwritten", async () => {
  const database = openSqlite(newFile())
  expect(await database.query("pragma synchronous")).toEqual([{ synchronous: 2 }])
  expect(await database.query("pragma journal_mode")).toEqual([{ journal_mode: "wal" }])
  expect(await database.query("pragma secure_delete")).toEqual([{ secure_delete: 1 }])
  await database.close()
})

describe("a file that cannot be used is told in a sentence that names LEADS_FILE:", () => {
  const sentence = (file: string) =>
    new RegExp(
      `^LEADS_FILE is "${file}", where contact requests cannot be kept \\(.+\\): name an SQLite file, or a new one in a folder that can be written to\\.$`,
    )

  test("one that is no database", () => {
    const file = newFile()
    writeFileSync(file, "name;email\n".repeat(1000))
    expect(() => openSqlite(file)).toThrow(sentence(file))
    expect(readFileSync(file, "utf8")).toBe("name;email\n".repeat(1000))
  })

  test("a folder", () => {
    const file = newFile()
    mkdirSync(file)
    expect(() => openSqlite(file)).toThrow(sentence(file))
  })

  test("one below another file", () => {
    const parent = newFile()
    writeFileSync(parent, "")
    expect(() => openSqlite(join(parent, "leads.sqlite"))).toThrow(sentence(join(parent, "leads.sqlite")))
  })

  test.each([
    ["one in a folder that may not be written to", 0o555, "leads.sqlite"],
    ["one in a folder that may not be made", 0o555, "data/leads.sqlite"],
  ])("%s", async (_, mode, name) => {
    const folder = temporaryFolder()
    chmodSync(folder, mode)
    // Root may write everywhere; nobody may not.
    const user = process.getuid?.() === 0 ? { uid: 65_534 } : {}
    await expect(run(join(folder, name), "", user)).rejects.toThrow(`LEADS_FILE is "${join(folder, name)}"`)
  })
})

test("processes that open a new file at once wait for each other", async () => {
  const file = newFile()
  await Promise.all(
    [1, 2, 3, 4, 5].map(() =>
      run(file, "for (let index = 0; index < 20; index += 1) await store.add(leadWith()); await store.close()"),
    ),
  )
  const store = sqlLeads(openSqlite(file))
  expect(await store.deleteOf("asa@example.com")).toBe(100)
  await store.close()
}, 60_000)

test("what was answered is there after the process was killed", async () => {
  const file = newFile()
  const child = spawn(process.execPath, [
    "--input-type=module",
    "-e",
    moduleFor(
      file,
      `for (;;) { const lead = leadWith(); await store.add(lead); process.stdout.write(lead.key + "\\n"); await new Promise(setImmediate) }`,
    ),
  ])
  const answered: string[] = []
  child.stdout.on("data", (chunk: Buffer) => {
    answered.push(...chunk.toString().trim().split("\n"))
    if (answered.length > 100) child.kill("SIGKILL")
  })
  await once(child, "close")
  const store = sqlLeads(openSqlite(file))
  const kept = new Set((await store.of("asa@example.com")).map(({ key }) => key))
  expect(answered.filter((key) => key.length === 36 && !kept.has(key))).toEqual([])
  expect(answered.length).toBeGreaterThan(100)
  await store.close()
}, 60_000)

describe("what is deleted", () => {
  const secret = "Hemlig-Astrid-Lindqvist"
  /** Asked with a yes or no: a report of a failure that printed a database's bytes could not be read. */
  const isThere = (file: string): boolean => bytesOf(file).toLowerCase().includes(secret.toLowerCase())

  test.each([1, 40, 700])(
    "is gone from the disk, of %i among others",
    async (count) => {
      const file = newFile()
      const store = sqlLeads(openSqlite(file))
      const others = async () => {
        for (let index = 0; index < count; index += 1)
          await store.add(leadWith({ email: "other@example.com", message: `Other ${"x".repeat(index % 900)}` }))
      }
      await others()
      for (let index = 0; index < count; index += 1)
        await store.add(
          leadWith({ email: `${secret}@example.com`, name: secret, message: `${secret} `.repeat(index % 160) }),
        )
      await others()
      expect(isThere(file)).toBe(true)
      expect(await store.deleteOf(`${secret}@example.com`)).toBe(count)
      expect(isThere(file)).toBe(false)
      await store.close()
      expect(isThere(file)).toBe(false)
    },
    60_000,
  )

  // SQLite's own overwriting leaves what it moved between pages: which rows those are follows from their ids, so these are the same each run.
  test("is gone from the disk, each time that requests have come and gone", async () => {
    const file = newFile()
    const store = sqlLeads(openSqlite(file))
    let count = 0
    const add = (said: Partial<Lead>) => {
      const id = createHash("sha256").update(String(count++)).digest("hex")
      return store.add(leadWith({ id, key: id, ...said }))
    }
    const found: boolean[] = []
    for (let round = 0; round < 12; round += 1) {
      for (let index = 0; index < 20; index += 1) {
        await add({ email: `${secret}@example.com`, name: secret, message: `${secret} `.repeat(index) })
        await add({ email: "other@example.com", message: `Other ${"x".repeat(index)}` })
      }
      expect(isThere(file)).toBe(true)
      expect(await store.deleteOf(`${secret}@example.com`)).toBe(20)
      found.push(isThere(file))
    }
    expect(found).toEqual(Array(12).fill(false))
    expect(await store.of("other@example.com")).toHaveLength(240)
    await store.close()
  }, 60_000)

  test("is gone from the disk where another process has the file open", async () => {
    const file = newFile()
    const [store, other] = [sqlLeads(openSqlite(file)), sqlLeads(openSqlite(file))]
    await other.add(leadWith({ message: secret }))
    expect(await store.deleteBefore("2027-01-01T00:00:00.000Z")).toBe(1)
    expect(isThere(file)).toBe(false)
    await other.add(leadWith())
    expect(existsSync(`${file}-wal`)).toBe(true)
    await store.close()
    await other.close()
  })

  test("is told to be on the disk still, where another program reads what was there before, and gone once it is deleted again", async () => {
    const file = newFile()
    const store = sqlLeads(openSqlite(file))
    await store.add(leadWith({ email: `${secret}@example.com` }))
    const reader = new DatabaseSync(file)
    reader.exec("begin; select * from contact_request")
    await expect(store.deleteOf(`${secret}@example.com`)).rejects.toThrow(
      `LEADS_FILE is "${file}", from whose disk what was deleted could not be taken (database is locked): end what else has the file open, or free as much space as it takes, and delete the same once more.`,
    )
    expect(isThere(file)).toBe(true)
    reader.close()
    expect(await store.deleteOf(`${secret}@example.com`)).toBe(0)
    expect(isThere(file)).toBe(false)
    await store.close()
  }, 60_000)
})
