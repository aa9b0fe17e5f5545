import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { agencies } from "../../src/spec/agencies.ts"
import { runCommand } from "./commands.ts"

/** What a check has printed, with the places of records instead of their files. */
type Verdict = { readonly isAccepted: boolean; readonly text: string }

let records: { readonly place: string; readonly text: string }[] = []
let verdict: Verdict = { isAccepted: false, text: "" }

/** Writes a record, such as `se/pages/moving.sv.md`, beside those that are not checked yet. */
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
