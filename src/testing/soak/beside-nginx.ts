import { execFile } from "node:child_process"
import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { promisify } from "node:util"
import { gzipSync } from "node:zlib"
import { type MeasuredServer, nginx, ourServer } from "./measured-server.ts"
import { median } from "./measures.ts"

/** Loads the same pages from our server and nginx in turn, or (`memory`) many pages once from ours alone. */
const [mode = "pages", wanted] = process.argv.slice(2)
const clients = 50
const turns = 5

const root = mkdtempSync(join(tmpdir(), "kvistbo-beside-"))
process.once("exit", () => rmSync(root, { recursive: true, force: true }))
const site = join(root, "dist/se")

type Load = { readonly answers: number; readonly failed: number; readonly bytes: number; readonly p99: number }
const load = async (port: number, requests: number, encoding: string, paths: readonly string[]): Promise<Load> => {
  const args = ["src/testing/soak/page-load.ts", String(port), String(clients), String(requests), encoding, ...paths]
  return JSON.parse((await promisify(execFile)(process.execPath, args)).stdout)
}

/** CPU time of a page (µs), 99th percentile of its response time (ms), and its bytes. */
type Cost = { readonly cpu: number; readonly p99: number; readonly bytes: number }

const costOf = async (server: MeasuredServer, requests: number, paths: readonly string[]): Promise<Cost> => {
  const before = server.cpu()
  const { answers, failed, bytes, p99 } = await load(server.port, requests, "gzip", paths)
  if (failed > 0) throw new Error(`${failed} requests failed.`)
  return { cpu: ((server.cpu() - before) / answers) * 1e6, p99, bytes: bytes / answers }
}

const comparePages = async (requests: number): Promise<void> => {
  cpSync(realpathSync("dist/se"), site, { recursive: true })
  const pages = readdirSync(site, { recursive: true, encoding: "utf8" }).filter((name) =>
    /(^|\/)index\.html$/.test(name),
  )
  for (const name of pages)
    writeFileSync(join(site, `${name}.gz`), gzipSync(readFileSync(join(site, name)), { level: 6 }))
  const paths = pages.map((name) => encodeURI(`/${name.slice(0, -"index.html".length)}`))
  const servers = { ours: await ourServer(root), nginx: await nginx(root) }
  const costs: Record<keyof typeof servers, Cost[]> = { ours: [], nginx: [] }
  for (const server of Object.values(servers)) await costOf(server, 4 * paths.length, paths)
  for (let turn = 0; turn < turns; turn += 1)
    for (const name of ["ours", "nginx"] as const) costs[name].push(await costOf(servers[name], requests, paths))
  const medianOf = (name: keyof typeof servers, figure: keyof Cost) =>
    median(costs[name].map((cost) => cost[figure])) ?? Number.NaN
  for (const name of ["ours", "nginx"] as const)
    console.log(
      `${name}: ${medianOf(name, "cpu").toFixed(1)} µs of CPU time a page, p99 ${medianOf(name, "p99").toFixed(1)} ms, ${medianOf(name, "bytes").toFixed(0)} bytes (medians of ${turns} turns of ${requests} requests, ${paths.length} pages, ${clients} clients; CPU ${costs[name].map(({ cpu }) => cpu.toFixed(0)).join(" ")}, p99 ${costs[name].map(({ p99 }) => p99.toFixed(0)).join(" ")})`,
    )
  for (const figure of ["cpu", "p99"] as const)
    console.log(`${figure}: ${(medianOf("ours", figure) / medianOf("nginx", figure)).toFixed(2)} × nginx`)
  for (const server of Object.values(servers)) await server.stop()
}

const requestManyPages = async (count: number): Promise<void> => {
  for (const name of ["_rules.json", "index.html", "404.html", "500.html"]) {
    mkdirSync(site, { recursive: true })
    cpSync(join("dist/se", name), join(site, name))
  }
  const html = readFileSync("dist/se/index.html", "utf8")
  // File systems limit the number of hard links to a file.
  const perFile = 10_000
  let first = ""
  for (let page = 0; page < count; page += 1) {
    const file = join(site, `page-${page}/index.html`)
    mkdirSync(dirname(file))
    if (page % perFile > 0) linkSync(first, file)
    else {
      first = file
      writeFileSync(file, `${html}<!-- ${page} -->`)
    }
  }
  const server = await ourServer(root)
  const memory = [server.memoryMb()]
  const batch = 2000
  for (let from = 0; from < count; from += batch) {
    const paths = Array.from({ length: Math.min(batch, count - from) }, (_, page) => `/page-${from + page}/`)
    const { failed } = await load(server.port, paths.length, "identity", paths)
    if (failed > 0) throw new Error(`${failed} requests failed.`)
    memory.push(server.memoryMb())
  }
  await wait(1000)
  console.log(
    `${count} pages of ${html.length} bytes asked once: ${memory[0]?.toFixed(0)} MB of memory before, ${Math.max(...memory).toFixed(0)} MB at most, ${server.memoryMb().toFixed(0)} MB after.`,
  )
  await server.stop()
}

if (mode === "memory") await requestManyPages(Number(wanted ?? 104_000))
else await comparePages(Number(wanted ?? 20_000))
