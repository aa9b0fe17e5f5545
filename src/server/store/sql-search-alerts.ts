import { randomUUID } from "node:crypto"
import { maxUnconfirmed } from "../../spec/alerts.ts"
import type { Database, Row } from "./database.ts"
import { foldCase } from "./fold-case.ts"
import { mailboxHash } from "./mailbox.ts"
import { migratedDatabase } from "./migrated-database.ts"
import type { AlertKind } from "./outbox.ts"
import { agesIn, rowDeletion } from "./row-deletion.ts"
import type { SearchAlert, SearchAlertStore } from "./search-alerts.ts"
import { countedMessage, lockedMailbox, mayBeSent } from "./sql-mailboxes.ts"
import { sqlOffers } from "./sql-offers.ts"
import { storedNews } from "./stored-news.ts"

/** Columns that statements read. */
export const alertColumns = "id, market, language, email, query, street, requested, confirmed, news, refusals"

export const alertOf = (row: Row): SearchAlert =>
  ({
    ...Object.fromEntries(alertColumns.split(", ").map((name) => [name, row[name]])),
    ...storedNews(row.news),
    refusals: Number(row.refusals ?? 0),
  }) as unknown as SearchAlert

const kinds = { confirmation: "alert-confirmation", news: "alert-news" } as const satisfies Record<string, AlertKind>

/** Alerts that are read at once. */
const pageSize = 100

/** Alerts in the database of contact requests, with messages in the same outbox. */
export const sqlSearchAlerts = (database: Database): SearchAlertStore => {
  const { query, transaction } = migratedDatabase(database)
  const deleteRows = rowDeletion({ query, transaction }, database, "search_alert")
  return {
    add: async ({ id, market, language, email, query: search, street, requested }) => {
      const folded = foldCase(email)
      await transaction([
        lockedMailbox(email),
        {
          statement: `insert into search_alert
              (id, market, language, email, email_folded, query, requested, told, message_day, street)
            select $1, $2, $3, $4, $5, $6, $7, '{}', '', $8
            where not exists (select 1 from search_alert
                where email_folded = $5 and market = $2 and language = $3 and query = $6)
              and (select count(*) from search_alert where email_folded = $5 and confirmed is null) < ${maxUnconfirmed}`,
          values: [id, market, language, email, folded, search, requested, street],
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
    confirm: async (id, now) => {
      await query("update search_alert set confirmed = $1, told_until = $1 where id = $2 and confirmed is null", [
        now.toISOString(),
        id,
      ])
    },
    end: async (id) => (await deleteRows("id = $1", [id])).count > 0,
    due: async (market, day, after = "") => {
      const rows = await query(
        // An alert from before offers were recorded knows the first of them.
        `select search_alert.id, query, coalesce(case when delivery.state = 'delivered' then telling_until end, told_until,
           (select min(since) from home_offer where home_offer.market = $1)) as known_until
         from search_alert left join delivery on delivery.request_id = search_alert.id and delivery.kind = '${kinds.news}'
         where search_alert.market = $1 and confirmed is not null and message_day <> $2 and search_alert.id > $3
           and (delivery.state is null or delivery.state <> 'waiting')
         order by search_alert.id limit ${pageSize}`,
        [market, day, after],
      )
      return rows.map(({ id, query: search, known_until }) => ({
        id: String(id),
        query: String(search),
        knownUntil: String(known_until),
      }))
    },
    tell: async ({ id, knownUntil }, news, day, now) => {
      const message = randomUUID()
      const isOurs = "exists (select 1 from search_alert where id = $1 and message_id = $2)"
      const [changed = []] = await transaction([
        {
          statement: `update search_alert set told_until = $1, telling_until = $2, news = $3, message_day = $4, message_id = $5
            where id = $6 and message_day <> $4 returning id`,
          values: [knownUntil, now.toISOString(), JSON.stringify(news), day, message, id],
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
    knowAll: async ({ id }, day, now) => {
      await query("update search_alert set told_until = $1, telling_until = $1 where id = $2 and message_day <> $3", [
        now.toISOString(),
        id,
        day,
      ])
    },
    ...sqlOffers({ query }),
    findByPerson: async (email) =>
      (
        await query(`select ${alertColumns} from search_alert where email_folded = $1 order by requested, id`, [
          foldCase(email),
        ])
      ).map(alertOf),
    deleteByPerson: (email) => deleteRows("email_folded = $1", [foldCase(email)]),
    ages: (moment) => agesIn(query, "search_alert", "requested", moment),
    deleteBefore: async (moment, unconfirmedBefore) => {
      await query(
        `delete from home_offer where since < $1 and exists (select 1 from home_offer later
         where later.market = home_offer.market and later.home = home_offer.home
           and later.since > home_offer.since and later.since <= $1)`,
        [new Date(moment).toISOString()],
      )
      return deleteRows("(requested < $1 or (confirmed is null and requested < $2))", [
        new Date(moment).toISOString(),
        new Date(unconfirmedBefore).toISOString(),
      ])
    },
  }
}
