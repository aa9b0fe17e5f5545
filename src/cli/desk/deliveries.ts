import { PlainError } from "../../domain/plain-error.ts"
import { lineOf, tableOf } from "../../domain/table.ts"
import { publishedAgents } from "../../server/delivery/agents.ts"
import { receiversOf } from "../../server/delivery/deliver.ts"
import { deliverySettingsOf, deliveryWarnings, isConfigured } from "../../server/delivery/settings.ts"
import { deliverDue } from "../../server/delivery/worker.ts"
import { fields } from "../../server/store/contact-request-table.ts"
import type { StoredContactRequest } from "../../server/store/contact-requests.ts"
import type { MailboxTotals } from "../../server/store/mailboxes.ts"
import type { DeliveryRecord } from "../../server/store/outbox.ts"
import type { Stores } from "../../server/store/stores.ts"
import { maxRefusals } from "../../spec/alerts.ts"
import { dailyMessages } from "../../spec/mailboxes.ts"

const receivers: { readonly [kind in DeliveryRecord["kind"]]: string } = {
  "alert-confirmation": "owner of the address (alert)",
  "alert-news": "follower of the search or the home (alert)",
  agent: "agent",
  receipt: "sender (receipt)",
  crm: "CRM",
  "agent-withdrawal": "agent (taken back)",
  "crm-withdrawal": "CRM (taken back)",
}

/** Columns of a reason, which says what to do at its end. */
const reasonWidth = 160

const minuteOf = (moment: string): string => `${moment.slice(0, 10)} ${moment.slice(11, 16)}`

const progressOf = ({ state, attempts, due, finished, reason }: DeliveryRecord): string => {
  const after = `${attempts} attempt${attempts === 1 ? "" : "s"}`
  if (state === "delivered") return `delivered ${minuteOf(finished ?? "")}, after ${after}`
  if (state === "failed") return `given up ${minuteOf(finished ?? "")}, after ${after}: ${reason}`
  return attempts === 0 ? "waiting" : `waiting until ${minuteOf(due)}, after ${after}${reason ? `: ${reason}` : ""}`
}

/** @throws PlainError if there is no such request */
const existing = async ({ store }: Stores, id: string): Promise<StoredContactRequest> => {
  const request = await store.find(id)
  if (!request) throw new PlainError(`No contact request has the id ${id}: list shows those that are kept.`)
  return request
}

/** Prints all of a request and what became of its deliveries, in UTC. */
export const show = async (stores: Stores, id: string): Promise<void> => {
  const request = await existing(stores, id)
  const rows = fields.filter((field) => field !== "key").map((field) => [field, String(request[field] ?? "")])
  const width = Math.max(...rows.map(([name = ""]) => name.length))
  for (const [name = "", value = ""] of rows)
    for (const [index, line] of value.split("\n").entries())
      console.log(`${(index === 0 ? name : "").padEnd(width)}  ${lineOf(line)}`.trimEnd())
  const deliveries = await stores.outbox.deliveriesOf(id)
  console.log("")
  if (deliveries.length === 0) console.log("Nothing is to be delivered of it.")
  for (const delivery of deliveries) console.log(`${receivers[delivery.kind]}: ${progressOf(delivery)}`)
}

/** What was not sent on purpose, and what ended, a sentence for each that there is. */
const totalsOf = ({ overLimit, unwanted, endedAlerts }: MailboxTotals): readonly string[] => [
  ...(overLimit > 0
    ? [
        `Receipts and requests to confirm an alert left out, because a mailbox gets ${dailyMessages} a day: ${overLimit}.`,
      ]
    : []),
  ...(unwanted > 0 ? [`Messages left out, because the owner of the mailbox wants none: ${unwanted}.`] : []),
  ...(endedAlerts > 0
    ? [`Alerts that ended, because their mailbox refused ${maxRefusals} messages in a row: ${endedAlerts}.`]
    : []),
]

/** Lists deliveries that were given up, without the texts of their requests, and says how many were not made on purpose. */
export const failed = async ({ outbox, mailboxes }: Stores): Promise<void> => {
  await printFailed(outbox)
  for (const sentence of totalsOf(await mailboxes.totals())) console.log(sentence)
}

const printFailed = async (outbox: Stores["outbox"]): Promise<void> => {
  const all = await outbox.failed()
  if (all.length === 0) return console.log("Nothing has failed.")
  const rows = all.map(({ kind, finished, attempts, reason, request }) => [
    minuteOf(finished ?? ""),
    receivers[kind],
    String(attempts),
    reason ?? "",
    request.id,
  ])
  console.log(tableOf([["given up (UTC)", "to", "attempts", "why", "contact request"], ...rows], reasonWidth))
  console.log("\nMend the cause, then run npm run contact-requests -- retry, or retry <id> for one.")
}

const countText = (count: number): string => `${count} deliver${count === 1 ? "y" : "ies"}`

/** Lets what was given up be delivered after all. */
export const retry = async (stores: Stores, id?: string): Promise<void> => {
  if (id !== undefined) await existing(stores, id)
  const count = await stores.outbox.retryFailed(new Date(), id)
  console.log(`${countText(count)} will be tried again${count > 0 ? ", by the server or by deliver" : ""}.`)
}

export const answered = async (stores: Stores, id: string): Promise<void> => {
  await existing(stores, id)
  await stores.store.markAnswered(id, new Date())
  console.log(`Contact request ${id} is answered.`)
}

/** Delivers what is due, for a scheduler where no server of ours runs. @throws PlainError without a receiver */
export const deliver = async ({ outbox }: Stores): Promise<void> => {
  const settings = deliverySettingsOf(process.env)
  if (!isConfigured(settings)) throw new PlainError(deliveryWarnings(settings).join(" "))
  const receivers = await receiversOf(settings, publishedAgents())
  try {
    const { delivered, postponed, failed } = await deliverDue(outbox, receivers.deliver)
    console.log(`${countText(delivered)} made, ${postponed} postponed, ${failed} given up.`)
  } finally {
    receivers.close()
  }
}
