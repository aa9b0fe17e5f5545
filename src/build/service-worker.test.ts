/** @jest-environment node */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { PlainError } from "../domain/plain-error.ts"
import { markets } from "../spec/markets.ts"
import { temporaryFolder, writeFiles } from "../testing/folders.ts"
import { fetchedAhead, serviceWorkerInUse, writeServiceWorker } from "./service-worker.ts"

const given = process.env.SERVICE_WORKER

afterEach(() => {
  if (given === undefined) delete process.env.SERVICE_WORKER
  else process.env.SERVICE_WORKER = given
})

test.each([
  [undefined, true],
  ["", true],
  ["on", true],
  ["off", false],
])("SERVICE_WORKER=%s: in use is %s", (variable, inUse) => {
  if (variable === undefined) delete process.env.SERVICE_WORKER
  else process.env.SERVICE_WORKER = variable
  expect(serviceWorkerInUse()).toBe(inUse)
})

test.each(["OFF", "no", "false", "0"])("SERVICE_WORKER=%s is refused with what there is", (variable) => {
  process.env.SERVICE_WORKER = variable
  expect(() => serviceWorkerInUse()).toThrow(
    new PlainError(`SERVICE_WORKER is "${variable}": use on, or off to take the service worker away from visitors`),
  )
})

test("an offline page in each language of the market is fetched ahead, with its script, and nothing else", () => {
  expect(fetchedAhead(markets.fi)).toEqual(["fi/offline.html", "offline.html", "en/offline.html", "offline.js"])
  expect(fetchedAhead(markets.no)).toEqual(["nb/offline.html", "offline.html", "offline.js"])
})

test("turned off, the worker is the one that removes itself", async () => {
  process.env.SERVICE_WORKER = "off"
  const folder = temporaryFolder()
  writeFiles(folder, { "sw-removal.js": "remove()" })
  await writeServiceWorker(folder, markets.fi)
  expect(readFileSync(join(folder, "sw.js"), "utf8")).toBe("remove()")
})
