/** @jest-environment node */
import { join } from "node:path"
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
  process.emit("SIGTERM")
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
