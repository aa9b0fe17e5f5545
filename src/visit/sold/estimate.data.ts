import { neighbourhoodOf, sourceOf } from "../../base/FigureTable/figures.data.ts"
import { type Area, priceYear } from "../../content/schema.ts"
import { estimateOf, type Flat } from "../../domain/estimate.ts"
import { type EstimateArea, type EstimateBasis, rangeText } from "../../domain/estimate-text.ts"
import type { Major } from "../../domain/money.ts"
import { roomChoices } from "../../domain/sold.ts"
import type { Edition } from "../../site/edition.ts"
import type { PageLink } from "../../site/page.ts"
import type { WithId } from "../../site/records/content.ts"
import type { Market } from "../../spec/markets.ts"
import { soldFlats } from "./sold-homes.data.ts"

type Field = keyof Flat

/** A first idea of a price, for sellers. */
export type EstimateData = {
  readonly heading: string
  readonly lead: string
  readonly labels: Readonly<Record<Field, string>>
  /** What a field says as long as nothing is chosen. */
  readonly choose: { readonly area: string; readonly rooms: string }
  readonly rooms: readonly { readonly value: string; readonly name: string }[]
  readonly button: string
  readonly wrong: Readonly<Record<Field, string>>
  readonly incomplete: string
  readonly range: string
  readonly toValuation: string
  readonly limits: string
  readonly basis: EstimateBasis
  /** Ranges of an example in each area, which also shows what to expect without scripts. */
  readonly example: {
    readonly caption: string
    readonly columns: readonly [area: string, range: string]
    readonly rows: readonly { readonly area: string; readonly range: string; readonly basis: string }[]
  }
  readonly toSold: PageLink
}

/** About one per cent of a common flat's price, so that a range shows no precision that it lacks. */
const steps: Readonly<Record<Market["currency"], Major>> = { SEK: 50_000, EUR: 5_000, NOK: 50_000 }

const exampleFlat = { rooms: 2, size: 55 } as const

/** The nearest published price (Sweden), or those of the postal area by rooms (Finland). */
const publishedOf = (edition: Edition, area: Area): EstimateArea["published"] => {
  const { content, translate, month } = edition
  const neighbourhood = neighbourhoodOf(edition, area)
  if (neighbourhood) {
    const { oneRoom, twoRooms, threeRooms } = neighbourhood.prices
    return {
      prices: [oneRoom, twoRooms, threeRooms],
      place: neighbourhood.postalCode,
      source: sourceOf(edition, "ashi", priceYear) ?? "",
    }
  }
  const place = content.prices?.places[area.pricesOf?.[0] ?? ""]
  if (!content.prices || !place) return null
  const { perSquareMetre } = place
  return {
    prices: [perSquareMetre, perSquareMetre, perSquareMetre],
    place: translate(place.name),
    source: sourceOf(edition, content.prices.source, month(content.prices.month)) ?? "",
  }
}

const areaOf = (edition: Edition, area: WithId<Area>): EstimateArea => {
  const { content, text, translate } = edition
  const within = translate(area.within)
  const count = soldFlats(content).filter((flat) => flat.area === area.id).length
  return {
    id: area.id,
    name: translate(area.name),
    within,
    unknown: text("estimate.unknown", { within, count }),
    published: publishedOf(edition, area),
  }
}

/** Arguments that are known only in the browser. */
const placeholders = (...names: string[]) => Object.fromEntries(names.map((name) => [name, `{${name}}`]))

const basisOf = (edition: Edition): EstimateBasis => {
  const { content, market, text } = edition
  const sold = placeholders("count", "within", "years", "low", "high", "size")
  const { years: _, size: __, ...known } = sold
  return {
    currency: market.currency,
    step: steps[market.currency],
    flats: soldFlats(content),
    areas: content.areas.map((area) => areaOf(edition, area)),
    words: {
      range: text("estimate.range", placeholders("low", "high")),
      bySimilar: text("estimate.bySimilar", sold),
      byArea: text("estimate.byArea", sold),
      byPublished: text("estimate.byPublished", { ...known, ...placeholders("published", "place", "source") }),
      message: text("estimate.message", placeholders("area", "size", "rooms")),
      rooms: {
        one: text("unit.rooms", { count: 1 }),
        many: text("unit.rooms", { count: 2 }).replace("2", "{count}"),
        // The Finnish text begins with a capital, and here it ends a sentence.
        most: text("home.roomsOrMore", { least: "4" }).replace(/^./, (letter) => letter.toLowerCase()),
      },
    },
  }
}

const exampleOf = ({ text }: Edition, basis: EstimateBasis): EstimateData["example"] => ({
  caption: text("estimate.exampleCaption"),
  columns: [text("estimate.area"), text("estimate.exampleRange")],
  rows: basis.areas.map(({ id, name, published }) => {
    const estimate = estimateOf({ ...exampleFlat, area: id }, basis.flats, published?.prices ?? null, basis.step)
    return {
      area: name,
      range: rangeText(basis, estimate) ?? text("estimate.noRange"),
      basis:
        estimate.basis === "similar" || estimate.basis === "area"
          ? text("estimate.exampleBasis.sold", { count: estimate.count })
          : text(`estimate.exampleBasis.${estimate.basis}`),
    }
  }),
})

export const estimateData = (edition: Edition): EstimateData => {
  const { text, path } = edition
  const basis = basisOf(edition)
  return {
    heading: text("estimate.heading"),
    lead: text("estimate.lead"),
    labels: { area: text("estimate.area"), size: text("estimate.size"), rooms: text("estimate.rooms") },
    choose: { area: text("estimate.chooseArea"), rooms: text("estimate.chooseRooms") },
    rooms: roomChoices.map((value) => ({
      value,
      name:
        value === roomChoices.at(-1)
          ? text("home.roomsOrMore", { least: value })
          : text("unit.rooms", { count: Number(value) }),
    })),
    button: text("estimate.button"),
    wrong: {
      area: text("estimate.wrongArea"),
      size: text("estimate.wrongSize"),
      rooms: text("estimate.wrongRooms"),
    },
    incomplete: text("estimate.incomplete"),
    range: text("estimate.exampleRange"),
    toValuation: text("estimate.toValuation"),
    limits: text("estimate.doesNotKnow"),
    basis,
    example: exampleOf(edition, basis),
    toSold: { name: text("estimate.toSold"), path: path("sold") },
  }
}
