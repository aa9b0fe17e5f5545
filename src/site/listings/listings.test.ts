/** @jest-environment node */
import { writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import type { Database, Row } from "../../server/store/database.ts"
import { listingMigrations } from "../../server/store/listing-tables.ts"
import { type Listings, pageSize, sqlListings } from "../../server/store/listings.ts"
import { openPostgres } from "../../server/store/postgres.ts"
import { migrate } from "../../server/store/schema.ts"
import { copyOfContent, problemsOf } from "../../testing/content.ts"
import { temporaryFolder } from "../../testing/folders.ts"
import { type Databases, hasDatabases, testDatabases } from "../../testing/postgres-server.ts"
import { readContent } from "../records/read-content.ts"
import { importListings } from "./import.ts"
import { replicate } from "./replicate.ts"
import { listingsOfSnapshot, openSnapshot } from "./snapshot.ts"

/** Timeout (ms): reading and validating all content takes seconds on a busy computer. */
jest.setTimeout(120_000)

const files = resolve("src/content")
const home = "se/listings/kvistgatan-12.json"
const variable = "LISTINGS_DATABASE_URL"

/** Features that some engine of PostgreSQL's protocol lacks or treats differently. */
const lacking =
  /\b(create (unique )?index|begin|start transaction|isolation|lock|for (update|share)|jsonb?|\w*serial|nextval|truncate|references|trigger|collate|temp)\b/i

const described = hasDatabases() ? describe : describe.skip

described("listings in a database", () => {
  let databases: Databases
  let url: string
  let database: Database
  let listings: Listings
  let snapshot: string
  /** Statements since the last reset, with the number of rows that each returned. */
  let asked: { statement: string; rows: number }[]
  let everAsked: string[]
  let beforeQuery: (statement: string) => Promise<void>

  beforeAll(async () => {
    databases = await testDatabases()
  }, 60_000)
  afterAll(() => databases?.remove())
  beforeEach(async () => {
    url = await databases.newDatabase()
    asked = []
    everAsked = []
    beforeQuery = async () => {}
    const server = openPostgres(url, variable, 60_000)
    database = {
      ...server,
      query: async (statement, values) => {
        everAsked.push(statement)
        await beforeQuery(statement)
        const rows = await server.query(statement, values)
        asked.push({ statement, rows: rows.length })
        return rows
      },
    }
    listings = sqlListings(database)
    snapshot = join(temporaryFolder(), "listings.sqlite")
  })
  afterEach(async () => {
    await database.close()
    expect(everAsked.filter((statement) => lacking.test(statement))).toEqual([])
  })

  const read = async (market: "se" | "fi" = "se", address = url) => {
    const opened = openSnapshot(snapshot, address)
    try {
      return await replicate(market, listings, opened)
    } finally {
      opened.close()
    }
  }
  const content = (market: "se" | "fi" = "se") => readContent(market, files, listingsOfSnapshot(market, snapshot))
  const filled = async (market: "se" | "fi" = "se", root = files) => {
    const counts = await importListings(market, listings, root)
    asked = []
    return counts
  }
  /** Changes a row as any program does that writes to the tables. */
  const change = (assignment: string, id = "kvistgatan-12", table = "listing_home", dated = "now()") =>
    database.query(
      `update ${table} set ${assignment}, version = version + 1, updated_at = ${dated} where market = 'se' and id = $1`,
      [id],
    )
  const homes = () => content().listings.map(({ id }) => id)
  const rowsAsked = () =>
    asked.filter(({ statement }) => statement.includes("fields")).reduce((sum, { rows }) => sum + rows, 0)
  /** Adds copies of one Swedish home. */
  const repeat = (count: number) =>
    database.query(
      `insert into listing_home (market, id, fields)
       select market, id || '-' || number, fields from listing_home, generate_series(1, ${count}) as number
       where market = 'se' and id = 'kvistgatan-12'`,
    )

  test.each(["se", "fi"] as const)("make the same content of %s as files", async (market) => {
    await filled(market)
    await read(market)
    expect(content(market)).toEqual(readContent(market))
    expect(JSON.stringify(content(market))).toBe(JSON.stringify(readContent(market)))
  })

  test("are read in pages by their primary key, none of which is longer than a page", async () => {
    await filled()
    await repeat(3 * pageSize)
    asked = []
    expect(await read()).toBe(70 + 3 * pageSize)
    const pages = asked.filter(({ statement }) => statement.includes("from listing_home where market = $1 \n"))
    expect(pages.map(({ rows }) => rows)).toEqual([pageSize, pageSize, pageSize, 62])
    expect(pages.slice(1).every(({ statement }) => /and id > \$2 order by id limit 500$/.test(statement))).toBe(true)
  })

  test("are looked for by an index where only changes are asked for", async () => {
    await filled()
    await repeat(20_000)
    await database.query("analyze listing_home")
    const plan = (
      await database.query(
        "explain select id from listing_home where market = $1 and updated_at > cast($2 as timestamptz) order by id limit 500",
        ["se", new Date().toISOString()],
      )
    )
      .map((row) => Object.values(row).join())
      .join("\n")
    expect(plan).toMatch(/Index.* using listing_home_market_updated_at_id_key/)
  })

  describe("read before", () => {
    beforeEach(async () => {
      await filled()
      await read()
      asked = []
    })

    test("are not asked for again while nothing has changed", async () => {
      expect(await read()).toBe(0)
      expect(asked).toHaveLength(1)
    })

    test("are asked for where they have changed, and only those", async () => {
      await change(`fields = replace(fields, '"rooms":2', '"rooms":3')`)
      asked = []
      expect(await read()).toBe(1)
      expect(rowsAsked()).toBe(1)
      expect(asked).toHaveLength(5)
      expect(content().listings.find(({ id }) => id === "kvistgatan-12")?.rooms).toBe(3)
    })

    test("are gone where they were deleted, and there again where they came back", async () => {
      const before = homes()
      const [{ fields } = {}] = await database.query(
        "select fields from listing_home where market = 'se' and id = 'kvistgatan-12'",
      )
      await change("fields = null")
      expect(await read()).toBe(1)
      expect(homes()).toEqual(before.filter((id) => id !== "kvistgatan-12"))
      await change(`fields = '${fields}'`)
      expect(await read()).toBe(1)
      expect(homes()).toEqual(before)
    })

    test("are found where they were committed late, with a time that has been asked for", async () => {
      await change(
        `fields = replace(fields, '"rooms":2', '"rooms":3')`,
        "kvistgatan-12",
        "listing_home",
        "now() - interval '1 day'",
      )
      await change(`fields = replace(fields, 'a', 'a')`, "bjorkvagen-7")
      asked = []
      expect(await read()).toBe(2)
      expect(rowsAsked()).toBe(2)
      expect(content().listings.find(({ id }) => id === "kvistgatan-12")?.rooms).toBe(3)
    })

    test("are found where another has a time to come", async () => {
      await change("fields = fields", "bjorkvagen-7", "listing_home", "now() + interval '1 day'")
      await read()
      await change(`fields = replace(fields, '"rooms":2', '"rooms":3')`)
      expect(await read()).toBe(2)
      expect(content().listings.find(({ id }) => id === "kvistgatan-12")?.rooms).toBe(3)
    })

    test("are gone where somebody took the row away without a trace", async () => {
      await database.query("delete from listing_home where market = 'se' and id = 'kvistgatan-12'")
      expect(await read()).toBe(0)
      expect(homes()).not.toContain("kvistgatan-12")
    })

    test("are read anew from another database, and where the snapshot is none", async () => {
      expect(await read("se", url.replace("/kvistbo", "/other"))).toBe(70)
      writeFileSync(snapshot, "not a snapshot")
      expect(await read()).toBe(70)
      expect(await read("se", url.replace(/site:[^@]*@/, "reader:other@"))).toBe(0)
    })

    test("stay as they were read where the next reading fails", async () => {
      const before = homes()
      await change("fields = null")
      beforeQuery = async (statement) => {
        if (statement.includes("fields from listing_home")) throw new Error("the network is gone")
      }
      await expect(read()).rejects.toThrow(
        `The listings in the database of ${variable} cannot be used: the network is gone.`,
      )
      expect(homes()).toEqual(before)
    })
  })

  describe("changed while they are read", () => {
    /** Removes an area and moves its homes as soon as the build reads the first page of homes. */
    const moveHomes = async () => {
      beforeQuery = async () => {}
      await change("fields = null", "solna", "listing_area")
      await database.query(
        `update listing_home set fields = replace(fields, '"area":"solna"', '"area":"sodermalm"'), version = version + 1,
         updated_at = now() where market = 'se' and fields like '%"area":"solna"%'`,
      )
    }

    test("are read as they were at one moment", async () => {
      await filled()
      beforeQuery = async (statement) => {
        if (statement.includes("fields from listing_home")) await moveHomes()
      }
      await read()
      expect(problemsOf(content)).toEqual([])
      expect(content().areas.map(({ id }) => id)).not.toContain("solna")
      expect(content().listings.some(({ area }) => area === "solna")).toBe(false)
    })

    test("are read as they were at one moment even where a row was taken away without a trace", async () => {
      await filled()
      beforeQuery = async (statement) => {
        if (!statement.includes("fields from listing_home")) return
        beforeQuery = async () => {}
        await database.query(
          "insert into listing_area (market, id, fields) select market, 'solna-centrum', fields from listing_area where id = 'solna'",
        )
        await database.query("delete from listing_area where market = 'se' and id = 'solna'")
      }
      await read()
      const areas = [...listingsOfSnapshot("se", snapshot).records("areas")].map(({ id }) => id)
      expect(areas).toContain("solna-centrum")
      expect(areas).not.toContain("solna")
    })

    test("each time they are read, stop the build, and what was read stays", async () => {
      await filled()
      await read()
      const before = homes()
      await change("fields = null", "bjorkvagen-7")
      let isChanging = false
      beforeQuery = async (statement) => {
        if (isChanging || !statement.includes("fields from listing_home")) return
        isChanging = true
        await change("fields = fields")
        isChanging = false
      }
      await expect(read()).rejects.toThrow(
        `The listings of "se" in the database of ${variable} were changed each time while they were read (5 times): build when less is written.`,
      )
      expect(homes()).toEqual(before)
    })

    test("by an import, stop the build", async () => {
      await filled()
      beforeQuery = async (statement) => {
        if (!statement.includes("fields from listing_home")) return
        beforeQuery = async () => {}
        await listings.begin("se", "2026-11-21T10:00:00.000Z")
      }
      await expect(read()).rejects.toThrow(/^The listings of "se" .* are half-filled: the import of 2026-11-21T10:00/)
    })
  })

  describe("that are not there to be read", () => {
    test("because there are no tables", async () => {
      await expect(read()).rejects.toThrow(
        `The database of ${variable} has no tables of listings, or not as they are now: fill it with npm run listings:import.`,
      )
    })

    test("because the market was never filled", async () => {
      await filled("fi")
      await expect(read()).rejects.toThrow(
        `The database of ${variable} has no listings of "se": fill it with npm run listings:import -- se.`,
      )
      expect(await read("fi")).toBe(80)
    })

    test("because an import died, until it was run again", async () => {
      let written = 0
      beforeQuery = async (statement) => {
        if (statement.startsWith("insert into listing_h") && ++written === 1) throw new Error("the import was killed")
      }
      await expect(filled()).rejects.toThrow("the import was killed")
      await expect(read()).rejects.toThrow(/are half-filled: .* Wait for it, or run npm run listings:import -- se\.$/)
      beforeQuery = async () => {}
      expect(await filled()).toEqual({ added: 62, changed: 0, removed: 0, unchanged: 8 })
      await read()
      expect(content()).toEqual(readContent("se"))
    })

    test("because two imports are at work, of which the first gives up", async () => {
      beforeQuery = async (statement) => {
        if (!statement.includes("fields from listing_home")) return
        beforeQuery = async () => {}
        await filled()
      }
      await expect(filled()).rejects.toThrow(/^Another import of "se" has begun meanwhile/)
      await read()
      expect(content()).toEqual(readContent("se"))
    })
  })

  test("that are not right are named with their table, row, field and reason", async () => {
    await filled()
    await change(`fields = replace(fields, '"area":"', '"area":"at')`)
    await change(`fields = '{,'`, "bjorkvagen-7")
    await change(`fields = '[]'`, "solna", "listing_area")
    await database.query("insert into listing_home (market, id, fields) values ('se', 'Not A Slug', '{}')")
    await read()
    const problems = problemsOf(content)
    expect(problems).toContainEqual({
      file: "table listing_home, row se/kvistgatan-12",
      field: "area",
      reason: expect.stringMatching(/^names an unknown area: "at/),
    })
    expect(problems).toContainEqual({
      file: "table listing_home, row se/bjorkvagen-7",
      field: "fields",
      reason: expect.stringMatching(/^is not valid JSON: /),
    })
    expect(problems).toContainEqual(
      expect.objectContaining({ file: "table listing_area, row se/solna", field: "fields" }),
    )
    expect(problems).toContainEqual(
      expect.objectContaining({
        file: "table listing_home, row se/Not A Slug",
        reason: expect.stringMatching(/^must be lower-case/),
      }),
    )
    expect(content).toThrow(/^ {2}table listing_home, row se\/kvistgatan-12: area: names an unknown area/m)
  })

  describe("an import", () => {
    const rows = async (): Promise<readonly Row[]> =>
      database.query(
        "select id, version, cast(updated_at as text) as updated_at from listing_home where market = 'se' order by id",
      )

    test("changes nothing where nothing has changed", async () => {
      expect(await filled()).toEqual({ added: 70, changed: 0, removed: 0, unchanged: 0 })
      const before = await rows()
      expect(await filled()).toEqual({ added: 0, changed: 0, removed: 0, unchanged: 70 })
      expect(await rows()).toEqual(before)
    })

    test("writes what was added, changed and removed, and nothing else", async () => {
      await filled()
      const before = await rows()
      const copy = copyOfContent("se")
      copy.set(home, { rooms: 3 })
      copy.repeat("se/listings/bjorkvagen-7.json", "se/listings/bjorkvagen-8.json")
      copy.remove("se/listings/bjorkvagen-7.json")
      copy.edit("se/areas/solna.json", (text) => JSON.stringify(JSON.parse(text)))
      expect(await filled("se", copy.root)).toEqual({ added: 1, changed: 1, removed: 1, unchanged: 68 })
      const after = await rows()
      expect(after.filter((row) => !before.some((old) => JSON.stringify(old) === JSON.stringify(row)))).toEqual([
        expect.objectContaining({ id: "bjorkvagen-7", version: "2" }),
        expect.objectContaining({ id: "bjorkvagen-8", version: "1" }),
        expect.objectContaining({ id: "kvistgatan-12", version: "2" }),
      ])
      expect(await filled("se", copy.root)).toEqual({ added: 0, changed: 0, removed: 0, unchanged: 70 })
      expect(await filled()).toEqual({ added: 1, changed: 1, removed: 1, unchanged: 68 })
    })

    test("takes nothing from files that are not right", async () => {
      const copy = copyOfContent("se")
      copy.set(home, { rooms: "two" })
      await expect(filled("se", copy.root)).rejects.toThrow("se/listings/kvistgatan-12.json: rooms")
      await expect(migrate(database, listingMigrations)).resolves.toBeUndefined()
      await expect(read()).rejects.toThrow(/has no listings of "se"/)
    })
  })
})
