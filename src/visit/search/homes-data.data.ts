import { isHitas, mainPrice } from "../../base/HomeCard/cards.data.ts"
import { byLaw, type Listing, type Translated } from "../../content/schema.ts"
import { nearest } from "../../domain/distance.ts"
import { type Major, type Minor, majorOf } from "../../domain/money.ts"
import { type ChoiceName, choices, type Must, musts } from "../../domain/search/criteria.ts"
import { buildingPlaces, type HomesData, normaliseText, quarter } from "../../domain/search/homes.ts"
import type { Content, WithId } from "../../site/records/content.ts"
import { perContent } from "../../site/records/per-content.ts"
import type { Market } from "../../spec/markets.ts"
import { houseOf, housingCompanyOf } from "../home/home-facts.data.ts"
import { viewingsOf } from "../viewings/calendars.data.ts"

/** Areas whose homes a search may offer instead: a short ride away. */
const nextDoor = { count: 4, within: 8 }

const day = 24 * 60 * 60 * 1000

/** Rounds up, so that no home seems cheaper than it is. */
const wholeUnits = (amount: Minor): Major => Math.ceil(majorOf(amount))

const priceOf = (listing: Listing): Major | null => {
  const price = mainPrice(listing)
  return price === undefined ? null : wholeUnits(price)
}

const feeOf = (listing: Listing): number =>
  wholeUnits(
    byLaw(listing, {
      finnish: ({ maintenanceCharge, financingCharge }) => maintenanceCharge + financingCharge,
      swedish: ({ association }) => association?.monthlyFee ?? 0,
    }),
  )

const buildingOf = (content: Content, listing: Listing): string | undefined =>
  byLaw(listing, {
    finnish: (home) => housingCompanyOf({ content }, home)?.name,
    swedish: ({ association }) => association?.name,
  })

const ownsPlot = (content: Content, listing: Listing): boolean =>
  byLaw(listing, {
    finnish: (home) => home.tenure === "property" || housingCompanyOf({ content }, home)?.plot.tenure === "owned",
    swedish: ({ tenure, association }) => tenure === "aganderatt" || association?.plotTenure === "owned",
  })

const featureBits = (content: Content, listing: Listing): number => {
  const { features } = listing
  const has: Record<Must, boolean> = {
    lift: features.includes("lift"),
    balcony: features.includes("balcony") || features.includes("glazedBalcony"),
    sauna: features.includes("sauna"),
    ownPlot: ownsPlot(content, listing),
    newBuild: listing.newBuild,
    hitas: isHitas(listing),
    viewing: false,
  }
  return musts.reduce((bits, must, position) => bits | (has[must] ? 1 << position : 0), 0)
}

const choiceIndex = (name: ChoiceName, value: string): number => (choices[name] as readonly string[]).indexOf(value)

const energyOf = (content: Content, listing: Listing): number | null => {
  const energy = listing.energy ?? houseOf(content, listing)?.energy
  return energy?.status === "class" ? choiceIndex("energy", energy.class) : null
}

const codesOf = (listings: readonly Listing[]): string =>
  [...new Set(listings.map(({ address }) => address.postalCode.replace(" ", "")))].sort().join(" ")

const byId = (a: WithId<unknown>, b: WithId<unknown>): number => (a.id < b.id ? -1 : 1)

/** Id of a city, which is the same in every language. */
export const cityIdOf = ({ languages }: Market, city: Translated): string =>
  normaliseText(city[languages[0] ?? "sv"] ?? "").replaceAll(" ", "-")

/** The largest value, or 0 without any; Math.max fails with more values than a call may have arguments. */
const largest = (values: readonly number[]): number =>
  values.reduce((maximum, value) => Math.max(maximum, value), values[0] ?? 0)

/** Search data of every home of a market, for browsers. */
export const homesData = perContent((content): HomesData => {
  const listings = content.listings.toSorted(byId)
  const areas = content.areas.toSorted(byId)
  const places = new Map(areas.map(({ id }, place) => [id, place]))
  const newest = {
    year: largest(listings.map(({ yearBuilt }) => yearBuilt)),
    day: largest(listings.map(({ publishedAt }) => Date.parse(publishedAt) / day)),
  }
  const starts = listings.map((listing) =>
    viewingsOf(listing).map(({ start }) => Math.floor(Date.parse(start) / quarter)),
  )
  const since = 0 - largest(starts.flat().map((start) => -start))
  const { languages } = content.market
  const renamed = listings.flatMap(({ id, formerIds = [] }) => (formerIds.length > 0 ? [[id, formerIds] as const] : []))
  return {
    ids: listings.map(({ id }) => id).join("\n"),
    ...(renamed.length > 0 && { formerIds: Object.fromEntries(renamed) }),
    areas: areas.map((area) => ({
      id: area.id,
      city: cityIdOf(content.market, area.city),
      names: [
        ...new Set([
          ...languages.flatMap((language) => [area.name[language] ?? "", area.city[language] ?? ""]),
          ...(area.alsoCalled ?? []),
        ]),
      ],
      codes: codesOf(listings.filter(({ area: id }) => id === area.id)),
      near: nearest(area, areas, nextDoor).map(({ place }) => places.get(place.id) ?? 0),
    })),
    ...buildingPlaces(listings.map((listing) => buildingOf(content, listing))),
    area: listings.map(({ area }) => places.get(area) ?? 0),
    type: listings.map(({ type }) => choiceIndex("type", type)),
    status: listings.map(({ status }) => choiceIndex("status", status)),
    energy: listings.map((listing) => energyOf(content, listing)),
    price: listings.map(priceOf),
    fee: listings.map(feeOf),
    size: listings.map(({ livingArea }) => Math.floor(Math.round(livingArea * 100) / 10)),
    rooms: listings.map(({ rooms }) => rooms),
    floor: listings.map(({ floor }) => floor ?? null),
    plot: listings.map(({ plotArea }) => plotArea ?? null),
    year: listings.map(({ yearBuilt }) => newest.year - yearBuilt),
    has: listings.map((listing) => featureBits(content, listing)),
    published: listings.map(({ publishedAt }) => newest.day - Date.parse(publishedAt) / day),
    changed: listings.map(({ publishedAt, updatedAt }) => (Date.parse(updatedAt) - Date.parse(publishedAt)) / day),
    viewings: starts.map((quarters) => quarters.map((start) => start - since).join(" ")).join(","),
    since,
    newest,
  }
})
