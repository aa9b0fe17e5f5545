/** @jest-environment node */
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { writeFiles } from "../../testing/files.ts"
import { temporaryFolder } from "../../testing/folders.ts"
import { CurrentRelease } from "./current-release.ts"
import { switchLink } from "./switch-link.ts"

const rulesOf = (build: string) =>
  JSON.stringify({
    headers: [{ path: "/*", headers: [{ key: "x-build", value: build }] }],
    redirects: [],
    errorPages: [{ prefix: "/", notFound: "/404.html", serverError: "/500.html" }],
  })

let releases: string
let site: string
let current: CurrentRelease
let log: jest.SpyInstance

const build = (folder: string, name: string, files: Readonly<Record<string, string>> = {}) =>
  writeFiles(folder, {
    "index.html": name,
    "404.html": "404",
    "500.html": "500",
    "_rules.json": rulesOf(name),
    ...files,
  })

/** Puts a release beside the others and switches the link to it. */
const deploy = (name: string, files?: Readonly<Record<string, string>>, missing?: string) => {
  build(join(releases, name), name, files)
  if (missing) rmSync(join(releases, name, missing))
  switchLink(site, join(releases, name))
}

const served = () => [
  readFileSync(join(current.release.folder, "index.html"), "utf8"),
  current.release.headersFor("/")["x-build"],
]

beforeEach(() => {
  log = jest.spyOn(console, "error").mockImplementation(() => {})
  const dist = temporaryFolder()
  releases = join(dist, "releases")
  site = join(dist, "se")
  mkdirSync(releases)
  deploy("1")
  current = new CurrentRelease(site)
})
afterEach(() => log.mockRestore())

test("a new release is served whole, and the old one until then", () => {
  const before = current.release
  deploy("2")
  expect(served()).toEqual(["1", "1"])
  current.look()
  expect(current.release).not.toBe(before)
  expect(served()).toEqual(["2", "2"])
  expect(log).not.toHaveBeenCalled()
})

test("is looked for each second", () => {
  jest.useFakeTimers()
  try {
    current.start()
    deploy("2")
    jest.advanceTimersByTime(1000)
    expect(served()).toEqual(["2", "2"])
    current.stop()
    deploy("3")
    jest.advanceTimersByTime(5000)
    expect(served()).toEqual(["2", "2"])
  } finally {
    jest.useRealTimers()
  }
})

test("a release that is served already is not loaded again", () => {
  const before = current.release
  current.look()
  expect(current.release).toBe(before)
})

test.each([
  [
    "rules that are cut off",
    { "_rules.json": '{"headers": [' },
    "_rules.json of the site is not as this server reads it (it is not JSON): deploy",
  ],
  [
    "rules without redirects",
    { "_rules.json": '{"headers":[],"errorPages":[]}' },
    "(redirects: expected an array): deploy the site and the server of one version.",
  ],
  [
    "a header that would be two",
    { "_rules.json": rulesOf("2\r\nx: y") },
    "(headers.0.headers.0.value: not a value that it can have)",
  ],
])("a release with %s is refused in one line, and the old one stays", (_, files, sentence) => {
  deploy("2", files)
  current.look()
  current.look()
  expect(served()).toEqual(["1", "1"])
  expect(log).toHaveBeenCalledTimes(1)
  expect(log.mock.calls[0]?.[0]).toContain(sentence)
  deploy("3")
  current.look()
  expect(served()).toEqual(["3", "3"])
})

test.each(["index.html", "404.html", "500.html"])("a release without %s is refused, and the old one stays", (name) => {
  deploy("2", {}, name)
  current.look()
  expect(served()).toEqual(["1", "1"])
  expect(log).toHaveBeenCalledTimes(1)
})

test("a link to nothing, or to a build without rules, changes nothing yet", () => {
  deploy("2", {}, "_rules.json")
  current.look()
  switchLink(site, join(releases, "nothing"))
  current.look()
  expect(served()).toEqual(["1", "1"])
  expect(log).not.toHaveBeenCalled()
})

test("a folder is served again once its rules or its front page have changed", () => {
  rmSync(site)
  build(site, "a")
  current = new CurrentRelease(site)
  const before = current.release
  writeFileSync(join(site, "_rules.json"), rulesOf("longer"))
  current.look()
  expect(served()).toEqual(["a", "longer"])
  rmSync(join(site, "index.html"))
  current.look()
  expect(log).toHaveBeenCalledTimes(1)
  writeFileSync(join(site, "index.html"), "whole")
  current.look()
  expect(served()).toEqual(["whole", "longer"])
  expect(current.release.id).not.toBe(before.id)
})

test.each([
  ["without rules", () => rmSync(join(releases, "1/_rules.json")), "it has no _rules.json"],
  [
    "with broken rules",
    () => writeFileSync(join(releases, "1/_rules.json"), "{"),
    "_rules.json of the site is not as this server reads it (it is not JSON)",
  ],
])("a start %s is refused", (_, spoil, sentence) => {
  spoil()
  expect(() => new CurrentRelease(site)).toThrow(sentence)
})

test("a link may be relative", () => {
  rmSync(site)
  symlinkSync("releases/1", site)
  expect(new CurrentRelease(site).release.headersFor("/")["x-build"]).toBe("1")
})
