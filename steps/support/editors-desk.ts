import assert from "node:assert/strict"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { agencies } from "../../src/spec/agencies.ts"
import { runProgram } from "../../src/tools/program.ts"
import { copyProject } from "../../src/tools/project-copy.ts"
import { type SiteName, siteNames } from "../specification/names.ts"
import { runCommand } from "./commands.ts"

/** What a check has printed, with the places of records instead of their files. */
type Verdict = { readonly isAccepted: boolean; readonly text: string }

let records: { readonly place: string; readonly text: string }[] = []
let verdict: Verdict = { isAccepted: false, text: "" }

/** Writes a record, such as `se/pages/moving.sv.md`, beside those that are not checked or built yet. */
export const write = (place: string, text: string): void => {
  records.push({ place, text })
}

/** Puts what has been written into a folder. @returns its files */
const putInto = (folder: string): string[] => {
  const files = records.map(({ place, text }) => {
    const file = join(folder, place)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    return file
  })
  records = []
  return files
}

/** Writes the record of a home anew, with a field as JSON in place of its own. */
export const writeAnew = (place: string, field: string, json: string): void => {
  const fields = JSON.parse(readFileSync(join(agencies.sample.records, place), "utf8"))
  write(place, JSON.stringify({ ...fields, [field]: json === "" ? undefined : JSON.parse(json) }))
}

/** Checks what has been written as an editor does, in a folder of the editor's own. */
export const check = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), "kvistbo-editor-"))
  const { code, all } = await runCommand("src/cli/content.ts", putInto(folder))
  rmSync(folder, { recursive: true })
  verdict = { isAccepted: code === 0, text: all.replaceAll(`${folder}/`, "") }
}

export const lastVerdict = (): Verdict => verdict

const buildTimeoutMs = 900_000

/**
 * Builds a site with what has been written, from the project as it is: nothing else is new.
 * @returns the folder of the build, which keeps its caches for the next one
 */
export const build = async (site: SiteName): Promise<string> => {
  const folder = join(".markets", "editors", siteNames[site])
  copyProject(folder)
  putInto(join(folder, agencies.sample.records))
  const built = await runProgram(process.execPath, ["src/cli/build.ts", siteNames[site]], {
    cwd: folder,
    hasGroup: true,
    timeoutMs: buildTimeoutMs,
  })
  assert.equal(built.code, 0, built.all.slice(-1000))
  return folder
}
