import type { Minor } from "./money.ts"

/** Taxes on a purchase, paid once. */
export type PurchaseTaxes = {
  /** Per cent of the price: stamp duty on the title (Sweden) or transfer tax (Finland). */
  readonly percent: number
  /** The taxed amount is rounded down to a multiple of this. */
  readonly step: Minor
  /** The authority's fee for the registration. */
  readonly charge: Minor
  /** Tax assessment value, taxed instead of the price if it is higher. */
  readonly leastBase?: Minor
  /** Share of the company's loan that the buyer takes over, taxed like the price. */
  readonly addedDebt?: Minor
  /** Sweden: new mortgage deeds for the part of the loan that the existing deeds do not cover. */
  readonly deeds?: { readonly percent: number; readonly charge: Minor; readonly existing: Minor }
}

export type PurchaseTax = { readonly id: "transferTax" | "mortgageDeeds"; readonly amount: Minor }

const taxOn = (base: Minor, percent: number, step: Minor): Minor =>
  Math.round((Math.floor(base / step) * step * Math.round(percent * 100)) / 10_000)

/**
 * Returns the taxes that a buyer pays once (sources: lag (1984:404) om stämpelskatt; laki varainsiirtoverosta
 * (931/1996)).
 */
export const purchaseTaxes = (price: Minor, loan: Minor, taxes: PurchaseTaxes | undefined): PurchaseTax[] => {
  if (!taxes) return []
  const { percent, step, charge, leastBase = 0, addedDebt = 0, deeds } = taxes
  const transferTax = taxOn(Math.max(price + addedDebt, leastBase), percent, step) + charge
  const uncoveredLoan = deeds ? Math.max(0, loan - deeds.existing) : 0
  return [
    { id: "transferTax", amount: transferTax },
    ...(deeds && uncoveredLoan > 0
      ? [{ id: "mortgageDeeds" as const, amount: taxOn(uncoveredLoan, deeds.percent, step) + deeds.charge }]
      : []),
  ]
}

/** Municipal fee of a house in Sweden (source: lag (2007:1398) om kommunal fastighetsavgift). */
export type PropertyFee = {
  /** Per cent of the tax assessment value a year. */
  readonly percent: number
  /** Upper limit a year. */
  readonly most: Minor
  /** Houses built in `since` or later pay nothing for so many `years`. */
  readonly exemption: { readonly since: number; readonly years: number }
}

const isExempt = ({ exemption }: PropertyFee, yearBuilt: number, year: number): boolean =>
  yearBuilt >= exemption.since && year <= yearBuilt + exemption.years

/** Returns the fee of a year. */
export const propertyFee = (fee: PropertyFee, taxValue: Minor, yearBuilt: number, year: number): Minor =>
  isExempt(fee, yearBuilt, year) ? 0 : Math.min(fee.most, taxOn(taxValue, fee.percent, 100))
