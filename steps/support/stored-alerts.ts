import { existsSync } from "node:fs"
import { DatabaseSync } from "node:sqlite"
import { leadsFile } from "./contact-requests.ts"
import { expect } from "./expect.ts"

type Row = Readonly<Record<string, string | number | null>>

/** Milliseconds: enough for several attempts, each up to two seconds after the last. */
const deliveryTimeoutMs = 20_000

/** Runs a statement about the alerts of an address directly in the database of the sites under test. */
const run = (statement: string, ...values: (string | number)[]): Row[] => {
  // The store creates its file at the first use.
  if (!existsSync(leadsFile())) return []
  const database = new DatabaseSync(leadsFile(), { timeout: 5000 })
  try {
    return database.prepare(statement).all(...values) as Row[]
  } finally {
    database.close()
  }
}

const ofAddress = "lower(email) = lower(?)"
const ofAlert = `request_id in (select id from search_alert where ${ofAddress})`

export const alertStates = (email: string): string[] =>
  run(`select confirmed from search_alert where ${ofAddress}`, email).map(({ confirmed }) =>
    confirmed === null ? "unconfirmed" : "confirmed",
  )

export const alertCount = (email: string): number => alertStates(email).length

/** Waits until all messages of an address's alerts are delivered or given up, so that nothing comes later. */
export const alertsDelivered = async (email: string): Promise<void> => {
  const waiting = () => run(`select id from delivery where state = 'waiting' and ${ofAlert}`, email).length
  await expect.poll(waiting, { message: `a message to ${email} waits`, timeout: deliveryTimeoutMs }).toBe(0)
}

/** Replaces what an alert has been told, which are homes with their prices. */
export const tellBefore = async (email: string, homes: readonly (readonly string[])[]): Promise<void> => {
  await alertsDelivered(email)
  const told = JSON.stringify(Object.fromEntries(homes.map(([home, price]) => [home, Number(price)])))
  run(
    `update search_alert set told = ?, telling = case when telling is null then null else ? end where ${ofAddress}`,
    told,
    told,
    email,
  )
}

/** Lets an alert know nothing of a home, which is then news. */
export const forgetTold = async (email: string, home: string): Promise<void> => {
  await alertsDelivered(email)
  run(`update search_alert set telling = json_remove(telling, ?) where ${ofAddress}`, `$."${home}"`, email)
}

export const wroteYesterday = async (email: string): Promise<void> => {
  await alertsDelivered(email)
  run(`update search_alert set message_day = '2000-01-01' where ${ofAddress}`, email)
}

/** Makes the latest message of an alert one that the mail server did not take. */
export const giveUpLastMessage = async (email: string): Promise<void> => {
  await alertsDelivered(email)
  run(`update delivery set state = 'failed' where kind = 'alert-news' and ${ofAlert}`, email)
  await wroteYesterday(email)
}

export const makeAlertOld = async (email: string, hours: number): Promise<void> => {
  await alertsDelivered(email)
  const requested = new Date(Date.now() - hours * 3_600_000).toISOString()
  run(`update search_alert set requested = ? where ${ofAddress}`, requested, email)
}
