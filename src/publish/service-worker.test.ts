/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { PlainError } from "../domain/plain-error.ts"
import { markets } from "../spec/markets.ts"
import { writeFiles } from "../testing/files.ts"
import { temporaryFolder } from "../testing/folders.ts"
import { checkedPreload, hasServiceWorker, precachedFiles, writeServiceWorker } from "./service-worker.ts"

const original = process.env.SERVICE_WORKER

afterEach(() => {
  if (original === undefined) delete process.env.SERVICE_WORKER
  else process.env.SERVICE_WORKER = original
})

test.each([
  [undefined, true],
  ["", true],
  ["on", true],
  ["off", false],
])("SERVICE_WORKER=%s: the worker is on: %s", (variable, inUse) => {
  if (variable === undefined) delete process.env.SERVICE_WORKER
  else process.env.SERVICE_WORKER = variable
  expect(hasServiceWorker()).toBe(inUse)
})

test.each(["OFF", "no", "false", "0"])("SERVICE_WORKER=%s is refused with the valid values", (variable) => {
  process.env.SERVICE_WORKER = variable
  expect(() => hasServiceWorker()).toThrow(
    new PlainError(`SERVICE_WORKER is "${variable}": use on, or off to take the service worker away from visitors`),
  )
})

test("the worker precaches an offline page in each language of the market, with its script, and nothing else", () => {
  expect(precachedFiles(markets.fi)).toEqual(["fi/offline.html", "offline.html", "en/offline.html", "offline.js"])
  expect(precachedFiles(markets.no)).toEqual(["nb/offline.html", "offline.html", "offline.js"])
})

describe("what a preloaded page answers", () => {
  const answerOf = async (preloadResponse: Promise<Response | undefined>) => {
    const event = Object.create({ preloadResponse }) as { preloadResponse: Promise<Response | undefined> }
    await checkedPreload.handlerWillStart?.({ event, request: new Request("https://kvistbo.example/") } as never)
    return event.preloadResponse
  }

  test("is used, an error of the server too", async () => {
    const page = new Response("home")
    expect(await answerOf(Promise.resolve(page))).toBe(page)
    const fault = new Response("", { status: 500 })
    expect(await answerOf(Promise.resolve(fault))).toBe(fault)
  })

  test("without a network is no answer, whether the browser rejects it or resolves it with an error", async () => {
    expect(await answerOf(Promise.resolve(Response.error()))).toBeUndefined()
    await expect(answerOf(Promise.reject(new TypeError("no network")))).rejects.toThrow("no network")
  })

  test("is left alone where nothing is preloaded", async () => {
    expect(await answerOf(Promise.resolve(undefined))).toBeUndefined()
    await expect(checkedPreload.handlerWillStart?.({ event: {} } as never)).resolves.toBeUndefined()
  })
})

test("without the worker, a worker that removes itself takes its place", async () => {
  process.env.SERVICE_WORKER = "off"
  const folder = temporaryFolder()
  writeFiles(folder, { "sw-removal.js": "remove()" })
  await writeServiceWorker(folder, markets.fi)
  expect(readFileSync(join(folder, "sw.js"), "utf8")).toBe("remove()")
})

describe("a worker", () => {
  const site = { "offline.html": "ingen", "en/offline.html": "none", "offline.js": "go()" }
  const market = { languages: ["sv", "en"] } as const
  const folder = temporaryFolder()
  const worker = join(folder, "sw.js")
  const written = async (files: Readonly<Record<string, string>> = {}) => {
    writeFiles(folder, files)
    await writeServiceWorker(folder, market, join(folder, "note.txt"))
    return readFileSync(worker, "utf8")
  }

  test("is bundled again if it changes or is missing, and otherwise stays", async () => {
    const first = await written(site)
    expect(first).toContain("offline.html")
    writeFileSync(worker, "as it was")
    expect(await written(site)).toBe("as it was")

    const second = await written({ "en/offline.html": "nothing" })
    expect(second).not.toBe(first)
    expect(second).toContain("offline.html")
    expect(await written(site)).toBe(first)

    rmSync(worker)
    expect(await written()).toBe(first)
  }, 60_000)

  test("is bundled again after it was turned off", async () => {
    const worker = await written(site)
    writeFiles(folder, { "sw-removal.js": "remove()" })
    process.env.SERVICE_WORKER = "off"
    expect(await written()).toBe("remove()")
    delete process.env.SERVICE_WORKER
    expect(await written()).toBe(worker)
  }, 60_000)

  test("that would precache a missing file is an error", async () => {
    rmSync(join(folder, "offline.js"))
    await expect(written()).rejects.toThrow(/^The service worker needs .+ and found 2 of them\./)
  })
})
