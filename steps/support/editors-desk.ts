import assert from "node:assert/strict"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { runProgram } from "../../src/testing/tools/program.ts"
import { copyProject } from "../../src/testing/tools/project-copy.ts"
import { type SiteName, siteNames } from "../specification/names.ts"
import { runCommand } from "./commands.ts"

/** What a check of a record has printed, with its place instead of its file. */
type Verdict = { readonly isAccepted: boolean; readonly text: string }

let record = { place: "", text: "" }
let verdict: Verdict = { isAccepted: false, text: "" }

/** Writes a record, such as `se/pages/flytta.sv.md`. */
export const write = (place: string, text: string): void => {
  record = { place, text }
}

/** Writes the record of a home anew, with a field as JSON in place of its own. */
export const writeAnew = (place: string, field: string, json: string): void => {
  const fields = JSON.parse(readFileSync(join("src/content", place), "utf8"))
  write(place, JSON.stringify({ ...fields, [field]: json === "" ? undefined : JSON.parse(json) }))
}

/** Checks the record as an editor does, in a folder of the editor's own. */
export const check = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), "kvistbo-editor-"))
  const file = join(folder, record.place)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, record.text)
  const { code, all } = await runCommand("src/cli/content.ts", [file])
  rmSync(folder, { recursive: true })
  verdict = { isAccepted: code === 0, text: all.replaceAll(file, record.place) }
}

export const lastVerdict = (): Verdict => verdict

const buildTimeoutMs = 900_000

/**
 * Builds a site with the record, from the project as it is: nothing but the record is new.
 * @returns the folder of the build, which keeps its caches for the next one
 */
export const build = async (site: SiteName): Promise<string> => {
  const folder = join(".markets", "editors", siteNames[site])
  copyProject(folder)
  writeFileSync(join(folder, "src/content", record.place), record.text)
  const built = await runProgram(process.execPath, ["src/cli/build.ts", siteNames[site]], {
    cwd: folder,
    hasGroup: true,
    timeoutMs: buildTimeoutMs,
  })
  assert.equal(built.code, 0, built.all.slice(-1000))
  return folder
}
