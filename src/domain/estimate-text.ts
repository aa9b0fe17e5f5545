import { countText } from "./count-text.ts"
import { type Estimate, estimateOf, type Flat, type PublishedPrices, type SoldFlat, typedFlat } from "./estimate.ts"
import { fillIn } from "./fill-in.ts"
import { formatMoney, formatNumber } from "./format.ts"
import type { Major } from "./money.ts"

/** What a calculation in the browser needs of an area. */
export type EstimateArea = {
  readonly id: string
  readonly name: string
  /** The name as the place of something. */
  readonly within: string
  /** Says that nothing is known. */
  readonly unknown: string
  readonly published: { readonly prices: PublishedPrices; readonly place: string; readonly source: string } | null
}

/** Templates in the language of the page. */
export type EstimateWords = {
  readonly range: string
  readonly bySimilar: string
  readonly byArea: string
  readonly byPublished: string
  readonly message: string
  readonly rooms: { readonly one: string; readonly many: string; readonly most: string }
}

export type EstimateBasis = {
  readonly currency: string
  /** Prices are rounded to this. */
  readonly step: Major
  readonly flats: readonly SoldFlat[]
  readonly areas: readonly EstimateArea[]
  readonly words: EstimateWords
}

export type EstimateAnswer = {
  /** Null where nothing is known. */
  readonly range: string | null
  /** How the range was worked out, or why there is none. */
  readonly how: string
  /** Describes the flat in a request for a valuation. */
  readonly message: string
}

const whole = (value: number): string => formatNumber(value, { digits: 0 })

export const rangeText = (
  { currency, words }: Pick<EstimateBasis, "currency"> & { readonly words: Pick<EstimateWords, "range"> },
  estimate: Estimate,
): string | null => {
  if (estimate.basis === "unknown") return null
  const [low, high] = [estimate.low, estimate.high].map((price) => formatMoney(price, currency, { digits: 0 }))
  return fillIn(words.range, { low: low ?? "", high: high ?? "" })
}

const sizeText = (size: number): string => formatNumber(size, { digits: Number.isInteger(size) ? 0 : 1 })

const howText = ({ words }: EstimateBasis, flat: Flat, area: EstimateArea, estimate: Estimate): string => {
  if (estimate.basis === "unknown") return area.unknown
  const { low, high } = estimate.perSquareMetre
  const values = {
    count: whole(estimate.count),
    within: area.within,
    low: whole(low),
    high: whole(high),
    size: sizeText(flat.size),
  }
  if (estimate.basis === "published") {
    const { place = "", source = "" } = area.published ?? {}
    return fillIn(words.byPublished, { ...values, published: whole(estimate.published), place, source })
  }
  const [first, last] = estimate.years
  return fillIn(estimate.basis === "similar" ? words.bySimilar : words.byArea, {
    ...values,
    years: first === last ? first : `${first}–${last}`,
  })
}

const roomsText = ({ words: { rooms } }: EstimateBasis, count: number): string =>
  count >= 4 ? rooms.most : countText(count, rooms.one, rooms.many)

/** The answer to what a visitor wrote, or the fields that are wrong. */
export const answerTo = (
  fieldTexts: Readonly<Record<keyof Flat, string>>,
  basis: EstimateBasis,
): { readonly wrong: readonly (keyof Flat)[]; readonly answer: EstimateAnswer | null } => {
  const { flat, wrong } = typedFlat(
    fieldTexts,
    basis.areas.map(({ id }) => id),
  )
  const area = basis.areas.find(({ id }) => id === flat?.area)
  if (!flat || !area) return { wrong, answer: null }
  const estimate = estimateOf(flat, basis.flats, area.published?.prices ?? null, basis.step)
  const message = fillIn(basis.words.message, {
    area: area.name,
    size: sizeText(flat.size),
    rooms: roomsText(basis, flat.rooms),
  })
  return { wrong, answer: { range: rangeText(basis, estimate), how: howText(basis, flat, area, estimate), message } }
}
