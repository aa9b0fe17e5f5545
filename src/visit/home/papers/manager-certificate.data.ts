import { layoutOf, postalAddressOf } from "../../../base/HomeCard/cards.data.ts"
import type { FinnishListing, HousingCompany } from "../../../content/schema.ts"
import type { Edition } from "../../../site/edition.ts"
import type { WithId } from "../../../site/records/content.ts"
import { finnishEnergy } from "../company.data.ts"
import { companyFigures, companySource, repairYears } from "../finances.data.ts"
import { houseOf } from "../home-facts.data.ts"
import { type Paper, tableRows } from "./paper.data.ts"

/** Certificate of a company's manager about one home. */
export const managerCertificateOf = (
  edition: Edition,
  home: WithId<FinnishListing>,
  company: HousingCompany,
): Paper => {
  const { text, translate, area } = edition
  const house = houseOf(edition.content, home)
  const energy = home.energy ?? house?.energy
  const lift = house?.lift ?? home.features.includes("lift")
  const money = (amount: number) => edition.money(amount, { cents: true })
  const monthly = (amount: number) => text("per.month", { money: money(amount) })
  const unknown = text("finances.unknown")
  const { done, planned } = company.renovations
  return {
    name: `${home.id}-isannoitsijantodistus`,
    title: `Isännöitsijäntodistus, ${home.address.street}, ${company.name}`,
    owner: company.name,
    date: home.publishedAt,
    template: "manager-certificate",
    values: {
      name: company.name,
      date: edition.date(home.publishedAt),
      manager: company.manager,
      address: postalAddressOf(edition, home),
      layout: layoutOf(edition, home),
      area: area(home.livingArea),
      maintenance: monthly(home.maintenanceCharge),
      financing: monthly(home.financingCharge),
      water: text("per.personAndMonth", { money: money(home.waterFee) }),
      debtShare: money(home.debtShare),
      loans: money(company.loans),
      homesArea: company.finances ? area(company.finances.homesArea) : unknown,
      figures: tableRows(companyFigures(edition, company, home).map(([name, value = unknown]) => [text(name), value])),
      source: companySource(edition, company),
      yearBuilt: String(home.yearBuilt),
      homes: String(company.homes),
      lift: text(lift ? "answer.yes" : "answer.no"),
      heating: text(`heating.${home.heating}`),
      energy: energy ? finnishEnergy(edition, energy) : unknown,
      plot: text(`plot.${company.plot.tenure}`),
      plotArea: area(company.plot.area),
      redemption: text(`redemption.${company.redemption}`),
      done: done.map(translate).join("; ") || text("renovations.noneDone"),
      planned: planned.map(translate).join("; ") || text("renovations.nonePlanned"),
      report: repairYears(edition, company) ?? unknown,
    },
  }
}
