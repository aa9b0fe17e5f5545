import assert from "node:assert/strict"
import { inStore } from "./store-file.ts"

export type StoredRequest = Readonly<Record<string, string | number | null>>

/** What is delivered of a stored request, to its agent, its sender or the CRM. */
export type StoredDelivery = { readonly kind: string; readonly state: string; readonly attempts: number }

const rowsAbout = <Row>(name: string, statement: string): Row[] =>
  inStore((database) => database.prepare(statement).all(name) as Row[]) ?? []

export const storedFrom = (name: string): StoredRequest[] =>
  rowsAbout(name, "select * from contact_request where name = ?")

export const deliveriesOf = (name: string): StoredDelivery[] =>
  rowsAbout(
    name,
    `select kind, state, attempts from delivery join contact_request on contact_request.id = request_id
     where name = ? order by kind`,
  )

/** Ids of the deliveries about a person's request, which are in the Message-ID of each e-mail. */
export const deliveryIdsOf = (name: string): string[] =>
  rowsAbout<{ id: string }>(
    name,
    "select delivery.id from delivery join contact_request on contact_request.id = request_id where name = ?",
  ).map(({ id }) => id)

const sites: Readonly<Record<string, string>> = { se: "Sweden", fi: "Finland" }
const languages: Readonly<Record<string, string>> = { sv: "Swedish", fi: "Finnish", en: "English" }

/** Returns a stored request by the words of the features, such as "e-mail", with "none" for what is missing. */
export const inWords = (request: StoredRequest): Readonly<Record<string, string>> => {
  const { market, language, email, address, marketing, ...others } = request
  const texts = { ...others, "e-mail": email, "address of the home": address }
  return {
    ...Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, String(value ?? "none")])),
    site: sites[String(market)] ?? "none",
    language: languages[String(language)] ?? "none",
    "news of homes": { 0: "no", 1: "yes" }[Number(marketing)] ?? "none",
  }
}

/** Makes the request of a person as old as a number of days. */
export const makeOld = (name: string, days: number): void => {
  const received = new Date(Date.now() - days * 86_400_000).toISOString()
  const update = "update contact_request set received = ? where name = ?"
  const result = inStore((database) => database.prepare(update).run(received, name))
  assert.ok(result && result.changes > 0, `no request of ${name} is stored`)
}

/** Deletes all requests that a file stores, and what is to be delivered of them. */
export const forgetStored = (file?: string): void => {
  inStore(
    (database) => database.exec("delete from delivery; delete from contact_request; delete from search_alert"),
    file,
  )
}
