/** @jest-environment node */
import { readdirSync } from "node:fs"
import { dirname, join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { pathToFileURL } from "node:url"
import type { Query } from "../server/store/database.ts"
import type { ListingDatabase, ListingQueries } from "../server/store/listing-database.ts"
import { beginImport } from "../server/store/listing-import.ts"
import { openListings, pageSize } from "../server/store/listings.ts"
import { readContent } from "../site/records/read-content.ts"
import { copyOfContent, problemsOf } from "../testing/content.ts"
import { temporaryFolder } from "../testing/folders.ts"
import { type Databases, hasDatabases, testDatabases } from "../testing/postgres-server.ts"
import { listingsOfCopy } from "./copy.ts"
import { importListings } from "./import.ts"
import { copyListings } from "./read.ts"

const files = { se: copyOfContent("se").root, fi: copyOfContent("fi").root }
const home = "se/listings/kvistgatan-12.json"
const count = (market: "se" | "fi", folder: string) => readdirSync(join(files[market], market, folder)).length
const homes = count("se", "listings")
const records = homes + count("se", "areas")
const variable = "LISTINGS_DATABASE_URL"

/** Features that some engine of PostgreSQL's protocol lacks or treats differently. */
const lacking =
  /\b(create (unique )?index|lock|for (update|share)|jsonb?|\w*serial|nextval|truncate|references|trigger|collate|temp)\b/i

let databases: Databases
const engines = {
  PostgreSQL: {
    isHere: hasDatabases(),
    newUrl: () => databases.newDatabase(),
    /** Expression of a view that makes JSON of the columns of an agency's own table. */
    record: "json_build_object('slug', id, 'rooms', rooms)",
    copies: (count: number) => `generate_series(1, ${count}) as copies (number)`,
  },
  SQLite: {
    isHere: true,
    newUrl: async () => {
      const file = join(temporaryFolder(), "homes.sqlite")
      const created = new DatabaseSync(file)
      created.exec("pragma journal_mode = wal")
      created.close()
      return pathToFileURL(file).href
    },
    record: "json_object('slug', id, 'rooms', rooms)",
    copies: (count: number) =>
      `(with recursive copies (number) as (select 1 union all select number + 1 from copies where number < ${count}) select number from copies)`,
  },
} as const

beforeAll(async () => {
  if (engines.PostgreSQL.isHere) databases = await testDatabases()
}, 60_000)
afterAll(() => databases?.remove())

const withEngine = (name: keyof typeof engines) => (engines[name].isHere ? describe : describe.skip)

const engineTests = (name: keyof typeof engines) => () => {
  const engine = engines[name]
  let database: ListingDatabase
  let copy: string
  let statements: string[]
  let beforeQuery: (statement: string) => Promise<void>

  const observe = (query: Query): Query => {
    return async (statement, values) => {
      statements.push(statement)
      await beforeQuery(statement)
      return query(statement, values)
    }
  }
  const observed = ({ query, hasTable }: ListingQueries): ListingQueries => ({ query: observe(query), hasTable })

  beforeEach(async () => {
    const opened = openListings(await engine.newUrl())
    database = {
      ...opened,
      ...observed(opened),
      snapshot: (work) => opened.snapshot((queries) => work(observed(queries))),
    }
    statements = []
    beforeQuery = async () => {}
    copy = join(temporaryFolder(), "listings.sqlite")
  })
  afterEach(async () => {
    await database.close()
    expect(statements.filter((statement) => lacking.test(statement))).toEqual([])
  })

  const read = (market: "se" | "fi" = "se", file = copy) => copyListings(market, database, file)
  const content = (market: "se" | "fi" = "se") => readContent(market, files[market], listingsOfCopy(market, copy))
  const fill = (market: "se" | "fi" = "se", root = files[market]) => importListings(market, database, root)
  /** Runs a statement that the checks of statements do not concern. */
  const write = async (statement: string) => {
    await database.query(statement)
    statements.pop()
  }
  const ids = (folder: "areas" | "listings" = "listings", file = copy) =>
    [...listingsOfCopy("se", file).records(folder)].map(({ id }) => id)
  /** Runs work once, before the first page of homes is read. */
  const beforeHomes = (work: () => Promise<unknown>) => {
    beforeQuery = async (statement) => {
      if (!statement.includes("as fields from listing_home")) return
      beforeQuery = async () => {}
      await work()
    }
  }
  const removeSolna = () => write("delete from listing_area where market = 'se' and id = 'solna'")

  test.each(["se", "fi"] as const)("make the same content of %s as files", async (market) => {
    await fill(market)
    await read(market)
    expect(JSON.stringify(content(market))).toBe(JSON.stringify(readContent(market)))
  })

  test("are read in pages by id", async () => {
    await fill()
    await write(
      `insert into listing_home (market, id, fields) select 'se', 'copy-' || number, '{}' from ${engine.copies(3 * pageSize)}`,
    )
    statements = []
    expect(await read()).toBe(records + 3 * pageSize)
    expect(ids()).toHaveLength(homes + 3 * pageSize)
    expect(statements.filter((statement) => /from listing_home .* limit 500$/.test(statement))).toHaveLength(4)
  })

  test("are read from views of an agency's own tables", async () => {
    await write("create table flat (id integer primary key, rooms integer)")
    await write("insert into flat values (7, 2), (30, 3)")
    await write(
      `create view listing_home as select 'se' as market, 'flat-' || id as id, ${engine.record} as fields from flat`,
    )
    for (const table of ["listing_area", "listing_house"])
      await write(`create view ${table} as select 'se' as market, 'none' as id, '{}' as fields from flat where false`)
    expect(await read()).toBe(2)
    expect(
      [...listingsOfCopy("se", copy).records("listings")].map(({ id, text }) => ({ id, ...JSON.parse(text) })),
    ).toEqual([
      { id: "flat-30", slug: 30, rooms: 3 },
      { id: "flat-7", slug: 7, rooms: 2 },
    ])
  })

  test("are read from the tables of earlier versions, where a record without fields is deleted", async () => {
    for (const table of ["listing_area", "listing_house", "listing_home"])
      await write(
        `create table ${table} (market text not null, id text not null, fields text, version bigint not null default 1,
         updated_at ${name === "SQLite" ? "text" : "timestamptz"} not null default current_timestamp, primary key (market, id), unique (market, updated_at, id))`,
      )
    await write("create table listing_market (market text primary key, importing text)")
    await write("insert into listing_home (market, id, fields) values ('se', 'kvistgatan-12', null)")
    await write("insert into listing_home (market, id, fields) values ('se', 'old-1', null), ('se', 'old-2', '{}')")
    expect(await read()).toBe(1)
    expect(ids()).toEqual(["old-2"])
    expect(await fill()).toEqual({ written: records, removed: 1 })
    await read()
    expect(content()).toEqual(readContent("se"))
  })

  test("with mistakes are reported with their table, row, field and reason", async () => {
    await fill()
    const change = (table: string, id: string, value: string) =>
      write(`update ${table} set fields = ${value} where market = 'se' and id = '${id}'`)
    await change("listing_home", "kvistgatan-12", `replace(fields, '"area":"', '"area":"at')`)
    await change("listing_home", "bjorkvagen-7", "'{,'")
    await change("listing_area", "solna", "'[]'")
    await write("insert into listing_home (market, id, fields) values ('se', 'Not A Slug', '{}')")
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

  describe("that change during reading", () => {
    test("are read as of one moment", async () => {
      await fill()
      beforeHomes(async () => {
        const moved = `replace(fields, '"area":"solna"', '"area":"sodermalm"')`
        await write(`update listing_home set fields = ${moved} where market = 'se'`)
        await removeSolna()
      })
      await read()
      expect(ids("areas")).toContain("solna")
      expect(content()).toEqual(readContent("se"))
    })

    test("by an import, are read as of before it", async () => {
      await fill()
      beforeHomes(async () => {
        await beginImport(database, "se")
      })
      await read()
      expect(content()).toEqual(readContent("se"))
      await expect(read()).rejects.toThrow(/are half-filled/)
    })

    test("do not disturb another reading", async () => {
      await fill()
      const other = `${copy}-other`
      beforeHomes(async () => {
        await removeSolna()
        await read("se", other)
      })
      await read()
      expect(ids("areas")).toContain("solna")
      expect(ids("areas", other)).not.toContain("solna")
      expect(ids("listings", other)).toEqual(ids())
    })
  })

  if (name === "PostgreSQL")
    test("are read once more after a conflict", async () => {
      await fill()
      beforeHomes(async () => {
        throw Object.assign(new Error("restart transaction"), { code: "40001" })
      })
      expect(await read()).toBe(records)
    })

  describe("on an engine that reads each page at another moment", () => {
    /** Runs work after all homes are read. */
    const afterHomes = (work: () => Promise<unknown>) => {
      database = { ...database, snapshot: (work) => work(database) }
      beforeQuery = async (statement) => {
        if (!statement.includes("count(*) as number from listing_home")) return
        beforeQuery = async () => {}
        await work()
      }
    }

    test("stop the build if rows were added or removed", async () => {
      await fill()
      afterHomes(() => write("delete from listing_home where market = 'se' and id = 'kvistgatan-12'"))
      await expect(read()).rejects.toThrow(
        `The listings of "se" in the database of ${variable} were changed while they were read: build again.`,
      )
      await read()
      expect(ids()).not.toContain("kvistgatan-12")
    })

    test("stop the build if an import ended", async () => {
      await fill()
      const { end } = await beginImport(database, "se")
      beforeHomes(end)
      database = { ...database, snapshot: (work) => work(database) }
      await expect(read()).rejects.toThrow(/^The listings of "se" .* are half-filled: the import of 20/)
    })

    test("stop the build if an import began", async () => {
      await fill()
      beforeHomes(async () => {
        await beginImport(database, "se")
      })
      database = { ...database, snapshot: (work) => work(database) }
      await expect(read()).rejects.toThrow(/^The listings of "se" .* are half-filled: the import of 20/)
    })
  })

  test("stay as read before if the next reading fails", async () => {
    await fill()
    await read()
    beforeHomes(async () => {
      throw new Error("the network is gone")
    })
    await removeSolna()
    await expect(read()).rejects.toThrow("the network is gone")
    expect(content()).toEqual(readContent("se"))
    await read()
    expect(ids("areas")).not.toContain("solna")
    expect(readdirSync(dirname(copy))).toEqual(["listings.sqlite"])
  })

  describe("that cannot be read stop the build", () => {
    test("because a table is missing", async () => {
      await fill()
      await write("drop table listing_house")
      await expect(read()).rejects.toThrow(
        `The database of ${variable} has no table or view listing_house: create it, or fill the database with npm run listings:import.`,
      )
    })

    test("because a column is missing", async () => {
      await fill()
      await write("alter table listing_house rename column fields to record")
      await expect(read()).rejects.toThrow(
        new RegExp(`^The listings in the database of ${variable} cannot be used: .*fields.*\\.$`),
      )
    })

    test("because the market has no homes", async () => {
      await fill("fi")
      await expect(read()).rejects.toThrow(
        `The database of ${variable} has no homes of "se": fill it with npm run listings:import -- se.`,
      )
      expect(await read("fi")).toBe(count("fi", "listings") + count("fi", "areas") + count("fi", "houses"))
    })

    test.each([
      ['several rows with the id "kvistgatan-12"', "kvistgatan-12"],
      ["a row without id", null],
    ])("because there is %s", async (problem, id) => {
      await fill()
      await write("alter table listing_home rename to own_home")
      await write(
        `create view listing_home as select market, id, fields from own_home
         union all select 'se', ${id === null ? "null" : `'${id}'`}, '{}'`,
      )
      await expect(read()).rejects.toThrow(
        `The table listing_home in the database of ${variable} has ${problem} of "se": give each row an id of its own.`,
      )
    })

    test("because an import died, until another one succeeds", async () => {
      let written = 0
      beforeQuery = async (statement) => {
        if (statement.startsWith("insert into listing_h") && ++written === 1) throw new Error("the import was killed")
      }
      await expect(fill()).rejects.toThrow("the import was killed")
      await expect(read()).rejects.toThrow(/are half-filled: .* Wait for it, or run npm run listings:import -- se\.$/)
      beforeQuery = async () => {}
      await fill()
      await read()
      expect(content()).toEqual(readContent("se"))
    })
  })

  describe("an import", () => {
    test("writes added and changed rows, and deletes missing ones", async () => {
      expect(await fill()).toEqual({ written: records, removed: 0 })
      const changed = copyOfContent("se")
      changed.set(home, { updatedAt: "2026-11-20" })
      changed.repeat("se/listings/bjorkvagen-7.json", "se/listings/bjorkvagen-8.json")
      changed.remove("se/listings/bjorkvagen-7.json")
      expect(await fill("se", changed.root)).toEqual({ written: records, removed: 1 })
      await read()
      expect(content()).toEqual(readContent("se", changed.root))
    })

    test("leaves other markets alone", async () => {
      await fill("fi")
      await fill("se")
      await read("fi")
      expect(content("fi")).toEqual(readContent("fi"))
    })

    test("gives up if another one begins", async () => {
      beforeQuery = async (statement) => {
        if (!statement.startsWith("insert into listing_home")) return
        beforeQuery = async () => {}
        await fill()
        await removeSolna()
      }
      await expect(fill()).rejects.toThrow(
        'Another import of "se" has begun meanwhile, so this one has ended: wait for that, then run npm run listings:import -- se.',
      )
      await read()
      expect(ids("areas")).not.toContain("solna")
    })

    test("stores nothing of invalid files", async () => {
      const changed = copyOfContent("se")
      changed.set(home, { rooms: "two" })
      await expect(fill("se", changed.root)).rejects.toThrow("se/listings/kvistgatan-12.json: rooms")
      expect(await database.hasTable("listing_home")).toBe(false)
    })
  })
}

for (const name of ["PostgreSQL", "SQLite"] as const) withEngine(name)(`listings in ${name}`, engineTests(name))
