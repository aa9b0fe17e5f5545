import { globSync, readFileSync } from "node:fs"
import { availableParallelism } from "node:os"
import { join, relative } from "node:path"
import { Worker } from "node:worker_threads"
import { PlainError } from "../../domain/plain-error.ts"
import type { HostRules } from "../../published/host-rules.ts"
import { type MarketName, markets } from "../../spec/markets.ts"
import { fileFactsOf } from "./file-facts.ts"
import type { PageFacts, Site } from "./page-facts.ts"
import { type PageFault, siteFaultsOf } from "./site-faults.ts"

/** Pages that a worker reads. */
export type Part = { readonly folder: string; readonly files: readonly string[]; readonly site: Site }

/** Result of a sweep over a built site. */
export type Sweep = { readonly pages: number; readonly faults: readonly PageFault[] }

const readInWorker = (part: Part): Promise<readonly PageFacts[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: part })
    worker.once("message", resolve)
    worker.once("error", reject)
  })

/** Files whose names say nothing about pages. */
const isPage = (file: string): boolean => file.endsWith(".html") && !file.startsWith("page-data/")

/** Address of a built file. */
export const addressOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$/, "$1")}`

/**
 * Checks every page of a built site without a browser.
 * @param folder of the site, such as `dist/se`
 * @param isMade whether the server makes a missing file when a browser asks for it
 * @throws PlainError if the folder has no site
 */
export const sweep = async (
  folder: string,
  market: MarketName,
  isMade: (path: string) => boolean = () => false,
): Promise<Sweep> => {
  const files = globSync("**/*", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .toSorted()
  if (!files.includes("_rules.json")) throw new PlainError(`${folder} has no site: run npm run build -- ${market}.`)
  const rules = JSON.parse(readFileSync(join(folder, "_rules.json"), "utf8")) as HostRules
  const ofPages = rules.headers.find(({ path }) => path === "/*")?.headers ?? []
  const policy = ofPages.find(({ key }) => key === "content-security-policy")?.value ?? ""
  const site = { origin: markets[market].origin, policy }
  const pages = files.filter(isPage)
  const count = availableParallelism()
  const parts = Array.from({ length: count }, (_, worker) => pages.filter((_page, index) => index % count === worker))
  const facts = await Promise.all(parts.map((part) => readInWorker({ folder, files: part, site })))
  const others = files
    .filter((file) => /\.(?:css|xml)$/.test(file))
    .map((file) => fileFactsOf(addressOf(file), readFileSync(join(folder, file), "utf8"), site.origin))
  const faults = siteFaultsOf([...facts.flat(), ...others], {
    paths: new Set(files.map(addressOf)),
    redirects: rules.redirects,
    isMade,
  })
  return { pages: pages.length, faults }
}

/** A line for each fault, with the first page that has it and the number of the others. */
export const linesOf = ({ faults }: Sweep): string[] =>
  [...Map.groupBy(faults, ({ fault }) => fault)].map(([fault, [first, ...others]]) => {
    const more = new Set(others.map(({ page }) => page)).size
    return `${first?.page}${more > 0 ? ` (and ${more} more)` : ""}: ${fault}`
  })
