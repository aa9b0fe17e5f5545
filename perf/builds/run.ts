import { mkdirSync, writeFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { Homes } from "./homes.ts"
import type { Cost } from "./process-tree.ts"
import { bytesOf, type Difference, difference, type Published, publishedIn } from "./published.ts"
import { Workplace } from "./workplace.ts"

/** One build: what it cost, and what a deploy of it would send after the one before. */
export type Build = Pick<Cost, "wall" | "cpu" | "memory"> & {
  readonly homes: number
  readonly name: string
  readonly files: number
  readonly bytes: number
  readonly change: Difference | null
}

const { values } = parseArgs({ options: { homes: { type: "string" }, keep: { type: "boolean" } } })
const sizes = (values.homes ?? "100,1000,10000").split(",").map(Number)

const builds: Build[] = []
mkdirSync("reports", { recursive: true })

for (const size of sizes) {
  const workplace = new Workplace(String(size))
  const homes = new Homes(workplace.listings, size)
  let published: Published | undefined
  const build = async (name: string) => {
    const { wall, cpu, memory } = await workplace.build()
    const before = published
    published = publishedIn(workplace.site, before)
    const one: Build = {
      homes: homes.count,
      name,
      wall,
      cpu,
      memory,
      files: published.size,
      bytes: bytesOf(published),
      change: before ? difference(before, published) : null,
    }
    builds.push(one)
    console.log(
      [
        homes.count,
        name,
        `${wall.toFixed(1)} s`,
        `cpu ${cpu.toFixed(1)}`,
        `${((memory ?? 0) / 1e6).toFixed(0)} MB`,
        `${one.files} files`,
        `${(one.bytes / 1e6).toFixed(1)} MB`,
        one.change
          ? `sent ${one.change.sent.length} (${(one.change.bytes / 1e3).toFixed(0)} KB), gone ${one.change.gone.length}`
          : "",
      ].join("  "),
    )
    writeFileSync("reports/bench-build.json", `${JSON.stringify(builds, null, 1)}\n`)
  }
  await build("full")
  homes.reprice(0.3)
  await build("one price, first warm build")
  homes.reprice(0.6)
  await build("one price")
  homes.add()
  await build("one home added")
  homes.remove()
  await build("one home removed")
  if (!values.keep) workplace.remove()
}
