import type { ContactRequestStore, StoredContactRequest } from "./contact-requests.ts"
import type { Database } from "./database.ts"
import type { NewKind, Outbox } from "./outbox.ts"
import { sqlContactRequests } from "./sql-contact-requests.ts"
import { sqlOutbox } from "./sql-outbox.ts"

/** Contact requests and what is to be delivered of them, in one database; closing the store closes both. */
export type Stores = { readonly store: ContactRequestStore; readonly outbox: Outbox }

/** What is to be delivered of a request. */
export type KindsOf = (request: StoredContactRequest) => readonly NewKind[]

export const storesIn = (database: Database, kindsOf?: KindsOf): Stores => ({
  store: sqlContactRequests(database, kindsOf),
  outbox: sqlOutbox(database),
})
