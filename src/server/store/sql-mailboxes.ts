import { dailyMessages } from "../../spec/mailboxes.ts"
import type { Database, Statement } from "./database.ts"
import { foldCase } from "./fold-case.ts"
import { mailboxHash } from "./mailbox.ts"
import type { MailboxStore, MailboxTotals, Recipient } from "./mailboxes.ts"
import { migratedDatabase } from "./migrated-database.ts"
import { rowDeletion } from "./row-deletion.ts"
import { isRowId } from "./row-id.ts"

const names = { overLimit: "over-limit", unwanted: "unwanted", endedAlerts: "ended-alerts" } as const satisfies {
  readonly [total in keyof MailboxTotals]: string
}

/** Adds one to a total, for each row that `from` has. */
const adding = (name: string, from: string, values: Statement["values"]): Statement => ({
  statement: `insert into total (name, count) select ${name}, 1 ${from}
    on conflict (name) do update set count = total.count + 1`,
  values,
})

/** @param condition refers to `values` as `$1` and so on */
export const endedAlert = (condition: string, values: Statement["values"]): Statement =>
  adding(`'${names.endedAlerts}'`, `from search_alert where ${condition}`, values)

export const unwantedMessage = adding(`'${names.unwanted}'`, "where true", [])

const isSendable = `mailbox.messages <= ${dailyMessages} and mailbox.blocked is null`

/**
 * Condition that the mailbox may get the message that was counted last in this transaction.
 * @param hash and `cause` are placeholders, such as `$1`
 */
export const mayBeSent = (hash: string, cause: string): string =>
  `exists (select 1 from mailbox where hash = ${hash} and cause = ${cause} and ${isSendable})`

/** Makes other transactions about the same mailbox wait until this one ends, so that each counts what the others have stored. */
export const lockedMailbox = (email: string): Statement => ({
  statement: `insert into mailbox (hash, day, messages, cause) values ($1, '', 0, '')
    on conflict (hash) do update set messages = mailbox.messages`,
  values: [mailboxHash(email)],
})

/**
 * Counts the message about a request or an alert, if this transaction has stored it. The row of the mailbox is locked until
 * the end of the transaction, so that servers count one after the other.
 * @param table has what causes the message, by its id
 * @param moment ISO 8601, UTC
 */
export const countedMessage = (
  table: "contact_request" | "search_alert",
  id: string,
  email: string,
  moment: string,
): readonly Statement[] => {
  const hash = mailboxHash(email)
  return [
    {
      statement: `insert into mailbox (hash, day, messages, cause)
        select $1, $2, 1, $3 where exists (select 1 from ${table} where id = $3)
        on conflict (hash) do update set
          messages = case when mailbox.day < excluded.day then 1 else mailbox.messages + 1 end,
          day = case when mailbox.day < excluded.day then excluded.day else mailbox.day end,
          cause = excluded.cause`,
      values: [hash, moment.slice(0, 10), id],
    },
    adding(
      `case when blocked is null then '${names.overLimit}' else '${names.unwanted}' end`,
      `from mailbox where hash = $1 and cause = $2 and not (${isSendable})`,
      [hash, id],
    ),
  ]
}

/** What mailboxes get and want, in the database of contact requests. */
export const sqlMailboxes = (database: Database): MailboxStore => {
  const { query, transaction } = migratedDatabase(database)
  const deleteAlerts = rowDeletion({ query, transaction }, database, "search_alert")
  return {
    recipientOf: async (id) => {
      if (!isRowId(id)) return undefined
      const [row] = await query(
        `select market, language, email from search_alert where id = $1
         union all
         select contact_request.market, contact_request.language, contact_request.email
           from delivery join contact_request on contact_request.id = delivery.request_id
           where delivery.id = $1 and delivery.kind = 'receipt' and contact_request.email is not null`,
        [id],
      )
      return row && ({ ...row } as unknown as Recipient)
    },
    block: async (email, now) => {
      const hash = mailboxHash(email)
      await query(
        `insert into mailbox (hash, day, messages, cause, blocked) values ($1, '', 0, '', $2)
         on conflict (hash) do update set blocked = coalesce(mailbox.blocked, excluded.blocked)`,
        [hash, now.toISOString()],
      )
      // Alerts from before mailboxes were counted have none.
      await deleteAlerts("(mailbox = $1 or email_folded = $2)", [hash, foldCase(email)])
    },
    unblock: async (email) => {
      const lifted = await query(
        "update mailbox set blocked = null where hash = $1 and blocked is not null returning hash",
        [mailboxHash(email)],
      )
      return lifted.length > 0
    },
    blockedSince: async (email) => {
      const [row] = await query("select blocked from mailbox where hash = $1 and blocked is not null", [
        mailboxHash(email),
      ])
      return row && String(row.blocked)
    },
    deleteOldCounts: async (now) => {
      await query("delete from mailbox where blocked is null and day < $1", [now.toISOString().slice(0, 10)])
    },
    totals: async () => {
      const counts = new Map((await query("select name, count from total")).map(({ name, count }) => [name, count]))
      const totalOf = (name: string) => Number(counts.get(name) ?? 0)
      return {
        overLimit: totalOf(names.overLimit),
        unwanted: totalOf(names.unwanted),
        endedAlerts: totalOf(names.endedAlerts),
      }
    },
  }
}
