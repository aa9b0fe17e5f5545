import { typedNumber, typedPrice } from "../../typed-number.ts"
import type { Range } from "../criteria.ts"
import type { Item } from "./items.ts"
import type { Subject, Unit } from "./meanings.ts"
import { isDigits } from "./tokens.ts"

/** A range in the units of the search; `rooms` may have halves. */
export type Measure = { readonly name: Subject | "rooms"; readonly range: Range }

type Bound = "least" | "most"

/** Numbers before their unit: 3 of "3 rooms", and both of "2–3 million". */
type Numbers = { readonly written: readonly string[]; readonly unit: Unit | undefined; readonly scale: string }

const nothing: Item = { text: "", meanings: [] }

/** A price that stands alone; a lower number is one of a house or a flat. */
const leastPrice = 100_000

const boundIn = ({ text, meanings }: Item): Bound | undefined => {
  if (meanings.includes("most") || text === "<" || text === "≤") return "most"
  return meanings.includes("least") || text === ">" || text === "≥" ? "least" : undefined
}

const meaningAfter = (prefix: "unit." | "subject." | "number.", { meanings }: Item): string | undefined =>
  meanings.find((meaning) => meaning.startsWith(prefix))?.slice(prefix.length)

const subjectIn = (item: Item) => meaningAfter("subject.", item) as Subject | undefined

/** A number as it is written, or in digits for a word. */
const numberIn = (item: Item): string | undefined => (isDigits(item.text) ? item.text : meaningAfter("number.", item))

const amountOf = (written: string): number =>
  typedNumber(/^\d{1,3}([ .,']\d{3})+$/.test(written) ? written.replace(/\D/g, "") : written) ?? Number.NaN

/** Subjects of the units that leave more than one open. */
const subjectsOf: Readonly<Partial<Record<Unit, readonly [Subject, ...Subject[]]>>> = {
  money: ["price", "fee"],
  area: ["size", "plot"],
}

/** How a number counts without a word for it: nobody looks for a home of exactly their highest price. */
const usualBounds: Readonly<Partial<Record<Measure["name"], Bound>>> = {
  price: "most",
  fee: "most",
  size: "least",
  plot: "least",
}

/** What a number with a bound and without a unit is about: "at least 3", "at least 60", "under 5". */
const subjectOfSize = (amount: number, bound: Bound): Measure["name"] => {
  if (bound === "least" && amount < 10) return "rooms"
  return amount >= 10 && amount < (bound === "least" ? 1000 : 100) ? "size" : "price"
}

const between = (bound: Bound | undefined, low: number, high: number): Range => {
  if (low !== high) return { least: Math.min(low, high), most: Math.max(low, high) }
  return { ...(bound !== "most" && { least: low }), ...(bound !== "least" && { most: low }) }
}

/**
 * Reads a number with its unit, and words before and after it that say what it is about and whether more or less will do.
 * @param isPostcode whether digits without a unit are one
 * @returns undefined for other words and for the number of a house; no measure for such words without a number
 */
export const measureAt = (
  items: readonly Item[],
  start: number,
  isPostcode: (digits: string) => boolean,
): { readonly measure?: Measure; readonly next: number } | undefined => {
  let place = start
  const item = (further = 0): Item => items[place + further] ?? nothing
  let bound: Bound | undefined
  let subject: Subject | undefined
  let isMoney = false
  for (; place < items.length; place++) {
    const ahead = item()
    // A small word between, as in "a price of at most 3 million"
    if (!(boundIn(ahead) || subjectIn(ahead) || meaningAfter("unit.", ahead) === "money")) {
      if (place === start || !ahead.meanings.includes("small")) break
    }
    bound = boundIn(ahead) ?? bound
    subject = subjectIn(ahead) ?? subject
    isMoney ||= meaningAfter("unit.", ahead) === "money"
  }
  const first = numberIn(item())
  if (first === undefined) return place > start ? { next: place } : undefined
  place++

  const readUnit = (): Pick<Numbers, "unit" | "scale"> => {
    let unit: Unit | undefined
    let scale = ""
    for (; ; place++) {
      const ahead = item()
      const next = meaningAfter("unit.", ahead) as Unit | undefined
      const isStaircase = ahead.text.length === 1 && isDigits(item(1).text) && item(2).meanings.length === 0
      if (!next || isStaircase || (unit && unit !== "money")) break
      if (next === "million" || next === "thousand") {
        if (scale) break
        scale = next === "million" ? "m" : "k"
        unit = "money"
      } else if (unit && next !== "money") break
      else unit = next
    }
    return { unit, scale }
  }
  // "4+ bedrooms"; the rest of "3+k" is a kitchen.
  if (item().text === "+" && /^(?:bed)?rooms$/.test(meaningAfter("unit.", item(1)) ?? "")) {
    bound = "least"
    place++
  }
  let { unit, scale } = readUnit()
  let last = first
  const other = numberIn(item(1))
  if (other !== undefined && (item().text === "~" || item().meanings.includes("to"))) {
    const before = place
    place += 2
    const otherUnit = readUnit()
    if (otherUnit.unit === unit || unit === undefined) {
      last = other
      unit = otherUnit.unit
      scale = otherUnit.scale || scale
    } else place = before
  }
  if (isMoney) unit ??= "money"
  const after = subjectIn(item())
  if (after && (unit ? subjectsOf[unit]?.includes(after) : !subject)) {
    subject = after
    place++
  }
  if (item().meanings.includes("orMore")) bound = "least"
  if (item().meanings.includes("orLess")) bound = "most"
  if (item().meanings.includes("orMore") || item().meanings.includes("orLess")) place++

  if (unit === "rooms" || unit === "bedrooms") {
    const more = unit === "bedrooms" ? 1 : 0
    // The rest of "3h+kk+s" names the kitchen and other rooms.
    while (item().text === "+" && /^[a-z]{1,6}$/.test(item(1).text)) place += 2
    if (item().text === "+") {
      bound = "least"
      place++
    }
    return {
      measure: { name: "rooms", range: between(bound, amountOf(first) + more, amountOf(last) + more) },
      next: place,
    }
  }
  if (item().text === "+") {
    bound = "least"
    place++
  }
  const amount = amountOf(first)
  if (unit === "decade") {
    const year = amount < 100 ? 1900 + amount : amount
    return { measure: { name: "year", range: { least: year, most: year + 9 } }, next: place }
  }
  const known: Measure["name"] | undefined = unit
    ? (subjectsOf[unit]?.find((one) => one === subject) ?? subjectsOf[unit]?.[0])
    : (subject ?? (bound && subjectOfSize(amount, bound)))
  const isPrice = amount >= leastPrice && !isPostcode(first)
  const name = known ?? (isPrice ? "price" : undefined)
  if (!name) return undefined
  const [low, high] = [first, last].map((written) =>
    name === "price" ? typedPrice(written + scale) : amountOf(written),
  )
  if (low === undefined || high === undefined) return undefined
  return { measure: { name, range: between(bound ?? usualBounds[name], low, high) }, next: place }
}
