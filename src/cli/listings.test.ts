/** @jest-environment node */
import { existsSync, globSync, readdirSync, readFileSync, symlinkSync } from "node:fs"
import { join, resolve } from "node:path"
import { Client } from "pg"
import { runCommand } from "../testing/commands.ts"
import { linkSample } from "../testing/content.ts"
import { writeFiles } from "../testing/files.ts"
import { temporaryFolder } from "../testing/folders.ts"
import { type Databases, hasDatabases, testDatabases } from "../testing/postgres-server.ts"

const lastGood = "the last good site"

/** Creates a project with the real sources, the sample as its content, and an earlier built site. */
const project = (): string => {
  const folder = temporaryFolder()
  writeFiles(folder, { "dist/se/index.html": lastGood })
  linkSample(join(folder, "src/content"))
  for (const name of readdirSync("src"))
    if (name !== "content") symlinkSync(resolve("src", name), join(folder, "src", name))
  return folder
}

const run = async (command: "build" | "listings-import", args: readonly string[], url: string, folder = project()) => {
  const ended = await runCommand(command, args, { cwd: folder, env: { LISTINGS_DATABASE_URL: url } })
  // An aborted build invalidates its caches, so these failures must occur before the build begins.
  expect(existsSync(join(folder, ".markets/se/unfinished"))).toBe(false)
  return { ...ended, site: readFileSync(join(folder, "dist/se/index.html"), "utf8") }
}

/** Number of records that an import writes. */
const recordsOf = (market: string): number =>
  globSync(`features/sample/${market}/{listings,areas,houses}/*.json`).length

const building = "[SE] building …\n"
const noAddress =
  "LISTINGS_DATABASE_URL is no address of a database: give one such as postgresql://user:password@host/name.\n"

test.each(["listings", "mysql://site:geheim@localhost/listings", "postgresql://site:geheim@local host/listings"])(
  "the address %s stops build and import with an error that does not repeat it",
  async (url) => {
    expect(await run("build", ["se"], url)).toEqual({ code: 1, out: building, error: noAddress, site: lastGood })
    expect(await run("listings-import", ["se"], url)).toMatchObject({ code: 1, out: "", error: noAddress })
  },
)

test("a database that is down stops build and import with an error", async () => {
  const down = "postgresql://site:geheim@127.0.0.1:1/listings"
  const error = "The database of LISTINGS_DATABASE_URL cannot be used: no server listens there.\n"
  expect(await run("build", ["se"], down)).toEqual({ code: 1, out: building, error, site: lastGood })
  expect(await run("listings-import", ["se"], down)).toMatchObject({ code: 1, out: "", error })
})

test("a missing SQLite file stops the build with an error, and is not created", async () => {
  const file = join(temporaryFolder(), "homes.sqlite")
  expect(await run("build", ["se"], `file://${file}`)).toEqual({
    code: 1,
    out: building,
    error: "The listings in the database of LISTINGS_DATABASE_URL cannot be used: unable to open database file.\n",
    site: lastGood,
  })
  expect(existsSync(file)).toBe(false)
})

test("an import fills an SQLite file", async () => {
  const file = join(temporaryFolder(), "homes.sqlite")
  expect(await run("listings-import", ["se"], `file://${file}`)).toMatchObject({
    code: 0,
    out: `[SE] ${recordsOf("se")} written, 0 removed\n`,
    error: "",
  })
})

test.each([
  [["no"], /^"no" is not a market with homes: use npm run listings:import, or npm run listings:import -- se \| fi\.$/m],
  [["se", "fi"], /^"se fi" is not a market with homes/],
  [["atlantis"], /^"atlantis" is not a market with homes/],
])("an import of %j is refused with the possible arguments", async (args, error) => {
  expect(await run("listings-import", args, "postgresql://127.0.0.1:1/listings")).toMatchObject({
    code: 1,
    out: "",
    error: expect.stringMatching(error),
  })
})

test("an import without a database names the variable for it", async () => {
  expect((await run("listings-import", [], "")).error).toBe(
    "LISTINGS_DATABASE_URL does not say which database to fill: set it to an address such as postgresql://user:password@host/name.\n",
  )
})

const described = hasDatabases() ? describe : describe.skip

described("with a server", () => {
  let databases: Databases
  let url: string
  beforeAll(async () => {
    databases = await testDatabases()
    url = await databases.newDatabase()
  }, 60_000)
  afterAll(() => databases?.remove())

  const ask = async (statement: string) => {
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query(statement)
    await client.end()
  }

  test("unreadable listings stop the build with one sentence, and the last good site stays", async () => {
    const stopped = (error: unknown) => ({ code: 1, out: building, error, site: lastGood })
    const wrongPassword = Object.assign(new URL(url), { password: "geheim" }).href
    expect(await run("build", ["se"], wrongPassword)).toEqual(
      stopped("The database of LISTINGS_DATABASE_URL cannot be used: the server refuses the user or the password.\n"),
    )
    expect(await run("build", ["se"], url)).toEqual(
      stopped(
        "The database of LISTINGS_DATABASE_URL has no table or view listing_area: create it, or fill the database with npm run listings:import.\n",
      ),
    )
    expect(await run("listings-import", [], url)).toMatchObject({
      code: 0,
      out: `[SE] ${recordsOf("se")} written, 0 removed\n[FI] ${recordsOf("fi")} written, 0 removed\n`,
      error: "",
    })
    await ask("update listing_market set importing = '2026-11-21T10:00:00.000Z (half)' where market = 'se'")
    expect(await run("build", ["se"], url)).toEqual(
      stopped(
        'The listings of "se" in the database of LISTINGS_DATABASE_URL are half-filled: the import of 2026-11-21T10:00:00.000Z (half) has not ended. Wait for it, or run npm run listings:import -- se.\n',
      ),
    )
    await ask("insert into listing_home (market, id, fields) values ('se', 'gone-1', '{}')")
    expect((await run("listings-import", ["se"], url)).out).toBe(`[SE] ${recordsOf("se")} written, 1 removed\n`)
    await ask("delete from listing_area where id = 'solna'")
    const { error, ...rest } = await run("build", ["se"], url)
    expect(rest).toEqual({
      code: 1,
      out: `${building}[SE]   listings: ${recordsOf("se") - 1} rows read from the database\n`,
      site: lastGood,
    })
    expect(error).toMatch(/^The content has \d+ problems:\n/)
    expect(error).toMatch(/^ {2}table listing_home, row se\/[a-z0-9-]+: area: names an unknown area: "solna"; known: /m)
    expect(error).not.toContain(new URL(url).password)
  })
})
