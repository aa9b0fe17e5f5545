import type { Major, Minor } from "./money.ts"

/**
 * Amounts are minor units and areas have at most two decimals, so each figure is one division of whole numbers, which
 * keeps its decimal digits exact where the quotient is short.
 */

const hundredths = (area: number): number => Math.round(area * 100)

export const perSquareMetre = (price: Minor, area: number): Major => price / hundredths(area)

/** Validates an id, because it becomes part of the paths of a home's files. */
export const isHomeId = (value: unknown): value is string => typeof value === "string" && /^[a-z0-9-]+$/.test(value)

const weekMs = 7 * 24 * 60 * 60 * 1000

/** A home is new on the day of its publication and for the six days after. */
export const isNew = (publishedAt: string, now: number): boolean => {
  const age = now - Date.parse(publishedAt)
  return age >= 0 && age < weekMs
}

/** Returns the unweighted mean of the homes' prices per m². */
export const meanPerSquareMetre = (homes: readonly { readonly price: Minor; readonly area: number }[]): Major =>
  homes.reduce((sum, { price, area }) => sum + perSquareMetre(price, area), 0) / homes.length
