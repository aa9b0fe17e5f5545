/**
 * Figures derived from a home's record. Amounts are in minor units and areas in m² with at most two decimals, so each
 * figure is one division of whole numbers: its decimal digits are exact where the true quotient is short.
 */

const hundredths = (area: number): number => Math.round(area * 100)

/** Major units per m². */
export const perSquareMetre = (minorUnits: number, area: number): number => minorUnits / hundredths(area)

/** Whether something can be the id of a home, and so a part of the addresses of its files. */
export const isHomeId = (value: unknown): value is string => typeof value === "string" && /^[a-z0-9-]+$/.test(value)

const week = 7 * 24 * 60 * 60 * 1000

/** A home is new on the day it is published and the six days after. */
export const isNew = (publishedAt: string, now: number): boolean => {
  const age = now - Date.parse(publishedAt)
  return age >= 0 && age < week
}

/** The mean of what homes cost per m², each counting as one home, in major units. */
export const meanPerSquareMetre = (homes: readonly { readonly price: number; readonly area: number }[]): number =>
  homes.reduce((sum, { price, area }) => sum + perSquareMetre(price, area), 0) / homes.length
