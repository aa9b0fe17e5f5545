import { postalAddressOf } from "../../../base/HomeCard/cards.data.ts"
import type { FinnishListing, SwedishListing } from "../../../content/schema.ts"
import { formatNumber } from "../../../domain/format.ts"
import type { Edition } from "../../../site/edition.ts"
import { percent } from "../finances.data.ts"
import { houseOf, housingCompanyOf } from "../home-facts.data.ts"
import {
  classOf,
  type EnergyClass,
  type EnergyScale,
  finnishNumbers,
  finnishScales,
  rangesOf,
  swedishRequirement,
  swedishScale,
} from "./energy-scale.data.ts"
import { type Paper, tableRows } from "./paper.data.ts"

/** A declaration is valid for ten years, and the invented ones were made in 2021, or when the house was built. */
const daysOf = (edition: Edition, yearBuilt: number) => {
  const year = Math.max(2021, yearBuilt)
  const day = `${year}-09-14`
  return { day, date: edition.date(day), end: edition.date(`${year + 10}-09-13`) }
}

const scaleRows = (scale: EnergyScale, own: EnergyClass, mark: string): string =>
  tableRows(rangesOf(scale).map(([name, range]) => (name === own ? [`**${name}, ${mark}**`, range] : [name, range])))

/** Energy declaration in Sweden; none for a home without a class, or with another class than its figure has. */
export const swedishDeclarationOf = (edition: Edition, home: SwedishListing): Paper | undefined => {
  const { energy, yearBuilt, association, heating, type } = home
  if (energy.status !== "class" || classOf(swedishScale, energy.performance) !== energy.class) return undefined
  const { day, ...days } = daysOf(edition, yearBuilt)
  const address = postalAddressOf(edition, home)
  const name = association?.name ?? home.address.street
  const isFlat = type === "apartment"
  return {
    name: "energideklaration",
    title: `Energideklaration, ${name}`,
    owner: name,
    date: day,
    template: "energy-declaration",
    isDense: true,
    values: {
      ...days,
      name,
      address,
      building: isFlat ? "Flerbostadshus" : "Småhus",
      yearBuilt: String(yearBuilt),
      heating: edition.text(`heating.${heating}`),
      class: energy.class,
      performance: String(energy.performance),
      requirement: String(swedishRequirement),
      share: percent(edition, (energy.performance / swedishRequirement) * 100, 0) ?? "",
      ventilation: isFlat ? "Godkänd" : "Krävs inte för småhus",
      scale: scaleRows(swedishScale, energy.class, "det här huset"),
    },
  }
}

/** Factors of 2018 (788/2017), and kWh of electricity per m² in a house with district heating. */
const factors = { district: 0.5, electricity: 1.2 }
const electricityBesideDistrict = 30

/** Rows of bought energy, which add up to the E-number. */
const usesOf = (heating: FinnishListing["heating"], number: number): string => {
  const use = (name: string, energy: number, factor: number) => [
    `${name}, ${energy} kWh/m² × ${formatNumber(factor, { digits: 1 })}`,
    String(Math.round(energy * factor)),
  ]
  if (heating !== "districtHeating")
    return tableRows([use("Sähkö", Math.round(number / factors.electricity), factors.electricity)])
  const heat = (number - electricityBesideDistrict * factors.electricity) / factors.district
  return tableRows([
    use("Kaukolämpö", heat, factors.district),
    use("Sähkö", electricityBesideDistrict, factors.electricity),
  ])
}

/** Energy certificate in Finland, of a block of flats or a row of houses with a class of 2018. */
export const finnishDeclarationOf = (edition: Edition, home: FinnishListing): Paper | undefined => {
  const { heating, yearBuilt, type, address } = home
  const energy = home.energy ?? houseOf(edition.content, home)?.energy
  const company = housingCompanyOf(edition, home)
  if (energy?.status !== "class" || energy.lawYear !== 2018 || !company) return undefined
  if (type !== "apartment" && type !== "rowHouse") return undefined
  const number = finnishNumbers[type][energy.class]
  const { day, ...days } = daysOf(edition, yearBuilt)
  return {
    name: "energiatodistus",
    title: `Energiatodistus, ${company.name}`,
    owner: company.name,
    date: day,
    template: "energy-declaration",
    isDense: true,
    values: {
      ...days,
      name: company.name,
      place: `${address.postalCode} ${address.city}`,
      building: type === "apartment" ? "Asuinkerrostalo" : "Rivitalo",
      yearBuilt: String(yearBuilt),
      heating: edition.text(`heating.${heating}`),
      class: `${energy.class}${energy.lawYear}`,
      number: String(number),
      uses: usesOf(heating, number),
      scale: scaleRows(finnishScales[type], energy.class, "tämä rakennus"),
    },
  }
}
