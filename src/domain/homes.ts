/**
 * Figures derived from a home's record. Amounts are in minor units and areas in m² with at most two decimals, so each
 * figure is one division of whole numbers: its decimal digits are exact where the true quotient is short.
 */

const hundredths = (area: number): number => Math.round(area * 100)

/** Major units per m². */
export const perSquareMetre = (minorUnits: number, area: number): number => minorUnits / hundredths(area)
