/** Loaded before the server of a site: plants a fault in its modules, also in those of its threads. */
import { writeSync } from "node:fs"
import { syncBuiltinESMExports } from "node:module"
import threads, { Worker } from "node:worker_threads"
import { plantInModules } from "./module-faults.ts"

const { PLANTED_FAULT = "{}" } = process.env
plantInModules(process.cwd(), {}, () => writeSync(2, "The fault was reached.\n")).plant(
  "server",
  JSON.parse(PLANTED_FAULT),
)

/** The server starts its threads without the options of its process, which load this file. */
threads.Worker = class extends Worker {
  constructor(module: URL, options: object) {
    super(module, { ...options, execArgv: ["--import", import.meta.filename] })
  }
}
syncBuiltinESMExports()
