import { viewingText } from "../../domain/contact/viewing.ts"
import { byteOrderMark, csvRecord } from "../../domain/csv.ts"
import { PlainError } from "../../domain/plain-error.ts"
import { tableOf } from "../../domain/table.ts"
import { columns, fields } from "../../server/store/contact-request-table.ts"
import type { ContactRequestStore, RequestState, StoredContactRequest } from "../../server/store/contact-requests.ts"
import type { Stores } from "../../server/store/stores.ts"
import { markets } from "../../spec/markets.ts"
import { writeAtomically } from "../atomic-file.ts"

export const countText = (count: number): string => `${count} contact request${count === 1 ? "" : "s"}`

export const write = async (file: string | undefined, texts: AsyncIterable<string>): Promise<void> => {
  if (file !== undefined) return writeAtomically(file, texts)
  for await (const text of texts) process.stdout.write(text)
}

type Field = keyof typeof columns

const headingOf = (field: Field): string => columns[field].heading ?? ""
const textOf = (request: StoredContactRequest, field: Field): string => {
  const value = request[field]
  return typeof value === "boolean" ? (value ? "yes" : "no") : (value ?? "")
}

/** A request that was stored after the states were read is new. */
const stateOf = (states: ReadonlyMap<string, RequestState>, { id }: StoredContactRequest): RequestState =>
  states.get(id) ?? "new"

const csvFields = fields.filter(headingOf)
const listFields = csvFields.filter((field) => !["id", "corrects", "withdrawn"].includes(field))

const signUpFields: readonly Field[] = ["name", "phone", "email", "language", "message", "received", "id"]

const listHeading = (field: Field): string =>
  columns[field].type === "moment" ? `${headingOf(field)} (UTC)` : headingOf(field)
const listCell = (request: StoredContactRequest, field: Field): string => {
  const text = textOf(request, field)
  return columns[field].type === "moment" ? `${text.slice(0, 10)} ${text.slice(11, 16)}` : text
}

export const list = async (store: ContactRequestStore): Promise<void> => {
  const states = await store.states()
  const rows: string[][] = []
  for await (const request of store.all())
    rows.push([stateOf(states, request), ...listFields.map((field) => listCell(request, field)), request.id])
  if (rows.length === 0) return console.log("No contact requests are kept.")
  console.log(tableOf([["state", ...listFields.map(listHeading), "id"], ...rows]))
  console.log(`\n${countText(rows.length)}`)
}

/** Lists who will come to the viewings of a home, in order of time. */
export const signUps = async (store: ContactRequestStore, home: string): Promise<void> => {
  const all = await store.signUps(home)
  if (all.length === 0) return console.log(`Nobody has signed up for a viewing of ${home}.`)
  const rows = all.map((request) => [
    viewingText("en", markets[request.market], request.viewing ?? ""),
    ...signUpFields.map((field) => listCell(request, field)),
  ])
  console.log(tableOf([["viewing", ...signUpFields.map(listHeading)], ...rows]))
  console.log(`\n${all.length} signed up`)
}

/** Phone numbers are URIs (RFC 3966), because spreadsheets parse a leading plus as a formula. */
const csvCell = (request: StoredContactRequest, field: Field): string => {
  const text = textOf(request, field)
  return columns[field].type === "phone" && text ? `tel:${text}` : text
}

export async function* csvOf(store: ContactRequestStore): AsyncIterable<string> {
  const states = await store.states()
  yield byteOrderMark + csvRecord([...csvFields.map(headingOf), "state"])
  for await (const request of store.all())
    yield csvRecord([...csvFields.map((field) => csvCell(request, field)), stateOf(states, request)])
}

/** @throws PlainError if nothing of the person is stored, before anything is written */
export async function* exportOf({ store, alerts, outbox, mailboxes }: Stores, person: string): AsyncIterable<string> {
  const requests = await store.findByPerson(person)
  const searchAlerts = await alerts.findByPerson(person)
  const messagesStopped = person.includes("@") ? await mailboxes.blockedSince(person) : undefined
  if (requests.length + searchAlerts.length === 0 && messagesStopped === undefined)
    throw new PlainError(`No contact request of ${person} is kept.`)
  const data = {
    person,
    exported: new Date().toISOString(),
    contactRequests: await Promise.all(
      requests.map(async ({ key: _, ...fields }) => ({
        ...fields,
        answered: await store.answeredAt(fields.id),
        deliveries: await outbox.deliveriesOf(fields.id),
      })),
    ),
    ...(searchAlerts.length > 0 && {
      searchAlerts: await Promise.all(
        searchAlerts.map(async (alert) => ({ ...alert, deliveries: await outbox.deliveriesOf(alert.id) })),
      ),
    }),
    ...(messagesStopped !== undefined && { messagesStopped }),
  }
  yield `${JSON.stringify(data, null, 2)}\n`
}
