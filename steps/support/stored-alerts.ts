import assert from "node:assert/strict"
import { expect } from "./expect.ts"
import { inStore } from "./store-file.ts"

type Row = Readonly<Record<string, string | number | null>>

/** Milliseconds: enough for several attempts, each up to two seconds after the last. */
const deliveryTimeoutMs = 20_000

/** Runs a statement about the alerts of an address. */
const run = (statement: string, ...values: (string | number)[]): Row[] =>
  inStore((database) => database.prepare(statement).all(...values) as Row[]) ?? []

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

/** A moment before any alert of the run: other alerts know all that became of homes then. */
const longAgo = (second: number) => new Date(Date.UTC(2000, 0, 1, 0, 0, second)).toISOString()

/**
 * Lets an alert know all until a moment long ago, after which some homes became what they are. Scenarios whose alerts find the same
 * home must give it the same past.
 * @param homes each with its price before, or "new", or the start of a viewing that was cancelled
 */
export const changeSinceLastMessage = async (email: string, homes: readonly (readonly string[])[]): Promise<void> => {
  await alertsDelivered(email)
  const [alert] = run(`select market, news from search_alert where ${ofAddress}`, email)
  assert.ok(alert, `no alert of ${email} is stored`)
  const { market, news } = alert
  // Homes that were recorded in this run were always there, unless a scenario says otherwise.
  run("update home_offer set since = '' where market = ? and since > ?", String(market), longAgo(59))
  const first = news === null ? 1 : 3
  const [before, after] = [longAgo(first), longAgo(first + 1)]
  for (const [home = "", past = ""] of homes) {
    const [offer] = run("select since from home_offer where market = ? and home = ? limit 1", String(market), home)
    assert.ok(offer, `${home} is no published home`)
    if (past === "new")
      run("update home_offer set since = ? where market = ? and home = ? and since = ''", after, String(market), home)
    else {
      const insert = `insert or ignore into home_offer (market, home, since, price, status, viewings)
        select market, home, ?`
      const ofHome = "from home_offer where market = ? and home = ? and since = ''"
      const isViewing = past.includes("T")
      run(`${insert}, price, status, viewings ${ofHome}`, after, String(market), home)
      if (isViewing) run(`${insert}, price, status, viewings || ? ${ofHome}`, before, ` ${past}`, String(market), home)
      else run(`${insert}, ?, 'forSale', viewings ${ofHome}`, before, Number(past), String(market), home)
    }
  }
  run(`update search_alert set told_until = ?, telling_until = ? where ${ofAddress}`, before, before, email)
}

/** Makes an alert about one home be about another, because no home of the sites under test is ever sold or removed. */
export const becomeHomeLike = async (email: string, home: string): Promise<void> => {
  await alertsDelivered(email)
  run(`update search_alert set query = ? where ${ofAddress}`, `home=${home}`, email)
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
