import { randomUUID } from "node:crypto"
import { maxRefusals, maxUnconfirmed } from "../../spec/alerts.ts"
import type { Prices } from "./alert-rules.ts"
import type { Database, Row } from "./database.ts"
import { foldCase } from "./fold-case.ts"
import { mailboxHash } from "./mailbox.ts"
import { migratedDatabase } from "./migrated-database.ts"
import type { AlertKind } from "./outbox.ts"
import { rowDeletion } from "./row-deletion.ts"
import type { SearchAlert, SearchAlertStore } from "./search-alerts.ts"
import { countedMessage, mayBeSent } from "./sql-mailboxes.ts"

/** Columns that statements read. */
export const alertColumns = "id, market, language, email, query, requested, confirmed, told, telling, refusals"

/** Whether the mailbox of an alert has refused the last of its messages. */
const isPaused = `coalesce(search_alert.refusals, 0) >= ${maxRefusals}`

const pricesFrom = (text: Row[string] | undefined): Prices => JSON.parse(String(text)) as Prices

export const alertOf = (row: Row): SearchAlert =>
  ({
    ...Object.fromEntries(alertColumns.split(", ").map((name) => [name, row[name]])),
    told: pricesFrom(row.told),
    telling: row.telling === null ? null : pricesFrom(row.telling),
    refusals: Number(row.refusals ?? 0),
  }) as unknown as SearchAlert

const kinds = { confirmation: "alert-confirmation", news: "alert-news" } as const satisfies Record<string, AlertKind>

/** Alerts in the database of contact requests, with messages in the same outbox. */
export const sqlSearchAlerts = (database: Database): SearchAlertStore => {
  const { query, transaction } = migratedDatabase(database)
  const deleteRows = rowDeletion({ query, transaction }, database, "search_alert")
  return {
    add: async ({ id, market, language, email, query: search, requested }) => {
      const folded = foldCase(email)
      await transaction([
        {
          statement: `insert into search_alert
              (id, market, language, email, email_folded, query, requested, told, message_day)
            select $1, $2, $3, $4, $5, $6, $7, '{}', ''
            where not exists (select 1 from search_alert
                where email_folded = $5 and market = $2 and language = $3 and query = $6)
              and (select count(*) from search_alert where email_folded = $5 and confirmed is null) < ${maxUnconfirmed}`,
          values: [id, market, language, email, folded, search, requested],
        },
        ...countedMessage("search_alert", id, email, requested),
        // An alert that nobody is asked to confirm would keep the same search from being followed tomorrow.
        {
          statement: `delete from search_alert where id = $1 and not ${mayBeSent("$2", "$1")}`,
          values: [id, mailboxHash(email)],
        },
        { statement: "update search_alert set mailbox = $2 where id = $1", values: [id, mailboxHash(email)] },
        {
          statement: `insert into delivery (id, request_id, kind, state, due, since, attempts)
            select $1, $2, '${kinds.confirmation}', 'waiting', $3, $3, 0
            where exists (select 1 from search_alert where id = $2)`,
          values: [randomUUID(), id, requested],
        },
      ])
    },
    find: async (id) => {
      const [row] = await query(`select ${alertColumns} from search_alert where id = $1`, [id])
      return row && alertOf(row)
    },
    confirm: async (id, told, now) => {
      await query("update search_alert set confirmed = $1, told = $2 where id = $3 and confirmed is null", [
        now.toISOString(),
        JSON.stringify(told),
        id,
      ])
    },
    end: async (id) => (await deleteRows("id = $1", [id])).count > 0,
    due: async (market, day) => {
      const rows = await query(
        `select ${alertColumns.replaceAll(/(\w+)/g, "search_alert.$1")}, delivery.state as last_message
         from search_alert left join delivery on delivery.request_id = search_alert.id and delivery.kind = '${kinds.news}'
         where market = $1 and confirmed is not null and message_day <> $2 and not ${isPaused}
           and (delivery.state is null or delivery.state <> 'waiting')
         order by search_alert.id`,
        [market, day],
      )
      return rows.map((row) => {
        const alert = alertOf(row)
        return { ...alert, known: (row.last_message === "delivered" && alert.telling) || alert.told }
      })
    },
    tell: async (id, told, telling, day, now) => {
      const message = randomUUID()
      const isOurs = "exists (select 1 from search_alert where id = $1 and message_id = $2)"
      const [changed = []] = await transaction([
        {
          statement: `update search_alert set told = $1, telling = $2, message_day = $3, message_id = $4
            where id = $5 and message_day <> $3 returning id`,
          values: [JSON.stringify(told), JSON.stringify(telling), day, message, id],
        },
        // One message a day takes the place of the last, whose outcome is known by now.
        {
          statement: `delete from delivery where request_id = $1 and kind = '${kinds.news}' and ${isOurs}`,
          values: [id, message],
        },
        {
          statement: `insert into delivery (id, request_id, kind, state, due, since, attempts)
            select $2, $1, '${kinds.news}', 'waiting', $3, $3, 0 where ${isOurs}`,
          values: [id, message, now.toISOString()],
        },
      ])
      return changed.length > 0
    },
    findByPerson: async (email) =>
      (
        await query(`select ${alertColumns} from search_alert where email_folded = $1 order by requested, id`, [
          foldCase(email),
        ])
      ).map(alertOf),
    deleteByPerson: (email) => deleteRows("email_folded = $1", [foldCase(email)]),
    deleteBefore: (moment, unconfirmedBefore) =>
      deleteRows("(requested < $1 or (confirmed is null and requested < $2))", [
        new Date(moment).toISOString(),
        new Date(unconfirmedBefore).toISOString(),
      ]),
  }
}
