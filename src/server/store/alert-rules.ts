import { monthsBefore } from "../../domain/contact/retention.ts"
import { allIdsOf } from "../../domain/search/homes.ts"
import { alertMonths, confirmationHours } from "../../spec/alerts.ts"

/** Stands for the price of a home that has none yet. */
export const noPrice = 0

/** What a home costs, and how far its sale has come. */
export type Offer = {
  /** Whole kronor or euros, or `noPrice`. */
  readonly price: number
  /** Such as `forSale` or `sold`. */
  readonly status: string
  /** Starts of its viewings (ISO 8601, UTC), separated by spaces. */
  readonly viewings: string
}

/** A published home, under its present id and former ones. */
export type OfferedHome = Offer & { readonly id: string; readonly formerIds: readonly string[] }

/** What the news of a search need to know of a home. */
export type FoundHome = Omit<OfferedHome, "viewings">

/** A home that has become another offer, under the id by which it is recorded; a new one was none before. */
export type OfferChange = { readonly id: string; readonly before: Offer | null }

/** Homes that one message tells of, so that no message is too long to read. */
const maxHomes = 20

/** Statuses of which an alert about one home tells; `gone` is a home that is not published any more. */
export const newsStatuses = ["forSale", "reserved", "sold", "gone"] as const
export type NewsStatus = (typeof newsStatuses)[number]

/** What an alert about one home has to tell besides its price. */
export type HomeNews = {
  readonly status: NewsStatus | null
  /** Starts of viewings that are new, and of those that do not take place (ISO 8601, UTC). */
  readonly added: readonly string[]
  readonly cancelled: readonly string[]
}

/** What an alert has to tell: homes that are new in its search, prices that have changed or been set, and how many of each. */
export type News = {
  readonly added: readonly string[]
  readonly addedCount: number
  readonly changed: readonly { readonly id: string; readonly from: number; readonly to: number }[]
  readonly changedCount: number
  readonly home?: HomeNews | undefined
}

/**
 * Returns the news among the homes that a search finds, in its order. A home is new if it was not published before, or had a status
 * that the search does not ask for. A sold home is news only in a search for sold homes.
 * @param statuses that the search asks for; none are all
 */
export const newsOf = (
  found: readonly FoundHome[],
  changes: readonly OfferChange[],
  statuses: readonly string[],
): News => {
  const changeOf = new Map(changes.map((change) => [change.id, change]))
  const isOffered = (status: string) => (statuses.length > 0 ? statuses.includes(status) : status !== "sold")
  const added: string[] = []
  const priced: { id: string; from: number; to: number }[] = []
  for (const { price, status, ...ids } of found) {
    const change = allIdsOf(ids).flatMap((id) => changeOf.get(id) ?? [])[0]
    if (!change || !isOffered(status)) continue
    const { before } = change
    if (!before || !isOffered(before.status)) added.push(ids.id)
    else if (price !== noPrice && price !== before.price) priced.push({ id: ids.id, from: before.price, to: price })
  }
  return {
    added: added.slice(0, maxHomes),
    addedCount: added.length,
    changed: priced.slice(0, maxHomes),
    changedCount: priced.length,
  }
}

const futureOf = ({ viewings }: Offer, now: number): readonly string[] =>
  viewings.split(" ").filter((start) => Date.parse(start) > now)

/**
 * Returns the news of the home that an alert is about. That it is sold or gone is news without a change too, because the alert
 * may have been confirmed after it.
 * @param home undefined if it is not published
 */
export const newsOfHome = (home: OfferedHome | undefined, changes: readonly OfferChange[], now: number): News => {
  const none = { added: [], addedCount: 0, changed: [], changedCount: 0 }
  if (!home || home.status === "sold")
    return { ...none, home: { status: home ? "sold" : "gone", added: [], cancelled: [] } }
  const ids = allIdsOf(home)
  const before = changes.find(({ id }) => ids.includes(id))?.before
  if (!before) return none
  const { id, price, status } = home
  const changed = price === noPrice || price === before.price ? [] : [{ id, from: before.price, to: price }]
  const [present, earlier] = [futureOf(home, now), futureOf(before, now)]
  const news: HomeNews = {
    status: (status !== before.status && newsStatuses.find((one) => one === status)) || null,
    added: present.filter((start) => !earlier.includes(start)),
    cancelled: earlier.filter((start) => !present.includes(start)),
  }
  const hasNews = news.status !== null || news.added.length + news.cancelled.length > 0
  return { ...none, changed, changedCount: changed.length, ...(hasNews && { home: news }) }
}

export const isNews = ({ addedCount, changedCount, home }: News): boolean =>
  addedCount + changedCount > 0 || home !== undefined

/** Whether an alert ends with these news, because its home is not for sale any more. */
export const isLast = (news: News | null): boolean => news?.home?.status === "sold" || news?.home?.status === "gone"

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
