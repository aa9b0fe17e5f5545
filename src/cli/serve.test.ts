/** @jest-environment node */
import { existsSync } from "node:fs"
import { join } from "node:path"
import { servingProgram } from "../testing/commands.ts"
import { writeFiles } from "../testing/files.ts"
import { temporaryFolder } from "../testing/folders.ts"
import { freePort } from "../tools/free-port.ts"

let folder: string

beforeEach(() => {
  folder = temporaryFolder()
  writeFiles(folder, {
    "dist/fi/_rules.json": JSON.stringify({ headers: [], redirects: [], errorPages: [] }),
    "dist/fi/index.html": "<p>Koti</p>",
  })
})

const nobodyIsTold =
  "Neither SMTP_URL nor CRM_WEBHOOK_URL is set, so nobody is told of contact requests, which npm run contact-requests -- list shows: set SMTP_URL and MAIL_FROM to send each to its agent.\n"

/** Returns the output and exit code of a server that cannot start. */
const failureOf = async (args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  const { ended, output } = servingProgram(folder, args, env)
  const code = await ended
  return { code, out: output.out, error: output.error }
}

test.each(["127.0.0.1", "localhost", "::1"])("a built market is served at PORT of HOST %s", async (HOST) => {
  const PORT = String(await freePort())
  const { output, address, stop } = servingProgram(folder, ["fi"], { HOST, PORT })
  expect(await address).toBe(`http://${HOST === "::1" ? "[::1]" : HOST}:${PORT}`)
  expect(await (await fetch(`${await address}/`)).text()).toBe("<p>Koti</p>")
  expect(await stop()).toBe(0)
  expect(output.error).toBe(
    `LEADS_FILE is not set, so contact requests are kept in ${join(folder, "data", "leads.sqlite")}, inside the checkout, and go when that is cleaned or replaced: set it to a file outside, such as /var/lib/kvistbo/leads.sqlite.\n${nobodyIsTold}`,
  )
  expect(existsSync(join(folder, "data", "leads.sqlite"))).toBe(true)
})

const dist = "npm run build"
test.each([
  [
    "of a market that is none",
    ["dk"],
    {},
    '"dk" is not a market: use npm run serve, or npm run serve -- se | fi | no.',
  ],
  ["of two markets", ["se", "fi"], {}, '"se fi" is not a market: use npm run serve, or npm run serve -- se | fi | no.'],
  ["of a market without a build", ["se"], {}, `dist/se is not there: run ${dist} -- se first.`],
  ["of all, where one is not built", [], {}, `dist/se is not there: run ${dist} -- se first.`],
  ["of all at one port", [], { PORT: "80" }, "PORT is for one site: name its market, such as npm run serve -- se."],
  ["at no port", ["fi"], { PORT: "http" }, 'PORT is "http": give a number from 1 to 65535, or leave it out.'],
  [
    "at a port beyond all",
    ["fi"],
    { PORT: "65536" },
    'PORT is "65536": give a number from 1 to 65535, or leave it out.',
  ],
  [
    "at another machine's address",
    ["fi"],
    { PORT: "0", HOST: "192.0.2.1" },
    'HOST is "192.0.2.1", which is no address of this machine: give localhost, 0.0.0.0 for all that it has, or one of them.',
  ],
  [
    "at no address",
    ["fi"],
    { PORT: "0", HOST: "no host" },
    'HOST is "no host", which is no address of this machine: give localhost, 0.0.0.0 for all that it has, or one of them.',
  ],
  [
    "behind no number of proxies",
    ["fi"],
    { PORT: "0", TRUST_PROXY: "yes" },
    'TRUST_PROXY is "yes": give the number of proxies of your own before the server, such as 1, or leave it out.',
  ],
  [
    "with metrics at no port",
    ["fi"],
    { PORT: "0", METRICS_PORT: "yes" },
    'METRICS_PORT is "yes": give a number from 1 to 65535, or leave it out.',
  ],
  [
    "with another log",
    ["fi"],
    { PORT: "0", ACCESS_LOG: "combined" },
    'ACCESS_LOG is "combined": give json, or leave it out.',
  ],
] as const)("%s is refused in one sentence", async (_, args, env, sentence) => {
  expect(await failureOf(args, env)).toEqual({ code: 1, out: "", error: `${sentence}\n` })
  expect(existsSync(join(folder, "data"))).toBe(false)
})

test("a port for metrics that is in use is refused in one sentence", async () => {
  const { address, stop } = servingProgram(folder, ["fi"], { PORT: "0" })
  const { port } = new URL(await address)
  const { code, error } = await failureOf(["fi"], { PORT: "0", METRICS_PORT: port })
  expect([code, error]).toEqual([
    1,
    `Port ${port}, for METRICS_PORT, is in use: stop the program that uses it, then try again.\n`,
  ])
  await stop()
})

test.each([
  ["this machine alone, wherever the sites listen", { HOST: "127.0.0.2" }, "http://localhost:"],
  ["METRICS_HOST", { METRICS_HOST: "127.0.0.3" }, "http://127.0.0.3:"],
])("the metrics listen at %s", async (_, env, start) => {
  const { find, stop } = servingProgram(folder, ["fi"], { PORT: "0", METRICS_PORT: "0", ...env })
  const address = await find(/(?<=\[metrics\] ).*\n/)
  await stop()
  expect(address).toMatch(new RegExp(`^${start}\\d+/metrics\n$`))
})

test("a host for metrics that is not of this machine is refused in one sentence", async () => {
  const { code, error } = await failureOf(["fi"], { PORT: "0", METRICS_PORT: "0", METRICS_HOST: "192.0.2.1" })
  expect([code, error]).toEqual([
    1,
    'METRICS_HOST is "192.0.2.1", which is no address of this machine: give localhost, 0.0.0.0 for all that it has, or one of them.\n',
  ])
})

test("a server reports its health, counts and logs its requests, and logs nothing about the client", async () => {
  const METRICS_PORT = String(await freePort())
  const env = { PORT: "0", METRICS_PORT, ACCESS_LOG: "json", LEADS_FILE: join(folder, "leads.sqlite") }
  const { find, output, address, stop } = servingProgram(folder, ["fi"], env)
  const site = await address
  await find(/\[metrics\]/)
  const operations = `http://localhost:${METRICS_PORT}`
  for (const at of [site, operations]) {
    const ready = await fetch(`${at}/readyz`)
    expect([ready.status, ready.headers.get("cache-control")]).toEqual([200, "no-store"])
    expect(await ready.json()).toMatchObject({ ready: true, sites: { fi: "served" } })
    expect((await fetch(`${at}/livez`)).status).toBe(200)
  }
  await (await fetch(`${site}/?q=Anna`, { headers: { "user-agent": "secret-agent" } })).text()
  const metrics = await (await fetch(`${operations}/metrics`)).text()
  expect(metrics).toContain('kvistbo_http_requests_total{site="fi",status="2xx",kind="page"} 1')
  expect(metrics).toMatch(/^kvistbo_http_connections_open [1-9]/m)
  expect(metrics).toMatch(/^kvistbo_page_cache_bytes [1-9]/m)
  await stop()
  const lines = output.out.split("\n").filter((line) => line.startsWith("{"))
  const page = lines.map((line) => JSON.parse(line)).find(({ path }) => path === "/")
  expect(page).toMatchObject({ site: "fi", method: "GET", path: "/", status: 200 })
  expect(Object.keys(page).sort()).toEqual(["bytes", "level", "method", "ms", "path", "site", "status", "time"])
  expect(output.out).not.toMatch(/Anna|agent|127\.0\.0\.1.*path/)
  expect(output.error).toBe(nobodyIsTold)
})

test("a market with a store and a receiver of contact requests is served without a warning", async () => {
  const { output, address, stop } = servingProgram(folder, ["fi"], {
    PORT: "0",
    LEADS_FILE: join(folder, "leads.sqlite"),
    CRM_WEBHOOK_URL: "http://localhost:9/",
    CRM_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString("base64")}`,
  })
  expect(await (await fetch(`${await address}/`)).text()).toBe("<p>Koti</p>")
  expect([await stop(), output.error]).toEqual([0, ""])
})

test("a port in use is refused in one sentence", async () => {
  const { address, stop } = servingProgram(folder, ["fi"], { PORT: "0" })
  const { port } = new URL(await address)
  expect(await failureOf(["fi"], { PORT: port })).toEqual({
    code: 1,
    out: "",
    error: `Port ${port}, for the FI site, is in use: stop the program that uses it, then try again.\n`,
  })
  await stop()
})
