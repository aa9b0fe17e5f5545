import { resolve } from "node:path"
import { command } from "../build/output.ts"
import { checkRecords } from "../site/records/drafts.ts"

/** Checks the records in the named files and folders, or all content. */
await command(async () => console.log(await checkRecords(process.argv.slice(2), resolve("src/content"))))
