/** @jest-environment node */
import { once } from "node:events"
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import type { Server } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { writeFiles } from "../../testing/files.ts"
import { temporaryFolder } from "../../testing/folders.ts"
import { publishedFilesIn, publishedTextIn } from "../services/published-files.ts"
import { createSite } from "./site.ts"
import { Takeover } from "./takeover.ts"

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

/** Serves a folder as it is at its start and after each check. */
const serve = async (site: string) => {
  const takeover = new Takeover(site, {})
  const server: Server = createSite(() => ({ release: takeover.current }), {
    missingFile: (path) => takeover.older.at(path),
  }).listen(0, "localhost")
  closing.push(() => {
    takeover.stop()
    server.closeAllConnections()
    server.close()
  })
  await once(server, "listening")
  const get = async (path: string): Promise<string> => {
    const { port } = server.address() as AddressInfo
    const answer = await fetch(`http://localhost:${port}${path}`, { redirect: "manual" })
    return `${answer.status} ${await answer.text()}`
  }
  return { takeover, get }
}

const modes = ["in place", "through hard links"] as const

/** Folder of a site, beside which hard links can be made only in the second mode. */
const siteFor = (mode: (typeof modes)[number]): string => {
  const dist = temporaryFolder()
  if (mode === "in place") writeFileSync(join(dist, ".releases"), "")
  return join(dist, "se")
}

describe.each(modes)("a build that is served %s", (mode) => {
  test("is left by no link in it: of a file, of a folder, of a page or of a hashed file", async () => {
    const outside = temporaryFolder()
    writeFiles(outside, { "index.html": secret, "home/index.html": secret })
    const site = siteFor(mode)
    build(site, "page")
    symlinkSync(join(outside, "index.html"), join(site, "file.html"))
    symlinkSync(join(outside, "index.html"), join(site, "app-0a1b2c3d.js"))
    symlinkSync(outside, join(site, "folder"))
    symlinkSync("../../..", join(site, "up"))
    const { takeover, get } = await serve(site)
    for (const _ of ["at the start", "once it is taken over"]) {
      for (const path of ["/file.html", "/app-0a1b2c3d.js", "/folder/", "/folder", "/folder/home/", "/up/etc/hostname"])
        expect(`${path}: ${await get(path)}`).toBe(`${path}: 404 404`)
      expect(await get("/")).toBe("200 page")
      await takeover.check()
    }
    expect(takeover.current.isFixed).toBe(mode === "through hard links")
  })

  test("is not left once a folder of it becomes a link", async () => {
    const outside = temporaryFolder()
    writeFiles(outside, { "index.html": secret })
    const site = siteFor(mode)
    build(site, "page", { "folder/index.html": "inside" })
    const { takeover, get } = await serve(site)
    await takeover.check()
    rmSync(join(site, "folder"), { recursive: true })
    symlinkSync(outside, join(site, "folder"))
    expect(await get("/folder/")).toBe(mode === "in place" ? "404 404" : "200 inside")
  })

  test("may itself be a link, which a deploy changes", async () => {
    const site = siteFor(mode)
    const builds = temporaryFolder()
    for (const name of ["1", "2"]) build(join(builds, name), name, { [`app-0000000${name}.js`]: name })
    symlinkSync(join(builds, "1"), site)
    const { takeover, get } = await serve(site)
    expect(await get("/")).toBe("200 1")
    await takeover.check()
    rmSync(site)
    symlinkSync(join(builds, "2"), site)
    await takeover.check()
    expect(await get("/")).toBe("200 2")
    expect(await get("/app-00000001.js")).toBe("200 1")
  })

  test("has no older files that have become links", async () => {
    const outside = temporaryFolder()
    writeFiles(outside, { "app-00000001.js": secret })
    const site = siteFor(mode)
    const builds = temporaryFolder()
    for (const name of ["1", "2"]) build(join(builds, name), name, { [`app-0000000${name}.js`]: name })
    symlinkSync(join(builds, "1"), site)
    const { takeover, get } = await serve(site)
    await takeover.check()
    rmSync(site)
    symlinkSync(join(builds, "2"), site)
    await takeover.check()
    const place = takeover.older.at("/app-00000001.js")
    const file = join(place?.folder ?? "", place?.path ?? "")
    rmSync(file)
    symlinkSync(join(outside, "app-00000001.js"), file)
    expect(await get("/app-00000001.js")).toBe("404 404")
  })
})

test("an error page that is a link is none, so that the build is incomplete", async () => {
  const outside = temporaryFolder()
  writeFiles(outside, { "404.html": secret })
  const site = siteFor("in place")
  build(site, "page")
  rmSync(join(site, "404.html"))
  symlinkSync(join(outside, "404.html"), join(site, "404.html"))
  const { get } = await serve(site)
  expect(await get("/nowhere")).toBe("404 ")
})

test("services read no text through a link out of the build", async () => {
  const outside = temporaryFolder()
  writeFiles(outside, { "index.html": secret, "homes.json": "{}" })
  const site = siteFor("in place")
  build(site, "page")
  mkdirSync(join(site, "inside"))
  renameSync(join(site, "500.html"), join(site, "inside/index.html"))
  symlinkSync(outside, join(site, "folder"))
  expect(await publishedTextIn(site)("/folder/index.html")).toBeUndefined()
  expect(await publishedTextIn(site)("/inside/index.html")).toBe("500")
  expect(await (await publishedFilesIn(site)("/folder/homes.json"))?.json().catch(() => "nothing")).toBe("nothing")
})
