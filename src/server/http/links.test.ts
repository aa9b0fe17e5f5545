/** @jest-environment node */
import { once } from "node:events"
import fs, { mkdirSync, renameSync, rmSync, symlinkSync } from "node:fs"
import type { Server } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { writeFiles } from "../../testing/files.ts"
import { temporaryFolder } from "../../testing/folders.ts"
import { publishedFilesIn, publishedTextIn } from "../services/published-files.ts"
import { CurrentRelease } from "./current-release.ts"
import { createSite } from "./site.ts"
import { switchLink } from "./switch-link.ts"

const errorPages = [{ prefix: "/", notFound: "/404.html", serverError: "/500.html" }]
const rules = JSON.stringify({ headers: [], redirects: [], errorPages })
const secret = "a secret"

const closing: (() => void)[] = []
let log: jest.SpyInstance
beforeEach(() => {
  log = jest.spyOn(console, "error").mockImplementation(() => {})
})
afterEach(() => {
  for (const close of closing.splice(0)) close()
  log.mockRestore()
})

const build = (folder: string, text: string, files: Readonly<Record<string, string>> = {}) =>
  writeFiles(folder, { "index.html": text, "404.html": "404", "500.html": "500", "_rules.json": rules, ...files })

/** Serves a release as it is at its start and after each look. */
const serve = async (site: string) => {
  const current = new CurrentRelease(site)
  const server: Server = createSite(() => ({ release: current.release })).listen(0, "localhost")
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, "listening")
  const get = async (path: string): Promise<string> => {
    const { port } = server.address() as AddressInfo
    const answer = await fetch(`http://localhost:${port}${path}`, { redirect: "manual" })
    return `${answer.status} ${await answer.text()}`
  }
  return { current, get }
}

/** The folder of a new release, and the path at which it is served. */
const siteOf = (mode: "a folder" | "a link"): { folder: string; site: string } => {
  const dist = temporaryFolder()
  const [folder, site] = [join(dist, "release"), join(dist, "se")]
  if (mode === "a folder") return { folder, site: folder }
  symlinkSync("release", site)
  return { folder, site }
}

describe.each(["a folder", "a link"] as const)("a build that is served through %s", (mode) => {
  test("is left by no link in it: of a file, of a folder, of a page or of a hashed file", async () => {
    const outside = temporaryFolder()
    writeFiles(outside, { "index.html": secret, "home/index.html": secret })
    const { folder, site } = siteOf(mode)
    build(folder, "page")
    symlinkSync(join(outside, "index.html"), join(folder, "file.html"))
    symlinkSync(join(outside, "index.html"), join(folder, "app-0a1b2c3d.js"))
    symlinkSync(outside, join(folder, "folder"))
    symlinkSync("../../..", join(folder, "up"))
    const { get } = await serve(site)
    for (const path of ["/file.html", "/app-0a1b2c3d.js", "/folder/", "/folder", "/folder/home/", "/up/etc/hostname"])
      expect(`${path}: ${await get(path)}`).toBe(`${path}: 404 404`)
    expect(await get("/")).toBe("200 page")
  })

  test("is not left once a folder of it becomes a link", async () => {
    const outside = temporaryFolder()
    writeFiles(outside, { "index.html": secret })
    const { folder, site } = siteOf(mode)
    build(folder, "page", { "folder/index.html": "inside" })
    const { get } = await serve(site)
    rmSync(join(folder, "folder"), { recursive: true })
    symlinkSync(outside, join(folder, "folder"))
    expect(await get("/folder/")).toBe("404 404")
  })
})

test("without /proc, a file is looked up by its name again", async () => {
  const outside = temporaryFolder()
  writeFiles(outside, { "index.html": secret })
  const site = temporaryFolder()
  build(site, "page")
  symlinkSync(outside, join(site, "folder"))
  const { get } = await serve(site)
  const reading = jest.spyOn(fs, "readlinkSync").mockImplementation(() => {
    throw new Error("There is no /proc.")
  })
  expect([await get("/"), await get("/folder/")]).toEqual(["200 page", "404 404"])
  expect(reading).toHaveBeenCalled()
  reading.mockRestore()
})

test("a deploy switches the link to a release", async () => {
  const releases = temporaryFolder()
  const site = join(temporaryFolder(), "se")
  for (const name of ["1", "2"]) build(join(releases, name), name)
  symlinkSync(join(releases, "1"), site)
  const { current, get } = await serve(site)
  expect(await get("/")).toBe("200 1")
  switchLink(site, join(releases, "2"))
  current.look()
  expect(await get("/")).toBe("200 2")
})

test("an error page that is a link is none, so that the build is incomplete", async () => {
  const outside = temporaryFolder()
  writeFiles(outside, { "404.html": secret })
  const site = temporaryFolder()
  build(site, "page")
  rmSync(join(site, "404.html"))
  symlinkSync(join(outside, "404.html"), join(site, "404.html"))
  const { get } = await serve(site)
  expect(await get("/nowhere")).toBe("404 ")
})

test("services read no text through a link out of the build", async () => {
  const outside = temporaryFolder()
  writeFiles(outside, { "index.html": secret, "homes.json": "{}" })
  const site = temporaryFolder()
  build(site, "page")
  mkdirSync(join(site, "inside"))
  renameSync(join(site, "500.html"), join(site, "inside/index.html"))
  symlinkSync(outside, join(site, "folder"))
  expect(await publishedTextIn(site)("/folder/index.html")).toBeUndefined()
  expect(await publishedTextIn(site)("/inside/index.html")).toBe("500")
  expect(await (await publishedFilesIn(site)("/folder/homes.json"))?.text().catch(() => "nothing")).toBe("nothing")
})
