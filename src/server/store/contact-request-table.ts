import type { StoredContactRequest } from "./contact-requests.ts"
import type { Migration } from "./schema.ts"

/** @property heading in lists and CSV files, which leave out a column without one */
type Column<Value> = {
  readonly column: string
  readonly type: Value extends boolean ? "flag" : "text" | "phone" | "moment"
  readonly heading: string | null
}

/** Where each field of a contact request is stored, in the order of lists and CSV files. */
export const columns = {
  received: { column: "received", type: "moment", heading: "received" },
  market: { column: "market", type: "text", heading: "site" },
  language: { column: "language", type: "text", heading: "language" },
  topic: { column: "topic", type: "text", heading: "topic" },
  viewing: { column: "viewing", type: "text", heading: "viewing" },
  name: { column: "name", type: "text", heading: "name" },
  email: { column: "email", type: "text", heading: "email" },
  phone: { column: "phone", type: "phone", heading: "phone" },
  callTime: { column: "call_time", type: "text", heading: "call time" },
  message: { column: "message", type: "text", heading: "message" },
  home: { column: "home", type: "text", heading: "home" },
  address: { column: "address", type: "text", heading: "address" },
  marketing: { column: "marketing", type: "flag", heading: "marketing" },
  corrects: { column: "corrects", type: "text", heading: "corrects" },
  withdrawn: { column: "withdrawn", type: "moment", heading: "withdrawn" },
  id: { column: "id", type: "text", heading: "id" },
  key: { column: "request_key", type: "text", heading: null },
} as const satisfies { readonly [field in keyof StoredContactRequest]: Column<StoredContactRequest[field]> }

export const fields = Object.keys(columns) as (keyof typeof columns)[]

/**
 * Changes from an empty database to these columns, one statement each; a released change is never edited. `unique` acts
 * as an index, because not every engine has a plain `create index`; the id at its end keeps the constraint true.
 */
export const migrations: readonly Migration[] = [
  {
    present: "select id from contact_request where id = ''",
    statement: `create table contact_request (
      id text primary key,
      request_key text not null unique,
      market text not null,
      received text not null,
      language text not null,
      topic text not null,
      name text not null,
      email text,
      email_folded text,
      phone text,
      call_time text not null,
      message text,
      home text,
      address text,
      marketing integer not null,
      unique (received, id),
      unique (email_folded, id)
    )`,
  },
  {
    present: "select answered from contact_request where id = ''",
    statement: "alter table contact_request add answered text",
  },
  {
    present: "select id from delivery where id = ''",
    statement: `create table delivery (
      id text primary key,
      request_id text not null,
      kind text not null,
      state text not null,
      due text not null,
      since text not null,
      attempts integer not null,
      reason text,
      finished text,
      unique (request_id, kind),
      unique (state, due, id)
    )`,
  },
  {
    present: "select viewing from contact_request where id = ''",
    statement: "alter table contact_request add viewing text",
  },
  {
    present: "select withdrawn from contact_request where id = ''",
    statement: "alter table contact_request add withdrawn text",
  },
  {
    present: "select id from search_alert where id = ''",
    statement: `create table search_alert (
      id text primary key,
      market text not null,
      language text not null,
      email text not null,
      email_folded text not null,
      query text not null,
      requested text not null,
      confirmed text,
      told text not null,
      telling text,
      message_id text,
      message_day text not null,
      unique (market, id),
      unique (email_folded, id),
      unique (requested, id)
    )`,
  },
  {
    present: "select corrects from contact_request where id = ''",
    statement: "alter table contact_request add corrects text",
  },
  {
    present: "select refusals from search_alert where id = ''",
    statement: "alter table search_alert add refusals integer",
  },
  {
    present: "select home from home_offer where home = ''",
    statement: `create table home_offer (
      market text not null,
      home text not null,
      since text not null,
      price integer not null,
      status text not null,
      primary key (market, home, since),
      unique (market, since, home)
    )`,
  },
  {
    present: "select told_until from search_alert where id = ''",
    statement: "alter table search_alert add told_until text",
  },
  {
    present: "select telling_until from search_alert where id = ''",
    statement: "alter table search_alert add telling_until text",
  },
  {
    present: "select news from search_alert where id = ''",
    statement: "alter table search_alert add news text",
  },
  {
    present: "select mailbox from search_alert where id = ''",
    statement: "alter table search_alert add mailbox text",
  },
  {
    present: "select hash from mailbox where hash = ''",
    statement: `create table mailbox (
      hash text primary key,
      day text not null,
      messages integer not null,
      cause text not null,
      blocked text
    )`,
  },
  {
    present: "select name from total where name = ''",
    statement: "create table total (name text primary key, count integer not null)",
  },
  {
    present: "select viewings from home_offer where home = ''",
    statement: "alter table home_offer add viewings text",
  },
  {
    present: "select street from search_alert where id = ''",
    statement: "alter table search_alert add street text",
  },
]
