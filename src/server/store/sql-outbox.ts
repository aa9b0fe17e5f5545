import { randomUUID } from "node:crypto"
import { maxRefusals } from "../../spec/alerts.ts"
import { isLast } from "./alert-rules.ts"
import type { StoredContactRequest } from "./contact-requests.ts"
import type { Database, Row, Statement } from "./database.ts"
import { mailboxHash } from "./mailbox.ts"
import { migratedDatabase } from "./migrated-database.ts"
import {
  alertKinds,
  type Delivery,
  type DeliveryKind,
  type DeliveryRecord,
  type Outbox,
  type RequestDelivery,
} from "./outbox.ts"
import { rowDeletion } from "./row-deletion.ts"
import { columnNames, requestOf } from "./rows.ts"
import type { SearchAlert } from "./search-alerts.ts"
import { countedMessage, endedAlert, mayBeSent, unwantedMessage } from "./sql-mailboxes.ts"
import { alertColumns, alertOf } from "./sql-search-alerts.ts"

/**
 * Stores a delivery in the transaction that stores its request, unless the request was stored before.
 * @param condition that its row must meet
 */
export const waitingDelivery = (
  { id, received }: StoredContactRequest,
  kind: DeliveryKind,
  condition = "true",
): Statement => ({
  statement: `insert into delivery (id, request_id, kind, state, due, since, attempts)
    select $1, $2, $3, 'waiting', $4, $4, 0 where exists (select 1 from contact_request where id = $2 and ${condition})
    on conflict (request_id, kind) do nothing`,
  values: [randomUUID(), id, kind, received],
})

/** Stores the receipt of a request in the same way, unless the mailbox gets no more messages today, or wants none. */
export const waitingReceipt = ({ id, received }: StoredContactRequest, email: string): readonly Statement[] => [
  ...countedMessage("contact_request", id, email, received),
  {
    statement: `insert into delivery (id, request_id, kind, state, due, since, attempts)
      select $1, $2, 'receipt', 'waiting', $3, $3, 0 where ${mayBeSent("$4", "$2")}
      on conflict (request_id, kind) do nothing`,
    values: [randomUUID(), id, received, mailboxHash(email)],
  },
]

/** The mailbox of a message that strangers can cause; the agency and its CRM get all that concerns them. */
const strangersMailboxOf = ({ kind, request, alert }: Delivery): string | undefined => {
  const email = kind === "receipt" ? request.email : alert?.email
  return email ? mailboxHash(email) : undefined
}

const recordColumns = "id, kind, state, attempts, reason, due, since, finished"
const recordOf = (row: Row): DeliveryRecord => row as unknown as DeliveryRecord

/** Reads a record from a row that also has the columns of its request. */
const prefixedRecordOf = (row: Row): DeliveryRecord =>
  recordOf(
    Object.fromEntries(
      Object.entries(row).flatMap(([name, value]) =>
        name.startsWith("delivery_") ? [[name.slice("delivery_".length), value]] : [],
      ),
    ),
  )

const ofRequest = "exists (select 1 from contact_request where contact_request.id = delivery.request_id)"
const ofAlert = "exists (select 1 from search_alert where search_alert.id = delivery.request_id)"

/** Lists our own words, which need no placeholder. */
const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(", ")

/** Placeholders for a list of values, which keep the number of different statements small. */
const placeholders = (values: readonly unknown[]): string => values.map((_, index) => `$${index + 1}`).join(", ")

/**
 * Deliveries in the database of contact requests. A lease moves `due` to its end in one statement, which only one process
 * can do: it needs no lock, and a process that dies leaves a delivery that is due again later.
 */
export const sqlOutbox = (database: Database): Outbox => {
  const { query, transaction } = migratedDatabase(database)
  const deleteAlerts = rowDeletion({ query, transaction }, database, "search_alert")

  const requestsWith = async (ids: readonly string[]): Promise<ReadonlyMap<string, StoredContactRequest>> => {
    if (ids.length === 0) return new Map()
    const rows = await query(`select ${columnNames} from contact_request where id in (${placeholders(ids)})`, ids)
    return new Map(rows.map((row) => [String(row.id), requestOf(row)]))
  }
  const alertsWith = async (ids: readonly string[]): Promise<ReadonlyMap<string, SearchAlert>> => {
    if (ids.length === 0) return new Map()
    const rows = await query(`select ${alertColumns} from search_alert where id in (${placeholders(ids)})`, ids)
    return new Map(rows.map((row) => [String(row.id), alertOf(row)]))
  }
  /**
   * @param changes refers to further values from `$3` on
   * @returns whether the delivery was held
   */
  const change = async (
    { id, due }: DeliveryRecord,
    changes: string,
    values: readonly (string | null)[],
  ): Promise<boolean> => {
    const changed = await query(
      `update delivery set ${changes} where id = $1 and due = $2 and state = 'waiting' returning id`,
      [id, due, ...values],
    )
    return changed.length > 0
  }
  /** Deletes what is for mailboxes that were blocked since it was stored. */
  const withoutUnwanted = async (deliveries: readonly Delivery[]): Promise<readonly Delivery[]> => {
    const hashes = deliveries.map(strangersMailboxOf).filter((hash) => hash !== undefined)
    if (hashes.length === 0) return deliveries
    const rows = await query(
      `select hash from mailbox where blocked is not null and hash in (${placeholders(hashes)})`,
      hashes,
    )
    const blocked = new Set(rows.map(({ hash }) => hash))
    const isUnwanted = (delivery: Delivery) => blocked.has(strangersMailboxOf(delivery) ?? "")
    for (const { id } of deliveries.filter(isUnwanted))
      await transaction([{ statement: "delete from delivery where id = $1", values: [id] }, unwantedMessage])
    return deliveries.filter((delivery) => !isUnwanted(delivery))
  }
  const count = async (state: DeliveryRecord["state"], condition: string): Promise<number> => {
    const [row] = await query(`select count(*) as count from delivery where state = $1 and ${condition}`, [state])
    return Number(row?.count ?? 0)
  }
  return {
    lease: async (now, leaseMs, kinds, maxCount) => {
      const moment = now.toISOString()
      const leased = await query(
        `update delivery set due = $1, attempts = attempts + 1
         where state = 'waiting' and due <= $2 and id in
           (select id from delivery where state = 'waiting' and due <= $2 and kind in (${quoted(kinds)})
            order by due, id limit ${maxCount})
         returning request_id, ${recordColumns}`,
        [new Date(now.getTime() + leaseMs).toISOString(), moment],
      )
      if (leased.length === 0) return []
      const isAlert = (row: Row) => alertKinds.some((kind) => kind === row.kind)
      const idsOf = (rows: readonly Row[]) => rows.map((row) => String(row.request_id))
      const requests = await requestsWith(idsOf(leased.filter((row) => !isAlert(row))))
      const alerts = await alertsWith(idsOf(leased.filter(isAlert)))
      const orphans = leased.filter(({ request_id: id }) => !requests.has(String(id)) && !alerts.has(String(id)))
      // Their requests were deleted while they were being leased.
      for (const { id } of orphans) await query("delete from delivery where id = $1", [String(id)])
      const deliveries = leased.flatMap(({ request_id, ...row }) => {
        const [request, alert] = [requests.get(String(request_id)), alerts.get(String(request_id))]
        return request || alert ? [{ ...recordOf(row), ...(request ? { request } : { alert }) } as Delivery] : []
      })
      return withoutUnwanted(deliveries)
    },
    renew: (delivery, end) => change(delivery, "due = $3", [end.toISOString()]),
    markDelivered: async (delivery, now) => {
      if (delivery.alert && isLast(delivery.alert.news)) {
        await deleteAlerts("id = $1", [delivery.alert.id])
        return
      }
      await change(delivery, "state = 'delivered', finished = $3, reason = null", [now.toISOString()])
      const { alert } = delivery
      if (alert && alert.refusals > 0) await query("update search_alert set refusals = null where id = $1", [alert.id])
    },
    markFailed: async (delivery, now, reason) => {
      await change(delivery, "state = 'failed', finished = $3, reason = $4", [now.toISOString(), reason])
    },
    markRefused: async ({ id, due, alert }, now, reason) => {
      const moment = now.toISOString()
      if (alert && alert.refusals + 1 >= maxRefusals) await database.markPurgeDue()
      const failing = {
        statement: `update delivery set state = 'failed', finished = $3, reason = $4
          where id = $1 and due = $2 and state = 'waiting'`,
        values: [id, due, moment, reason],
      }
      const counting = {
        statement: `update search_alert set refusals = coalesce(refusals, 0) + 1 where id = $1
          and exists (select 1 from delivery where id = $2 and state = 'failed' and finished = $3)`,
        values: [alert?.id ?? "", id, moment],
      }
      const isOver = `id = $1 and refusals >= ${maxRefusals}`
      const ending = [
        endedAlert(isOver, [alert?.id ?? ""]),
        {
          statement: `delete from delivery where request_id = $1 and exists (select 1 from search_alert where ${isOver})`,
          values: [alert?.id ?? ""],
        },
        { statement: `delete from search_alert where ${isOver}`, values: [alert?.id ?? ""] },
      ]
      await transaction(alert ? [failing, counting, ...ending] : [failing])
    },
    postpone: async (delivery, due, reason) => {
      await change(delivery, "due = $3, reason = $4", [due.toISOString(), reason])
    },
    counts: async () => ({
      waiting: await count("waiting", `(${ofRequest} or ${ofAlert})`),
      failed: await count("failed", ofRequest),
    }),
    failed: async () => {
      const rows = await query(
        `select ${recordColumns.replaceAll(/(\w+)/g, "delivery.$1 as delivery_$1")}, ${columnNames.replaceAll(/(\w+)/g, "contact_request.$1")}
         from delivery join contact_request on contact_request.id = delivery.request_id
         where delivery.state = 'failed' order by delivery.due, delivery.id`,
      )
      return rows.map((row) => ({ ...prefixedRecordOf(row), request: requestOf(row) }) as RequestDelivery)
    },
    deliveriesOf: async (requestId) =>
      (await query(`select ${recordColumns} from delivery where request_id = $1 order by kind`, [requestId])).map(
        recordOf,
      ),
    retryFailed: async (now, ofId) => {
      const moment = now.toISOString()
      const ofOne = ofId === undefined ? "" : "and request_id = $2"
      const rows = await query(
        `update delivery set state = 'waiting', due = $1, since = $1, attempts = 0, finished = null
         where state = 'failed' ${ofOne} returning id`,
        ofId === undefined ? [moment] : [moment, ofId],
      )
      return rows.length
    },
  }
}
