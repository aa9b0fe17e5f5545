import type { ContactRequestStore, StoredContactRequest } from "./contact-requests.ts"
import type { Database } from "./database.ts"
import type { MailboxStore } from "./mailboxes.ts"
import type { NewKind, Outbox } from "./outbox.ts"
import type { SearchAlertStore } from "./search-alerts.ts"
import { sqlContactRequests } from "./sql-contact-requests.ts"
import { sqlMailboxes } from "./sql-mailboxes.ts"
import { sqlOutbox } from "./sql-outbox.ts"
import { sqlSearchAlerts } from "./sql-search-alerts.ts"

/** Contact requests, alerts, what is to be delivered and what mailboxes want, in one database; closing the store closes all. */
export type Stores = {
  readonly store: ContactRequestStore
  readonly alerts: SearchAlertStore
  readonly outbox: Outbox
  readonly mailboxes: MailboxStore
}

/** What is to be delivered of a request. */
export type KindsOf = (request: StoredContactRequest) => readonly NewKind[]

export const storesIn = (database: Database, kindsOf?: KindsOf): Stores => ({
  store: sqlContactRequests(database, kindsOf),
  alerts: sqlSearchAlerts(database),
  outbox: sqlOutbox(database),
  mailboxes: sqlMailboxes(database),
})
