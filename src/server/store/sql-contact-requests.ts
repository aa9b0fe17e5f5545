import { fields } from "./contact-request-table.ts"
import {
  type ContactRequestStore,
  type Deletion,
  KeyConflict,
  type RequestState,
  type StoredContactRequest,
} from "./contact-requests.ts"
import type { Database, Row, Statement, Value } from "./database.ts"
import { foldCase } from "./fold-case.ts"
import { migratedDatabase } from "./migrated-database.ts"
import { type NewKind, withdrawalKinds } from "./outbox.ts"
import { agesIn, pageSize, rowDeletion } from "./row-deletion.ts"
import { columnNames, requestOf } from "./rows.ts"
import { waitingDelivery, waitingReceipt } from "./sql-outbox.ts"

const valuesOf = (request: StoredContactRequest): Value[] =>
  fields.map((field) => {
    const value = request[field]
    return typeof value === "boolean" ? Number(value) : value
  })

const placeholders = (count: number): string => Array.from({ length: count }, (_, index) => `$${index + 1}`).join(", ")

/** Content of a request that each of its retries repeats. */
const contentOf = (request: StoredContactRequest): string =>
  JSON.stringify(valuesOf({ ...request, id: "", key: "", received: "", corrects: null, withdrawn: null }))

const stateOf = (row: Row): RequestState => {
  if (row.withdrawn !== null) return "withdrawn"
  if (row.answered !== null) return "answered"
  if (Number(row.failed) > 0) return "failed"
  return Number(row.deliveries) > 0 && Number(row.waiting) === 0 ? "delivered" : "new"
}

/** One value can search both columns, because no telephone number is an e-mail address. */
const personCondition = "(email_folded = $1 or phone = $1)"

/**
 * Stores contact requests in a database, and migrates it on the first use that reaches it.
 * @param kindsOf what is to be delivered of a request, which is stored with it or not at all
 */
export const sqlContactRequests = (
  database: Database,
  kindsOf: (request: StoredContactRequest) => readonly NewKind[] = () => [],
): ContactRequestStore => {
  const { query, transaction } = migratedDatabase(database)
  const deleteRows = rowDeletion({ query, transaction }, database, "contact_request")
  const deleteWhere = (condition: string, value: string): Promise<Deletion> => deleteRows(condition, [value])
  const find = async (id: string): Promise<StoredContactRequest | undefined> => {
    const [row] = await query(`select ${columnNames} from contact_request where id = $1`, [id])
    return row && requestOf(row)
  }
  /**
   * Takes a sign-up back, and frees its key, because the same text is another sign-up from now on.
   * @param existingId of a request without which nothing is taken back
   */
  const withdrawalOf = (request: StoredContactRequest, received: string, existingId: string): Statement[] => [
    {
      statement: `update contact_request set withdrawn = $1, request_key = id
       where id = $2 and viewing is not null and withdrawn is null
         and exists (select 1 from contact_request where id = $3) returning id`,
      values: [received, request.id, existingId],
    },
    ...kindsOf(request).flatMap((kind) => {
      const withdrawal = withdrawalKinds[kind]
      return withdrawal ? [waitingDelivery({ ...request, received }, withdrawal, "withdrawn is not null")] : []
    }),
  ]
  return {
    add: async (request, otherKey = request.key) => {
      const corrected = request.corrects === null ? undefined : await find(request.corrects)
      // The agent of the earlier home does not get the correction.
      const isMoved = corrected !== undefined && corrected.viewing !== null && corrected.home !== request.home
      const values = [...valuesOf(request), request.email && foldCase(request.email)]
      const [stored = []] = await transaction([
        {
          statement: `insert into contact_request (${columnNames}, email_folded)
           select ${placeholders(values.length)}
           where not exists (select 1 from contact_request where request_key = $${values.length + 1})
           on conflict (request_key) do nothing returning id`,
          values: [...values, otherKey],
        },
        ...kindsOf(request).flatMap((kind) =>
          kind === "receipt" && request.email !== null
            ? waitingReceipt(request, request.email)
            : [waitingDelivery(request, kind)],
        ),
        ...(isMoved ? withdrawalOf(corrected, request.received, request.id) : []),
      ])
      if (stored.length > 0) return true
      const [existing] = await query(`select ${columnNames} from contact_request where request_key = $1`, [request.key])
      if (existing && contentOf(requestOf(existing)) !== contentOf(request)) throw new KeyConflict()
      return false
    },
    all: async function* () {
      let last: Row | undefined
      do {
        const rows: readonly Row[] = await query(
          `select ${columnNames} from contact_request where received >= $1 and (received > $1 or id > $2)
           order by received, id limit ${pageSize}`,
          [last?.received ?? "", last?.id ?? ""],
        )
        yield* rows.map(requestOf)
        last = rows[pageSize - 1]
      } while (last)
    },
    findByPerson: async (person) =>
      (
        await query(`select ${columnNames} from contact_request where ${personCondition} order by received, id`, [
          foldCase(person),
        ])
      ).map(requestOf),
    find,
    signUps: async (home) => {
      const rows = await query(
        `select ${columnNames} from contact_request where home = $1 and withdrawn is null and viewing is not null
           and id not in (select corrects from contact_request where corrects is not null)
         order by viewing, received, id`,
        [home],
      )
      return rows.map(requestOf)
    },
    findByKey: async (key) => {
      const [row] = await query(`select ${columnNames} from contact_request where request_key = $1`, [key])
      return row && requestOf(row)
    },
    withdraw: async (request, now) => {
      const [changed = []] = await transaction(withdrawalOf(request, now.toISOString(), request.id))
      return changed.length > 0
    },
    answeredAt: async (id) => {
      const [row] = await query("select answered from contact_request where id = $1", [id])
      return (row?.answered as string | null | undefined) ?? null
    },
    markAnswered: async (id, now) =>
      (await query("update contact_request set answered = $1 where id = $2 returning id", [now.toISOString(), id]))
        .length > 0,
    states: async () => {
      const rows = await query(
        `select contact_request.id, answered, withdrawn,
           sum(case when state = 'failed' then 1 else 0 end) as failed,
           sum(case when state = 'waiting' then 1 else 0 end) as waiting,
           count(delivery.id) as deliveries
         from contact_request left join delivery on delivery.request_id = contact_request.id
         group by contact_request.id, answered, withdrawn`,
      )
      return new Map(rows.map((row) => [String(row.id), stateOf(row)]))
    },
    deleteByPerson: (person) => deleteWhere(personCondition, foldCase(person)),
    ages: (moment) => agesIn(query, "contact_request", "received", moment),
    deleteBefore: (moment) => deleteWhere("received < $1", new Date(moment).toISOString()),
    purge: database.purge,
    close: database.close,
  }
}
