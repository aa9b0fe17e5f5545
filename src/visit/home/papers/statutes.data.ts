import { areaOf } from "../../../base/HomeCard/cards.data.ts"
import type { FinnishListing, HousingCompany, SwedishListing } from "../../../content/schema.ts"
import type { Edition } from "../../../site/edition.ts"
import type { Paper } from "./paper.data.ts"

/** Day that the file states as that of its making: the statutes do not say when they were adopted. */
const date = "2026-01-01"

export const associationStatutesOf = (edition: Edition, home: SwedishListing): Paper | undefined => {
  const name = home.association?.name
  if (name === undefined) return undefined
  const city = edition.translate(areaOf(edition, home).city)
  return {
    name: "stadgar",
    title: `Stadgar, ${name}`,
    owner: name,
    date,
    template: "statutes",
    values: { name, city },
  }
}

const plots = {
  owned: "omistamaansa tonttia",
  leased: "vuokraamaansa tonttia",
  optionalLease: "vuokraamaansa tonttia, josta osakas voi lunastaa osuutensa",
} as const

export const companyStatutesOf = (edition: Edition, home: FinnishListing, company: HousingCompany): Paper => {
  const { text, area, translate } = edition
  const { name, homes, plot, finances, redemption } = company
  return {
    name: "yhtiojarjestys",
    title: `Yhtiöjärjestys, ${name}`,
    owner: name,
    date,
    template: "statutes",
    values: {
      name,
      city: translate(areaOf(edition, home).city),
      homes: String(homes),
      plot: plots[plot.tenure],
      plotArea: area(plot.area),
      homesArea: finances ? area(finances.homesArea) : "liitteen mukainen",
      redemption: text(`company.means.redemption.${redemption}`),
    },
  }
}
