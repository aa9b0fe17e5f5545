import { cpSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import fc from "fast-check"
import { command, seconds } from "../build/output.ts"
import { PlainError } from "../domain/plain-error.ts"
import { agencies as owners } from "../spec/agencies.ts"
import { type Agency, agencies, possible, writeAgency } from "../testing/agencies/agency.ts"
import { linesOf, sweep } from "../testing/sweep/sweep.ts"
import { runProgram } from "../tools/program.ts"
import { copyProject, liftPictureLimits } from "../tools/project-copy.ts"

const base = {
  homes: 0,
  areas: 0,
  agents: 0,
  posts: 0,
  pages: 0,
  selling: false,
  sold: 0,
  houses: 0,
  neighbourhoods: 0,
} as const

/** Sizes at which a page has another form, each with the fewest records that show it. */
const usual: readonly Omit<Agency, "seed">[] = [
  { ...base, market: "se", optional: "none", texts: "shortest" },
  {
    ...base,
    market: "se",
    homes: 25,
    areas: 2,
    agents: 1,
    posts: 1,
    pages: 1,
    selling: true,
    sold: 6,
    optional: "all",
    texts: "longest",
  },
  { ...base, market: "fi", homes: 24, areas: 3, agents: 2, houses: 2, optional: "some", texts: "usual" },
]

/** More homes than most agencies ever have, which CI leaves to the night. */
const large: Omit<Agency, "seed"> = {
  ...base,
  market: "se",
  homes: 500,
  areas: 7,
  agents: 3,
  posts: 13,
  pages: 4,
  selling: true,
  sold: 40,
  optional: "all",
  texts: "usual",
}

const folder = (market: string) => join(".markets", "agencies", market)

const nameOf = ({ seed, ...agency }: Agency): string =>
  Object.entries(agency)
    .map(([field, value]) => (typeof value === "number" ? `${value} ${field}` : `${field} ${value}`))
    .join(", ")

/** Addresses of pictures that a server encodes when a browser asks for them. */
const isPicture = (path: string): boolean => /^\/media\/[\w-]+\.[0-9a-f]{8}-\d+\.(?:avif|webp|jpg)$/.test(path)

/** Builds an agency and sweeps its site; returns what is wrong. */
const faultsOf = async (agency: Agency): Promise<readonly string[]> => {
  const { market } = agency
  const workplace = folder(market)
  writeAgency(agency, join(workplace, "src/content"))
  writeFileSync(join(workplace, "agency.json"), JSON.stringify(agency))
  const { code, all } = await runProgram(process.execPath, ["src/testing/agencies/build.ts", market], {
    cwd: workplace,
  })
  if (code !== 0) return [`cannot be built: ${all.trimEnd().slice(-3000)}`]
  return linesOf(await sweep(join(workplace, "dist", market), market, isPicture))
}

/** Builds invented agencies, each from its own content, and fails on any fault of a page. */
await command(async () => {
  const { values } = parseArgs({
    options: { agencies: { type: "string" }, seed: { type: "string" }, only: { type: "string" } },
  })
  const seed = Number(values.seed ?? 1)
  const count = values.agencies === undefined ? usual.length : Number(values.agencies)
  if (!Number.isSafeInteger(count) || count < 1)
    throw new PlainError(`--agencies is "${values.agencies}": give a number, such as 20.`)
  if (!Number.isSafeInteger(seed)) throw new PlainError(`--seed is "${values.seed}": give a whole number.`)
  const more = fc.sample(agencies, { seed, numRuns: Math.max(1, count) })
  const fixed = [...usual, large].map((agency, index) => possible({ ...agency, seed: seed + index }))
  const all = [...fixed, ...more].slice(0, count)
  const chosen =
    values.only === undefined ? all : all.filter((_, index) => values.only?.split(",").includes(String(index + 1)))
  for (const market of new Set(chosen.map((agency) => agency.market))) {
    mkdirSync(folder(market), { recursive: true })
    copyProject(folder(market))
    liftPictureLimits(folder(market))
    // Gives the agencies a map and documents, whatever the editors have.
    const content = join(folder(market), "src/content", market)
    cpSync(join(owners.sample.records, market), content, { recursive: true })
  }
  let failed = 0
  for (const agency of chosen) {
    const started = Date.now()
    const faults = await faultsOf(agency)
    const name = `agency ${all.indexOf(agency) + 1}: ${nameOf(agency)}`
    console.log(`${faults.length === 0 ? "ok  " : "FAIL"} ${name} (${seconds(Date.now() - started)})`)
    for (const fault of faults) console.log(`  ${fault}`)
    if (faults.length > 0) failed += 1
  }
  if (failed > 0) console.log(`Try again with --seed ${seed} --agencies ${count}`)
  console.log(`${chosen.length - failed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
})
