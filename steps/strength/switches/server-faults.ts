/** Loaded before the server of a site: plants a fault in its modules, also in those of its threads. */
import { writeSync } from "node:fs"
import { plantInModules } from "./module-faults.ts"

const { PLANTED_FAULT = "{}" } = process.env
plantInModules(process.cwd(), {}, () => writeSync(2, "The fault was reached.\n")).plant(
  "server",
  JSON.parse(PLANTED_FAULT),
)
