import { resolve } from "node:path"
import { checkRecords } from "../site/records/drafts.ts"
import { command } from "./output.ts"

/** Checks the records in the named files and folders, or all content. */
await command(async () => console.log(await checkRecords(process.argv.slice(2), resolve("src/content"))))
