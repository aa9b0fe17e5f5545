import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parentPort, workerData } from "node:worker_threads"
import { pageFactsOf } from "./page-facts.ts"
import { addressOf, type Part } from "./sweep.ts"

const { folder, files, site } = workerData as Part
const facts = []
for (const file of files) facts.push(await pageFactsOf(addressOf(file), readFileSync(join(folder, file), "utf8"), site))
parentPort?.postMessage(facts)
