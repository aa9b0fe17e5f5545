import { parseArgs } from "node:util"
import { command } from "../build/output.ts"
import { retentionStart } from "../domain/contact/retention.ts"
import { PlainError } from "../domain/plain-error.ts"
import { deleteOldAlerts, newsTeller } from "../server/delivery/alert-news.ts"
import { publishedSites } from "../server/delivery/published-sites.ts"
import { offeredHomes } from "../server/services/offered-homes.ts"
import type { Deletion } from "../server/store/contact-requests.ts"
import { deleteOldRequests } from "../server/store/old-rows.ts"
import { openExistingStores } from "../server/store/open.ts"
import { isRowId } from "../server/store/row-id.ts"
import type { Stores } from "../server/store/stores.ts"
import { retentionMonths } from "../spec/contact.ts"
import { answered, deliver, failed, retry, show } from "./desk/deliveries.ts"
import { countText, csvOf, exportOf, list, signUps, write } from "./desk/lists.ts"

const usage = `npm run contact-requests -- list                          shows all contact requests, the newest last
npm run contact-requests -- viewings <home>               shows who has signed up for the viewings of a home
npm run contact-requests -- show <id>                     shows one whole, and what became of its messages
npm run contact-requests -- answered <id>                 marks one as answered
npm run contact-requests -- failed                        shows messages that were given up
npm run contact-requests -- retry [id]                    tries those again, of all requests or of one
npm run contact-requests -- deliver                       sends the messages that are due, where no server runs
npm run contact-requests -- csv [--out file]              writes them for a spreadsheet
npm run contact-requests -- export <person> [--out file]  writes all of one person's as JSON
npm run contact-requests -- delete <person>               deletes all of one person's
npm run contact-requests -- write-again <address>         lets a mailbox get receipts and alerts that its owner had stopped
npm run contact-requests -- expire [--force]              deletes what is older than ${retentionMonths} months, even if the clock is in doubt
npm run contact-requests -- alerts                        prepares today's messages to those who follow a search or a home, where no server runs

<person> is an e-mail address, or a telephone number such as +46701234567; <home> is the last part of the address of its page,
such as kvistgatan-12.`

/** Invalid arguments; the message is followed by the usage. */
class UsageError extends PlainError {}

/** Exit code if rows are deleted but traces of them remain. */
const tracesExitCode = 3

/** Prints why old rows were not deleted, if so. */
const printRefusal = ({ refusal }: Deletion): void => {
  if (refusal === undefined) return
  console.error(refusal)
  process.exitCode = 1
}

/** Prints how many requests are deleted. */
const printDeletion = (deletion: Deletion, whose: string): void => {
  const { count } = deletion
  printRefusal(deletion)
  console.log(`${countText(count)} ${whose} deleted.`)
  if (count > 0)
    console.log(
      "Backups and replicas from before have them until those are deleted, and so have the mailboxes and the CRM that were told of them.",
    )
}

/** Prints how many alerts are deleted, if any: most people have none. */
const printAlertDeletion = (deletion: Deletion, which: string): void => {
  const { count } = deletion
  printRefusal(deletion)
  if (count > 0) console.log(`${count} alert${count === 1 ? "" : "s"} about searches and homes ${which} deleted.`)
}

/** Removes the traces of what was deleted, and prints which of them remain until when. */
const purge = async ({ store }: Stores): Promise<void> => {
  const traces = await store.purge()
  if (traces === undefined) return
  console.error(traces)
  process.exitCode = tracesExitCode
}

type Options = { readonly out?: string; readonly force?: boolean }
type Work = (stores: Stores, subject: string, options: Options) => Promise<void>

type Subcommand = {
  /** Kind of its argument, which may be optional. */
  readonly about?: "person" | "address" | "home" | "id" | "id, if only one"
  readonly writesFile?: true
  readonly canForce?: true
  readonly work: Work
}

const isHome = (text: string): boolean => /^[a-z0-9-]+$/.test(text)
const isAddress = (text: string): boolean => text.includes("@")
const isPerson = (text: string): boolean => /@|^\+\d+$/.test(text)

/** Records the day's messages, which `deliver` sends. */
const prepareAlerts = async ({ alerts }: Stores): Promise<void> => {
  const sites = publishedSites()
  const count = await newsTeller(alerts, (market) => offeredHomes(sites(market)))()
  console.log(
    `${count} message${count === 1 ? "" : "s"} to those who follow a search will be sent, by the server or by deliver.`,
  )
}

const subcommands: Readonly<Record<string, Subcommand>> = {
  list: { work: ({ store }) => list(store) },
  viewings: { about: "home", work: ({ store }, home) => signUps(store, home) },
  show: { about: "id", work: show },
  answered: { about: "id", work: answered },
  failed: { work: failed },
  retry: { about: "id, if only one", work: (stores, id) => retry(stores, id || undefined) },
  deliver: { work: deliver },
  alerts: { work: prepareAlerts },
  csv: { writesFile: true, work: ({ store }, _, { out }) => write(out, csvOf(store)) },
  export: {
    about: "person",
    writesFile: true,
    work: (stores, person, { out }) => write(out, exportOf(stores, person)),
  },
  delete: {
    about: "person",
    work: async (stores, person) => {
      printDeletion(await stores.store.deleteByPerson(person), `of ${person}`)
      printAlertDeletion(await stores.alerts.deleteByPerson(person), `of ${person}`)
      if (isAddress(person) && (await stores.mailboxes.blockedSince(person)) !== undefined)
        console.log(`${person} still gets no receipts and alerts, as its owner wishes: write-again ends that.`)
      await purge(stores)
    },
  },
  "write-again": {
    about: "address",
    work: async ({ mailboxes }, email) =>
      console.log(
        (await mailboxes.unblock(email))
          ? `${email} gets receipts and alerts again.`
          : `The owner of ${email} has not stopped any messages.`,
      ),
  },
  expire: {
    canForce: true,
    work: async (stores, _, { force }) => {
      const now = new Date()
      await stores.mailboxes.deleteOldCounts(now)
      printDeletion(await deleteOldRequests(stores.store, now, force), `from before ${retentionStart(now)}`)
      printAlertDeletion(await deleteOldAlerts(stores.alerts, now, force), "that had ended or were not confirmed")
      await purge(stores)
    },
  },
}

/** @throws UsageError if the argument is missing or of another kind */
const checkSubject = (name: string, about: Subcommand["about"], subject: string): void => {
  if (about === "person" && !isPerson(subject)) throw new UsageError(`Say whose: ${name} <person>.`)
  if (about === "address" && !isAddress(subject)) throw new UsageError(`Say which e-mail address: ${name} <address>.`)
  if (about === "home" && !isHome(subject)) throw new UsageError(`Say of which home: ${name} <home>.`)
  if (about === "id" && !isRowId(subject)) throw new UsageError(`Say which: ${name} <id>, as list shows it.`)
  if (about === "id, if only one" && subject !== "" && !isRowId(subject))
    throw new UsageError(`"${subject}" is no id of a contact request: ${name} takes one, as list shows it, or nothing.`)
}

const workFrom = (args: readonly string[]): ((stores: Stores) => Promise<void>) => {
  let parsed: { readonly values: Options; readonly positionals: readonly string[] }
  try {
    parsed = parseArgs({
      args: [...args],
      options: { out: { type: "string" }, force: { type: "boolean" } },
      allowPositionals: true,
    })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
  const { out, force } = parsed.values
  const [name, subject, ...rest] = parsed.positionals
  if (name === undefined) throw new UsageError("Say what to do with the contact requests.")
  const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined
  if (!subcommand) throw new UsageError(`"${name}" is nothing that can be done with contact requests.`)
  const { about, writesFile, canForce, work } = subcommand
  const surplus = about ? rest[0] : subject
  if (surplus !== undefined) throw new UsageError(`"${surplus}" is too much for ${name}.`)
  checkSubject(name, about, subject ?? "")
  if (out !== undefined && !writesFile) throw new UsageError(`${name} writes no file.`)
  if (force && !canForce) throw new UsageError(`${name} takes no --force.`)
  if (out === "") throw new UsageError("Say which file: --out <file>.")
  return (stores) => work(stores, subject ?? "", parsed.values)
}

/** The agency's desk: shows, exports and deletes contact requests, and sees to their messages. */
await command(async () => {
  let work: (stores: Stores) => Promise<void>
  try {
    work = workFrom(process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(`${error.message}\n\n${usage}`)
    process.exitCode = 2
    return
  }
  const stores = await openExistingStores(process.env)
  try {
    await work(stores)
  } finally {
    await stores.store.close()
  }
})
