import { postalAddressOf } from "../../../base/HomeCard/cards.data.ts"
import type { SwedishListing } from "../../../content/schema.ts"
import { formatNumber } from "../../../domain/format.ts"
import type { Edition } from "../../../site/edition.ts"
import type { WithId } from "../../../site/records/content.ts"
import { associationFigures } from "../finances.data.ts"
import { accountsOf } from "./annual-accounts.data.ts"
import { type Paper, tableRows } from "./paper.data.ts"

/** Annual report of an association; none while one of its totals is not known. */
export const annualReportOf = (edition: Edition, home: WithId<SwedishListing>): Paper | undefined => {
  const { association, yearBuilt } = home
  if (!association?.keyFigures) return undefined
  const { revenue, savings, energyCost, ...totals } = association.keyFigures
  if (revenue === undefined || savings === undefined || energyCost === undefined) return undefined
  const { text, translate } = edition
  const year = String(association.annualReportYear)
  const kronor = (amount: number) => formatNumber(amount, { digits: 0 })
  const { done, planned } = association.renovations
  const accounts = accountsOf({ ...totals, revenue, savings, energyCost }, yearBuilt)
  return {
    name: `${home.id}-arsredovisning`,
    title: `Årsredovisning ${year}, ${association.name}`,
    owner: association.name,
    date: `${association.annualReportYear + 1}-04-15`,
    template: "annual-report",
    values: {
      ...Object.fromEntries(Object.entries(accounts).map(([name, amount]) => [name, kronor(amount)])),
      year,
      name: association.name,
      address: postalAddressOf(edition, home),
      yearBuilt: String(yearBuilt),
      homes: String(association.homes),
      totalArea: kronor(totals.totalArea),
      cooperativeArea: kronor(totals.cooperativeArea),
      genuine: association.genuine ? "ett privatbostadsföretag (äkta förening)" : "en oäkta förening",
      plot: text(`plot.${association.plotTenure}`),
      done: done.map(translate).join("; ") || "inget känt",
      planned: planned.map(translate).join("; ") || "inget beslutat",
      feeChange: association.feeChange ? translate(association.feeChange) : text("association.means.noFeeChange"),
      figures: tableRows(associationFigures(edition, association).map(([name, value = ""]) => [text(name), value])),
    },
  }
}
