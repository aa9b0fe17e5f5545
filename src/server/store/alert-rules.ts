import { monthsBefore } from "../../domain/contact/retention.ts"
import { allIdsOf } from "../../domain/search/homes.ts"
import { alertMonths, confirmationHours } from "../../spec/alerts.ts"

/** Stands for the price of a home that has none yet. */
export const noPrice = 0

/** Prices (whole kronor or euros) of the homes that a search finds, by the home's id. */
export type Prices = Readonly<Record<string, number>>

/** A home as a search finds it now; `isSold` unless the search is for sold homes. */
export type FoundHome = {
  readonly id: string
  readonly formerIds?: readonly string[]
  readonly price: number
  readonly isSold: boolean
}

/** What an alert has to tell: ids of homes that are new in its search, and prices that have changed or been set. */
export type News = {
  readonly added: readonly string[]
  readonly changed: readonly { readonly id: string; readonly from: number; readonly to: number }[]
}

export const pricesOf = (found: readonly FoundHome[]): Prices =>
  Object.fromEntries(found.map(({ id, price }) => [id, price]))

/** Id under which an alert was told of a home, so that a home with a new id is not new; its file has both names. */
const toldIdOf = (told: Prices, home: FoundHome): string =>
  allIdsOf(home).find((id) => Object.hasOwn(told, id)) ?? home.id

/**
 * Returns what an alert has been told and is told now. A home that leaves the search stays, so that it is not new when it
 * comes back. A sold home is not told, and keeps its price, because its last price is no offer.
 */
export const pricesAfter = (told: Prices, found: readonly FoundHome[]): Prices => ({
  ...told,
  ...pricesOf(found.filter(({ isSold }) => !isSold).map((home) => ({ ...home, id: toldIdOf(told, home) }))),
})

/** Compares what an alert has been told with what it is told now, in the order of the latter. */
export const newsBetween = (told: Prices, telling: Prices): News => {
  const ids = Object.keys(telling)
  return {
    added: ids.filter((id) => !Object.hasOwn(told, id)),
    changed: ids.flatMap((id) => {
      const [from, to] = [Object.hasOwn(told, id) ? told[id] : undefined, telling[id]]
      return from === undefined || to === undefined || to === noPrice || from === to ? [] : [{ id, from, to }]
    }),
  }
}

export const isNews = ({ added, changed }: News): boolean => added.length + changed.length > 0

const hourMs = 3_600_000

/** Start of the time in which an alert can still be confirmed; ISO 8601, UTC. */
export const confirmationStart = (now: Date): string =>
  new Date(now.getTime() - confirmationHours * hourMs).toISOString()

/** Start of the retention period of alerts; ISO 8601, UTC. */
export const alertStart = (now: Date): string => monthsBefore(now, alertMonths)

/** Day in a time zone, such as 2026-11-21: an alert sends one message a day at most. */
export const dayIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(moment)

/** Hour in a time zone, from 0 to 23. */
export const hourIn = (timeZone: string, moment: Date): number =>
  Number(new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" }).format(moment))
