import type { SwedishListing } from "../../content/schema.ts"
import { formatNumber } from "../../domain/format.ts"
import type { Edition } from "../edition.ts"
import { postalAddressOf } from "../homes/cards.ts"
import { associationFigures } from "../homes/finances.ts"
import { accountsOf } from "./annual-accounts.ts"
import type { Source } from "./pdf.ts"
import { editionIn, filled, tableRows } from "./template.ts"

/** Annual report of an association, in Swedish by law; none while one of its totals is not known. */
export const annualReportOf = (anyEdition: Edition, home: SwedishListing): Source | undefined => {
  const { association, yearBuilt } = home
  if (!association?.keyFigures) return undefined
  const { revenue, savings, energyCost, ...totals } = association.keyFigures
  if (revenue === undefined || savings === undefined || energyCost === undefined) return undefined
  const edition = editionIn(anyEdition, "sv")
  const { text, translate } = edition
  const year = String(association.annualReportYear)
  const kronor = (amount: number) => formatNumber(amount, { digits: 0 })
  const { done, planned } = association.renovations
  const accounts = accountsOf({ ...totals, revenue, savings, energyCost }, yearBuilt)
  return {
    title: `Årsredovisning ${year}, ${association.name}`,
    language: "sv-SE",
    date: `${association.annualReportYear + 1}-04-15`,
    footer: (page, pages) => `${association.name} · påhittad handling · sida ${page} av ${pages}`,
    text: filled("se/documents/annual-report.md", {
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
    }),
  }
}
