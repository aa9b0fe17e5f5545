import { mkdirSync, writeFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { Homes } from "./homes.ts"
import { bytesOf, difference, type PublishedFiles, publishedIn } from "./published.ts"
import { aimsOf, type Build, checksOf, tableOf } from "./report.ts"
import { Workplace } from "./workplace.ts"

const { values } = parseArgs({
  options: {
    homes: { type: "string" },
    keep: { type: "boolean" },
    quick: { type: "boolean" },
    full: { type: "boolean" },
  },
})
const sizes = (values.homes ?? (values.quick ? "1000" : "100,1000")).split(",").map(Number)
if (sizes.some((size) => !Number.isInteger(size) || size < 100))
  throw new Error(`--homes is "${values.homes}": give numbers from 100 on, such as 100,1000,10000.`)

const builds: Build[] = []
const write = () => {
  mkdirSync("reports", { recursive: true })
  writeFileSync("reports/bench-build.json", `${JSON.stringify(builds, null, 1)}\n`)
  writeFileSync("reports/bench-build.md", `${tableOf(builds)}\n`)
}

/** Builds a market of `size` homes from nothing, and again after each kind of change. */
const measure = async (size: number): Promise<void> => {
  const workplace = new Workplace(String(size))
  const homes = new Homes(workplace.listings, size)
  let published: PublishedFiles | undefined
  const build = async (name: string, change: Build["change"]) => {
    const { wall, cpu, memory } = await workplace.build()
    const before = published
    published = publishedIn(workplace.site, before)
    builds.push({
      homes: homes.count,
      change,
      name,
      wall,
      cpu,
      memory,
      files: published.size,
      pages: published.keys().reduce((sum, path) => sum + Number(path.endsWith("index.html")), 0),
      bytes: bytesOf(published),
      deploy: before ? difference(before, published) : null,
    })
    console.log(tableOf(builds).split("\n")[builds.length + 1])
    write()
  }
  await build("from nothing", null)
  if (values.full) return values.keep ? undefined : workplace.remove()
  homes.reprice(0.3)
  await build("one price, first warm build", "price")
  if (!values.quick) {
    homes.add()
    await build("one home added", "added")
    homes.remove()
    await build("one home removed", "removed")
  }
  homes.repriceAll()
  await build("every price", "prices")
  homes.reprice(0.6)
  await build("one price", "price")
  if (!values.keep) workplace.remove()
}

for (const size of sizes) await measure(size)
const checks = checksOf(builds)
const failures = checks.filter(({ passed }) => !passed)
console.log(
  [
    "",
    tableOf(builds),
    "",
    "Also in reports/bench-build.md and, file by file, reports/bench-build.json",
    "",
    ...checks.map(({ what, passed }) => `${passed ? "ok  " : "FAIL"} ${what}`),
    ...aimsOf(builds),
    "",
    `${checks.length - failures.length} passed, ${failures.length} failed`,
  ].join("\n"),
)
process.exitCode = failures.length > 0 ? 1 : 0
