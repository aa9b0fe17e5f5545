/** @jest-environment node */
import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { writeFiles } from "../../testing/files.ts"
import { temporaryFolder } from "../../testing/folders.ts"
import { publish } from "./publish.ts"

const start = process.cwd()

/** Waits for the next step of the file system's clock, so that files written afterwards have a later time. */
const later = () => {
  const now = Date.now()
  do writeFileSync("clock", "")
  while (lstatSync("clock").ctimeMs <= now + 1)
}

beforeEach(() => {
  process.chdir(temporaryFolder())
  writeFiles(".", {
    ".cache/host-rules.json": "rules",
    ".markets/se/kept": "",
    "public/index.html": "first",
    "public/objekt/a/index.html": "a",
    "public/webpack.stats.json": "{}",
  })
  later()
  publish("se", ".markets/se")
})
afterEach(() => process.chdir(start))

const published = (path: string) => readFileSync(`dist/se/${path}`, "utf8")
const place = (path: string) => lstatSync(`dist/se/${path}`).ino

test("a first build is published whole, without Gatsby's own files", () => {
  expect(published("objekt/a/index.html")).toBe("a")
  expect(published("_rules.json")).toBe("rules")
  expect(existsSync("dist/se/webpack.stats.json")).toBe(false)
})

test("a later build touches only changed files, and deletes missing ones", () => {
  const before = place("index.html")
  later()
  writeFiles(".", { "public/objekt/b/index.html": "b", ".cache/host-rules.json": "new rules" })
  rmSync("public/objekt/a", { recursive: true })
  publish("se", ".markets/se")
  expect(place("index.html")).toBe(before)
  expect(published("objekt/b/index.html")).toBe("b")
  expect(published("_rules.json")).toBe("new rules")
  expect(existsSync("dist/se/objekt/a")).toBe(false)
  later()
  writeFileSync("public/index.html", "third")
  publish("se", ".markets/se")
  expect(published("index.html")).toBe("third")
})

test("a site that was built elsewhere is replaced whole", () => {
  writeFileSync("dist/.se-published", "another build")
  writeFiles(".", { "dist/se/foreign.html": "" })
  publish("se", ".markets/se")
  expect(existsSync("dist/se/foreign.html")).toBe(false)
  expect(published("index.html")).toBe("first")
})

test("the next build publishes the result of a killed one", () => {
  mkdirSync("next")
  writeFiles(".", { "next/index.html": "half published", "next/.gone.json": '["objekt/a/index.html"]' })
  renameSync("next", "dist/.se-ready")
  publish("se", ".markets/se")
  expect(published("index.html")).toBe("half published")
  expect(published("objekt/a/index.html")).toBe("a")
  expect(existsSync("dist/.se-ready")).toBe(false)
})
