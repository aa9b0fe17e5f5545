/** @jest-environment node */
import { join } from "node:path"
import sharp from "sharp"
import { PictureLibrary } from "../site/media/media.ts"
import { writeFiles } from "../testing/files.ts"
import { temporaryFolder } from "../testing/folders.ts"
import { serveUntilStopped, startOf } from "./serving.ts"

const rules = JSON.stringify({ headers: [], redirects: [], errorPages: [] })
const home = process.cwd()
const signalsHandled = ["SIGINT", "SIGTERM", "SIGHUP"] as const
let folder: string
let addresses: string[]

beforeEach(() => {
  folder = temporaryFolder()
  process.chdir(folder)
  addresses = []
  jest.spyOn(console, "log").mockImplementation((line: string) => void addresses.push(line.split(" ")[1] ?? ""))
})

afterEach(() => {
  process.chdir(home)
  for (const signal of signalsHandled) process.removeAllListeners(signal)
})

const start = () => startOf({ LEADS_FILE: join(folder, "leads.sqlite") })
/** Sends the signal, and waits until the process would exit. */
const stop = async () => {
  const exited = Promise.withResolvers<void>()
  jest.spyOn(process, "exit").mockImplementation((() => exited.resolve()) as () => never)
  process.emit("SIGTERM")
  await exited.promise
}
const build = (market: string, text: string) =>
  writeFiles(folder, { [`dist/${market}/_rules.json`]: rules, [`dist/${market}/index.html`]: text })

test("a site answers while the next one is being built, and the process is ready once all are served", async () => {
  await serveUntilStopped(["fi", "no"], start(), async ({ serveMarket }) => {
    build("fi", "<p>Koti</p>")
    await serveMarket("fi", 0)
    const [address] = addresses
    expect(await (await fetch(address as string)).text()).toBe("<p>Koti</p>")
    expect((await fetch(`${address}readyz`)).status).toBe(503)
    build("no", "<p>Hjem</p>")
    await serveMarket("no", 0)
    expect((await fetch(`${address}readyz`)).status).toBe(200)
  })
  expect(await (await fetch(addresses[1] as string)).text()).toBe("<p>Hjem</p>")
  await stop()
})

test("a picture that the build has left out is encoded when a browser asks for it", async () => {
  const catalogue = [{ file: "hall.jpg", kind: "interior", dominantColor: "#806040", alt: { nb: "En gang" } }]
  writeFiles(folder, { "src/content/media/catalogue.json": JSON.stringify(catalogue) })
  const picture = sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#806040" } })
  await picture.jpeg().toFile(join(folder, "src/content/media/hall.jpg"))
  const { base } = new PictureLibrary(join(folder, "src/content")).picture("hall.jpg", "nb")
  await serveUntilStopped(["no"], start(), async ({ serveMarket }) => {
    build("no", "<p>Hjem</p>")
    await serveMarket("no", 0)
  })
  const answerFor = (path: string) => fetch(new URL(path, addresses[0]))
  const answer = await answerFor(`${base}-400.webp`)
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"])
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: "webp", width: 400 })
  expect((await answerFor(`${base}-401.webp`)).status).toBe(404)
  await stop()
})

test("if a later site cannot be built, the earlier one is not served any more", async () => {
  const failed = serveUntilStopped(["fi", "no"], start(), async ({ serveMarket }) => {
    build("fi", "<p>Koti</p>")
    await serveMarket("fi", 0)
    throw new Error("not built")
  })
  await expect(failed).rejects.toThrow("not built")
  await expect(fetch(addresses[0] as string)).rejects.toThrow("fetch failed")
})
