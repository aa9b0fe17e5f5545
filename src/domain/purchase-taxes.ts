/** What the law adds once to the price of a home. Money is in minor units. */
export type PurchaseTaxes = {
  /** Per cent of the price: stamp duty on the title (Sweden), transfer tax (Finland). */
  readonly percent: number
  /** The tax is on whole steps of this amount only. */
  readonly step: number
  /** The authority's charge for the registration. */
  readonly charge: number
  /** A tax assessment value that the tax is on where it is higher than the price. */
  readonly leastBase?: number
  /** A share of the company's loan that is taxed like the price, where the buyer takes it over. */
  readonly addedDebt?: number
  /** Sweden: new mortgage deeds for what the existing ones do not cover of the loan. */
  readonly deeds?: { readonly percent: number; readonly charge: number; readonly existing: number }
}

export type PurchaseTax = { readonly id: "transferTax" | "mortgageDeeds"; readonly amount: number }

const taxOn = (base: number, percent: number, step: number): number =>
  Math.round((Math.floor(base / step) * step * Math.round(percent * 100)) / 10_000)

/**
 * What a buyer pays once beside the price, each in minor units.
 * Sources: lag (1984:404) om stämpelskatt; laki varainsiirtoverosta (931/1996).
 */
export const purchaseTaxes = (price: number, loan: number, taxes: PurchaseTaxes | undefined): PurchaseTax[] => {
  if (!taxes) return []
  const { percent, step, charge, leastBase = 0, addedDebt = 0, deeds } = taxes
  const transferTax = taxOn(Math.max(price + addedDebt, leastBase), percent, step) + charge
  const uncovered = deeds ? Math.max(0, loan - deeds.existing) : 0
  return [
    { id: "transferTax", amount: transferTax },
    ...(deeds && uncovered > 0
      ? [{ id: "mortgageDeeds" as const, amount: taxOn(uncovered, deeds.percent, step) + deeds.charge }]
      : []),
  ]
}

/** The municipal fee of a house in Sweden. Source: lag (2007:1398) om kommunal fastighetsavgift. */
export type PropertyFee = {
  /** Per cent of the tax assessment value a year. */
  readonly percent: number
  /** Minor units a year. */
  readonly most: number
  /** Houses built in this year or later pay nothing for so many years. */
  readonly exemption: { readonly since: number; readonly years: number }
}

const isExempt = ({ exemption }: PropertyFee, yearBuilt: number, year: number): boolean =>
  yearBuilt >= exemption.since && year <= yearBuilt + exemption.years

/** Minor units a year. */
export const propertyFee = (fee: PropertyFee, taxValue: number, yearBuilt: number, year: number): number =>
  isExempt(fee, yearBuilt, year) ? 0 : Math.min(fee.most, taxOn(taxValue, fee.percent, 100))
