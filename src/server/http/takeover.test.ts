/** @jest-environment node */
import { existsSync, readdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { writeFiles } from "../../testing/files.ts"
import { temporaryFolder } from "../../testing/folders.ts"
import { OlderFiles } from "./older-files.ts"
import { startListening } from "./serve.ts"
import { createSite } from "./site.ts"
import { Takeover } from "./takeover.ts"

const rulesOf = (build: string) =>
  JSON.stringify({
    headers: [
      { path: "/*", headers: [{ key: "x-build", value: build }] },
      { path: "/*.js", headers: [{ key: "cache-control", value: "public, max-age=31536000, immutable" }] },
    ],
    redirects: [],
    errorPages: [{ prefix: "/", notFound: "/404.html", serverError: "/500.html" }],
  })

const build = (folder: string, name: string, files: Readonly<Record<string, string>> = {}) =>
  writeFiles(folder, {
    "index.html": name,
    "404.html": "404",
    "500.html": "500",
    [`app-0000000${name}.js`]: name,
    "_rules.json": rulesOf(name),
    ...files,
  })

let dist: string
let site: string
let log: jest.SpyInstance
let takeover: Takeover
beforeEach(async () => {
  log = jest.spyOn(console, "error").mockImplementation(() => {})
  dist = temporaryFolder()
  site = join(dist, "se")
  build(site, "1")
  takeover = new Takeover(site, {})
  await takeover.check()
})
afterEach(() => {
  takeover.stop()
  log.mockRestore()
})

/** Replaces the previous build by another one. */
const deploy = async (name: string, files?: Readonly<Record<string, string>>) => {
  build(join(dist, "next"), name, files)
  rmSync(site, { recursive: true })
  renameSync(join(dist, "next"), site)
  await takeover.check()
}

const pageOf = async () => readFile(join(takeover.current.folder, "index.html"), "utf8")
const buildOf = () => takeover.current.headersFor("/")["x-build"]

test("a new build is taken over whole, and the old one is served until then", async () => {
  const before = takeover.current
  build(join(dist, "next"), "2")
  rmSync(site, { recursive: true })
  expect([await pageOf(), buildOf()]).toEqual(["1", "1"])
  renameSync(join(dist, "next"), site)
  expect([await pageOf(), buildOf()]).toEqual(["1", "1"])
  await takeover.check()
  expect(takeover.current).not.toBe(before)
  expect([await pageOf(), buildOf()]).toEqual(["2", "2"])
  expect(log).not.toHaveBeenCalled()
})

test("unchanged files are not taken over again", async () => {
  const before = takeover.current
  await takeover.check()
  expect(takeover.current).toBe(before)
})

test.each([
  ["rules that are cut off", { "_rules.json": '{"headers": [' }, "_rules.json is no JSON: build the site again."],
  [
    "rules without redirects",
    { "_rules.json": '{"headers":[],"errorPages":[]}' },
    '_rules.json is not right at "redirects"',
  ],
  [
    "a header that would be two",
    { "_rules.json": rulesOf("2\r\nx: y") },
    '_rules.json is not right at "headers.0.headers.0.value"',
  ],
])("a build with %s is refused in one line, and the old one stays", async (_, files, sentence) => {
  await deploy("2", files)
  await takeover.check()
  expect([await pageOf(), buildOf()]).toEqual(["1", "1"])
  expect(log).toHaveBeenCalledTimes(1)
  expect(log.mock.calls[0]?.[0]).toContain(sentence)
  await deploy("3")
  expect([await pageOf(), buildOf()]).toEqual(["3", "3"])
})

test.each(["index.html", "404.html", "500.html"])(
  "a build without %s is refused, and the old one stays",
  async (name) => {
    build(join(dist, "next"), "2")
    rmSync(join(dist, "next", name))
    rmSync(site, { recursive: true })
    renameSync(join(dist, "next"), site)
    await takeover.check()
    expect([await pageOf(), buildOf()]).toEqual(["1", "1"])
    expect(log).toHaveBeenCalledTimes(1)
  },
)

test("a build that is being published has no rules yet, and waits", async () => {
  rmSync(join(site, "_rules.json"))
  rmSync(join(site, "index.html"))
  writeFileSync(join(site, "index.html"), "2")
  await takeover.check()
  expect([await pageOf(), buildOf()]).toEqual(["1", "1"])
  writeFileSync(join(site, "_rules.json"), rulesOf("2"))
  await takeover.check()
  expect([await pageOf(), buildOf()]).toEqual(["2", "2"])
})

test("a symbolic link to another build is followed", async () => {
  build(join(dist, "builds/2"), "2")
  renameSync(site, join(dist, "builds/1"))
  symlinkSync("builds/2", site)
  await takeover.check()
  expect([await pageOf(), buildOf()]).toEqual(["2", "2"])
})

test("if links cannot be created, the folder itself is served, and the log reports it once", async () => {
  takeover.stop()
  rmSync(join(dist, ".releases"), { recursive: true })
  writeFileSync(join(dist, ".releases"), "")
  takeover = new Takeover(site, {})
  await takeover.check()
  await deploy("2")
  expect([await pageOf(), buildOf()]).toEqual(["2", "2"])
  expect(takeover.current.isFixed).toBe(false)
  expect(log.mock.calls.map(([line]) => String(line).slice(0, 40))).toEqual([
    expect.stringMatching(/^No links can be made/),
  ])
})

describe("a start with an incomplete build", () => {
  const restart = async () => {
    takeover.stop()
    takeover = new Takeover(site, {})
    await takeover.check()
    await takeover.check()
  }
  const breakBuild = (name: string) => rmSync(join(site, name))

  test.each([
    ["_rules.json", "it has no _rules.json"],
    ["index.html", "it has no index.html"],
    ["500.html", "it has no error pages"],
  ])("without %s serves the last release, and reports it in one line", async (name, reason) => {
    await deploy("2")
    breakBuild(name)
    await restart()
    expect([await pageOf(), buildOf()]).toEqual(["2", "2"])
    expect(log.mock.calls).toEqual([
      [
        `The build in ${site} is refused (${reason}), and the one that was served before is served again: deploy once more.`,
      ],
    ])
    await deploy("3")
    expect([await pageOf(), buildOf()]).toEqual(["3", "3"])
    expect(takeover.older.at("/app-00000002.js")).toBeDefined()
  })

  test("skips other incomplete releases, and those without all links", async () => {
    await deploy("2")
    const releases = join(dist, ".releases/se")
    build(join(releases, "ffffffffffff-00000000.part"), "4")
    build(join(releases, "ffffffffffff-00000001"), "5")
    rmSync(join(releases, "ffffffffffff-00000001/_rules.json"))
    const later = new Date(Date.now() + 60_000)
    for (const name of ["ffffffffffff-00000000.part", "ffffffffffff-00000001"])
      utimesSync(join(releases, name), later, later)
    breakBuild("index.html")
    await restart()
    expect([await pageOf(), buildOf()]).toEqual(["2", "2"])
  })

  test("without a release beside it is refused as before", () => {
    takeover.stop()
    rmSync(join(dist, ".releases"), { recursive: true })
    breakBuild("_rules.json")
    expect(() => new Takeover(site, {})).toThrow("it has no _rules.json")
    writeFileSync(join(site, "_rules.json"), "{")
    expect(() => new Takeover(site, {})).toThrow("_rules.json is no JSON: build the site again.")
  })

  test("takes over the front page when it arrives after the rules", async () => {
    await deploy("2")
    breakBuild("index.html")
    await restart()
    writeFileSync(join(site, "index.html"), "2, whole")
    await takeover.check()
    expect(await pageOf()).toBe("2, whole")
  })
})

describe("a file with a hash in its name that the new build does not have", () => {
  const old = "/app-00000001.js"

  test("is served for a week, also after a restart", async () => {
    await deploy("2")
    await deploy("3")
    expect(existsSync(site + old)).toBe(false)
    for (const name of ["1", "2"]) expect(takeover.older.at(`/app-0000000${name}.js`)).toBeDefined()
    expect(takeover.older.at("/app-00000003.js")).toBeUndefined()
    expect(takeover.older.at("/index.html")).toBeUndefined()
    takeover = new Takeover(site, {})
    await takeover.older.refresh(Date.now() + 6.9 * 24 * 60 * 60 * 1000)
    expect(takeover.older.at(old)).toBeDefined()
    await takeover.older.refresh(Date.now() + 8 * 24 * 60 * 60 * 1000)
    expect(takeover.older.at(old)).toBeUndefined()
    expect(readdirSync(join(dist, ".releases/se/older"))).toEqual([])
  })

  test("is unchanged, with the new build beside it", async () => {
    const server = createSite(() => ({ release: takeover.current }), { missingFile: (path) => takeover.older.at(path) })
    const address = await startListening(server, "a site", 0)
    try {
      await deploy("2")
      const answer = await fetch(address + old)
      expect([answer.status, await answer.text()]).toEqual([200, "1"])
      expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
      expect(await (await fetch(`${address}/app-00000002.js`)).text()).toBe("2")
      expect((await fetch(`${address}/app-0000000f.js`)).status).toBe(404)
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })
})

test("deleted links are made again", async () => {
  rmSync(join(dist, ".releases"), { recursive: true })
  await takeover.check()
  expect([await pageOf(), takeover.current.folder]).toEqual(["1", site])
  // This check makes no links, which could disturb a removal that still runs.
  expect(existsSync(join(dist, ".releases"))).toBe(false)
  await takeover.check()
  expect([await pageOf(), takeover.current.isFixed]).toEqual(["1", true])
  expect(log).not.toHaveBeenCalled()
})

test("an old release that another server of the site removes at the same time is no problem", async () => {
  const old = join(dist, ".releases/se/0-00000000")
  writeFiles(old, { "index.html": "0" })
  utimesSync(old, new Date(0), new Date(0))
  const { keep } = OlderFiles.prototype
  const reading = jest.spyOn(OlderFiles.prototype, "keep").mockImplementation(function (this: OlderFiles, ...args) {
    rmSync(old, { recursive: true })
    return keep.apply(this, args)
  })
  await takeover.clean()
  expect(reading).toHaveBeenCalledTimes(1)
  expect(log).not.toHaveBeenCalled()
  reading.mockRestore()
})
