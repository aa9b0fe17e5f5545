import { parseArgs } from "node:util"
import { retentionStart } from "../domain/contact/retention.ts"
import { byteOrderMark, csvRecord } from "../domain/csv.ts"
import { PlainError } from "../domain/plain-error.ts"
import { tableOf } from "../domain/table.ts"
import { columns, fields } from "../server/store/contact-request-table.ts"
import type { ContactRequestStore, Deletion, StoredContactRequest } from "../server/store/contact-requests.ts"
import { openExistingContactRequests } from "../server/store/open.ts"
import { retentionMonths } from "../spec/contact.ts"
import { writeAtomically } from "./atomic-file.ts"
import { command } from "./output.ts"

const usage = `npm run contact-requests -- list                          shows all contact requests, the newest last
npm run contact-requests -- csv [--out file]              writes them for a spreadsheet
npm run contact-requests -- export <person> [--out file]  writes all of one person's as JSON
npm run contact-requests -- delete <person>               deletes all of one person's
npm run contact-requests -- expire                        deletes what is older than ${retentionMonths} months

<person> is an e-mail address, or a telephone number such as +46701234567.`

/** Invalid arguments; the message is followed by the usage. */
class UsageError extends PlainError {}

const countText = (count: number): string => `${count} contact request${count === 1 ? "" : "s"}`

const write = async (file: string | undefined, texts: AsyncIterable<string>): Promise<void> => {
  if (file !== undefined) return writeAtomically(file, texts)
  for await (const text of texts) process.stdout.write(text)
}

type Field = keyof typeof columns

const headingOf = (field: Field): string => columns[field].heading ?? ""
const textOf = (request: StoredContactRequest, field: Field): string => {
  const value = request[field]
  return typeof value === "boolean" ? (value ? "yes" : "no") : (value ?? "")
}

const csvFields = fields.filter(headingOf)
const listFields = csvFields.filter((field) => field !== "id")

const listHeading = (field: Field): string =>
  columns[field].type === "moment" ? `${headingOf(field)} (UTC)` : headingOf(field)
const listCell = (request: StoredContactRequest, field: Field): string => {
  const text = textOf(request, field)
  return columns[field].type === "moment" ? `${text.slice(0, 10)} ${text.slice(11, 16)}` : text
}

const list = async (store: ContactRequestStore): Promise<void> => {
  const rows: string[][] = []
  for await (const request of store.all()) rows.push(listFields.map((field) => listCell(request, field)))
  if (rows.length === 0) return console.log("No contact requests are kept.")
  console.log(tableOf([listFields.map(listHeading), ...rows]))
  console.log(`\n${countText(rows.length)}`)
}

/** Phone numbers are URIs (RFC 3966), because spreadsheets parse a leading plus as a formula. */
const csvCell = (request: StoredContactRequest, field: Field): string => {
  const text = textOf(request, field)
  return columns[field].type === "phone" && text ? `tel:${text}` : text
}

async function* csvOf(store: ContactRequestStore): AsyncIterable<string> {
  yield byteOrderMark + csvRecord(csvFields.map(headingOf))
  for await (const request of store.all()) yield csvRecord(csvFields.map((field) => csvCell(request, field)))
}

/** @throws PlainError if no request of the person is stored, before anything is written */
async function* exportOf(store: ContactRequestStore, person: string): AsyncIterable<string> {
  const requests = (await store.findByPerson(person)).map(({ key: _, ...fields }) => fields)
  if (requests.length === 0) throw new PlainError(`No contact request of ${person} is kept.`)
  yield `${JSON.stringify({ person, exported: new Date().toISOString(), contactRequests: requests }, null, 2)}\n`
}

/** Exit code if rows are deleted but traces of them remain. */
const tracesExitCode = 3

/** Prints how many requests are deleted, and which traces remain until when. */
const printDeletion = ({ count, traces }: Deletion, whose: string): void => {
  console.log(`${countText(count)} ${whose} deleted.`)
  if (count > 0) console.log("Backups and replicas from before have them until those are deleted.")
  if (traces === undefined) return
  console.error(traces)
  process.exitCode = tracesExitCode
}

type Work = (store: ContactRequestStore) => Promise<void>

const workFrom = (args: readonly string[]): Work => {
  let parsed: { readonly values: { readonly out?: string }; readonly positionals: readonly string[] }
  try {
    parsed = parseArgs({ args: [...args], options: { out: { type: "string" } }, allowPositionals: true })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
  const { out } = parsed.values
  const [name, person, ...rest] = parsed.positionals
  if (name === undefined) throw new UsageError("Say what to do with the contact requests.")
  const subcommands: Readonly<Record<string, { readonly takes: readonly string[]; readonly work: Work }>> = {
    list: { takes: [], work: list },
    csv: { takes: ["--out"], work: (store) => write(out, csvOf(store)) },
    export: { takes: ["person", "--out"], work: (store) => write(out, exportOf(store, person ?? "")) },
    delete: {
      takes: ["person"],
      work: async (store) => printDeletion(await store.deleteByPerson(person ?? ""), `of ${person}`),
    },
    expire: {
      takes: [],
      work: async (store) => {
        const from = retentionStart(new Date())
        printDeletion(await store.deleteBefore(from), `from before ${from}`)
      },
    },
  }
  const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined
  if (!subcommand) throw new UsageError(`"${name}" is nothing that can be done with contact requests.`)
  const surplus = subcommand.takes.includes("person") ? rest[0] : person
  if (surplus !== undefined) throw new UsageError(`"${surplus}" is too much for ${name}.`)
  if (subcommand.takes.includes("person") && !/@|^\+\d+$/.test(person ?? ""))
    throw new UsageError(`Say whose: ${name} <person>.`)
  if (out !== undefined && !subcommand.takes.includes("--out")) throw new UsageError(`${name} writes no file.`)
  if (out === "") throw new UsageError("Say which file: --out <file>.")
  return subcommand.work
}

/** Lists and exports contact requests, deletes those of a person, and deletes expired ones for a scheduler. */
await command(async () => {
  let work: Work
  try {
    work = workFrom(process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(`${error.message}\n\n${usage}`)
    process.exitCode = 2
    return
  }
  const store = await openExistingContactRequests(process.env)
  try {
    await work(store)
  } finally {
    await store.close()
  }
})
