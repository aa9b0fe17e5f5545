/** @jest-environment node */
import { join } from "node:path"
import sharp from "sharp"
import { PlainError } from "../domain/plain-error.ts"
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
  process.env.AGENCY = "editors"
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

describe("a store that cannot be there", () => {
  const place = temporaryFolder()
  writeFiles(place, { file: "" })
  const address = /^DATABASE_URL is no address of a database: give one such as postgresql:/
  const parts =
    /^DATABASE_URL cannot be read: write %25 for a percent sign, and name certificate files that are there\.$/

  test.each([
    [{ DATABASE_URL: "s3cret" }, address],
    [{ DATABASE_URL: " " }, address],
    [{ DATABASE_URL: "mysql://s3cret@host/leads" }, address],
    [{ DATABASE_URL: "postgresql://site:s3cret@host:99999/leads" }, address],
    [{ DATABASE_URL: "postgresql://site:s3cret@host:-1/leads" }, address],
    [{ DATABASE_URL: "postgresql://site:100%e9s3cret@host/leads" }, parts],
    [{ DATABASE_URL: "postgresql://site:s3cret@host/leads?sslrootcert=/nowhere" }, parts],
    [{ LEADS_FILE: " " }, /^LEADS_FILE is " ", which is no file: name one, such as /],
    [{ LEADS_FILE: "a\u0000b" }, /, which is no file: name one, such as /],
    [{ LEADS_FILE: place }, /, which is no file: name one, such as /],
    [{ LEADS_FILE: "/dev/null" }, /^LEADS_FILE is "\/dev\/null", which is no file: name one, such as /],
    [
      { LEADS_FILE: join(place, "file/leads.sqlite") },
      /leads\.sqlite", which is in no folder that can be written to: name/,
    ],
  ])("%j is refused in one sentence before anything starts", (env, sentence) => {
    expect(() => startOf(env)).toThrow(PlainError)
    expect(() => startOf(env)).toThrow(sentence)
    expect(() => startOf(env)).not.toThrow(/s3cret/)
  })

  test("a file in a folder that is not there yet is taken", () => {
    expect(() => startOf({ LEADS_FILE: join(place, "new/folder/leads.sqlite") })).not.toThrow()
    expect(() => startOf({ LEADS_FILE: join(place, "file") })).not.toThrow()
  })
})

test.each([
  ["TRUST_PROXY", ["-1", "1.5", "10", "one", "1 2", "%31"]],
  ["METRICS_PORT", ["-1", "1e3", "65536", "99999999999999999999", "http", "%"]],
  ["PAGE_CACHE_MB", ["0", "-1", "1.5", "0x10", "99999999999999999999", "NaN"]],
  ["MAX_CONNECTIONS", ["0", "-1", "1.5", "99999999999999999999", "Infinity"]],
  ["CONTACT_RATE_LIMIT", ["0", "-1", "1.5", "99999999999999999999", "many"]],
  ["ACCESS_LOG", ["JSON", "true", "%"]],
  ["SENTRY_DSN", ["x", "https://", "ftp://a@b.example/1", "https://a:b@c.example/1", "https://a@b.example/x%"]],
])("%s is refused in one sentence that names it: %j", (name, values) => {
  for (const value of values) {
    expect(() => startOf({ [name]: value })).toThrow(PlainError)
    expect(() => startOf({ [name]: value })).toThrow(new RegExp(`^${name} [^\n]*\\.$`))
  }
  for (const blank of ["", "  ", "\n"]) expect(() => startOf({ [name]: blank })).not.toThrow()
})
