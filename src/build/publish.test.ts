/** @jest-environment node */
import { existsSync, lstatSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { writeFiles } from "../testing/files.ts"
import { temporaryFolder } from "../testing/folders.ts"
import { publish } from "./publish.ts"

const start = process.cwd()

const rulesFor = (build: string) =>
  JSON.stringify({
    headers: [{ path: "/media/*", headers: [{ key: "cache-control", value: "max-age=1, immutable" }] }],
    redirects: [],
    errorPages: [],
    build,
  })

/** Waits for the next step of the file system's clock, so that files written afterwards have a later time. */
const later = () => {
  const now = Date.now()
  do writeFileSync("clock", "")
  while (lstatSync("clock").ctimeMs <= now + 1)
}

/** Publishes at a later millisecond, which names the release. */
const publishAgain = () => {
  later()
  publish("se", ".markets/se")
}

beforeEach(() => {
  process.env.AGENCY = "editors"
  process.chdir(temporaryFolder())
  writeFiles(".", {
    ".cache/host-rules.json": rulesFor("1"),
    ".markets/se/kept": "",
    "public/index.html": "first",
    "public/objekt/a/index.html": "a",
    "public/app-0000000a.js": "script",
    "public/media/a.1a2b-400.avif": "picture",
    "public/webpack.stats.json": "{}",
  })
  publishAgain()
})
afterEach(() => process.chdir(start))

const published = (path: string) => readFileSync(`dist/se/${path}`, "utf8")
const place = (path: string) => lstatSync(`dist/se/${path}`).ino
const releases = () => readdirSync("dist/.releases/se").length

test("a first build is published whole, without Gatsby's own files", () => {
  expect(published("objekt/a/index.html")).toBe("a")
  expect(JSON.parse(published("_rules.json")).build).toBe("1")
  expect(existsSync("dist/se/webpack.stats.json")).toBe(false)
})

test("a later build is a release of its own, in which unchanged files are links", () => {
  const before = place("index.html")
  const old = readdirSync("dist/.releases/se")
  later()
  writeFiles(".", { "public/objekt/b/index.html": "b", ".cache/host-rules.json": rulesFor("2") })
  rmSync("public/objekt/a", { recursive: true })
  publishAgain()
  expect(place("index.html")).toBe(before)
  expect(published("objekt/b/index.html")).toBe("b")
  expect(JSON.parse(published("_rules.json")).build).toBe("2")
  expect(existsSync("dist/se/objekt/a")).toBe(false)
  expect(readFileSync(`dist/.releases/se/${old}/objekt/a/index.html`, "utf8")).toBe("a")
  later()
  writeFileSync("public/index.html", "third")
  publishAgain()
  expect(published("index.html")).toBe("third")
  expect(releases()).toBe(2)
})

test.each([
  ["another release is published", () => writeFileSync(".markets/se/published", "1")],
  ["the clock has been set back", () => {}, -1000],
])("if %s, the site is copied whole", (_, change, clock = 1000) => {
  const before = place("index.html")
  change()
  publish("se", ".markets/se", Date.now() + clock)
  expect(place("index.html")).not.toBe(before)
  expect(published("index.html")).toBe("first")
})

test.each([
  ["folder", () => writeFiles("dist/se", { "foreign.html": "foreign" })],
  [
    "link",
    () => {
      writeFiles("foreign", { "foreign.html": "foreign", "index.html": "foreign" })
      symlinkSync("../foreign", "dist/se")
    },
  ],
])("a %s from elsewhere makes room for the build", (_, put) => {
  rmSync("dist/se")
  put()
  publishAgain()
  expect(existsSync("dist/se/foreign.html")).toBe(false)
  expect(published("index.html")).toBe("first")
})

test("a build that is killed changes nothing, and leaves nothing to the next", () => {
  writeFiles(".", { "public/index.html": "second" })
  rmSync(".cache/host-rules.json")
  expect(() => publish("se", ".markets/se")).toThrow("host-rules.json")
  expect(published("index.html")).toBe("first")
  rmSync("public/objekt", { recursive: true })
  writeFiles(".", { ".cache/host-rules.json": rulesFor("2") })
  publishAgain()
  expect(published("index.html")).toBe("second")
  expect(existsSync("dist/se/objekt")).toBe(false)
})

test("a file that open tabs may request stays for a week after it was replaced", () => {
  const [first, day] = [Date.now(), 24 * 60 * 60_000]
  const files = ["app-0000000a.js", "media/a.1a2b-400.avif"]
  for (const file of [...files, "objekt/a/index.html"]) rmSync(`public/${file}`)
  const presentAfter = (days: number) => {
    publish("se", ".markets/se", first + days * day)
    return files.filter((file) => existsSync(`dist/se/${file}`))
  }
  expect(presentAfter(30)).toEqual(files)
  expect(presentAfter(36.9)).toEqual(files)
  expect(existsSync("dist/se/objekt/a/index.html")).toBe(false)
  expect(presentAfter(37.1)).toEqual([])
})
