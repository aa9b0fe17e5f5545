import { type Area, type City, type Neighbourhood, priceYear, priceYears } from "../../content/schema.ts"
import type { Edition } from "../../site/edition.ts"
import type { TextKey } from "../../site/records/texts.ts"

export type FigureKey = keyof City["figures"]

export type Figure = {
  readonly key: string
  /** Name of the figure, shared by the years of one figure. */
  readonly name: string
  readonly unit: TextKey
  /** Year, if the unit does not name it. */
  readonly year?: string
  readonly digits: number
  readonly figureOf: (area: Neighbourhood) => number | null
  /** Whether the city's figure is the sum of its areas', and so no benchmark for them. */
  readonly isTotal: boolean
}

const totals = ["population", "landArea", "dwellings"]

const figure = (key: string, unit: TextKey, figureOf: Figure["figureOf"], digits = 0): Figure => ({
  key,
  name: key,
  unit,
  figureOf,
  digits,
  isTotal: totals.includes(key),
})

const people: Figure[] = [
  figure("population", "unit.people", (area) => area.population),
  figure("density", "unit.peoplePerSquareKilometre", (area) => area.density),
  figure("meanAge", "unit.years", (area) => area.meanAge),
  figure("withChildren", "unit.percentOfHouseholds", (area) => area.withChildren),
  figure("medianIncome", "unit.eurosPerYear", (area) => area.medianIncome),
]

const dwellings: Figure[] = [
  figure("landArea", "unit.squareKilometres", (area) => area.landArea, 2),
  figure("dwellings", "unit.number", (area) => area.dwellings),
  figure("meanLivingArea", "unit.squareMetres", (area) => area.meanLivingArea, 1),
  figure("flats", "unit.percentOfDwellings", (area) => area.flats),
  figure("ownerOccupied", "unit.percentOfHouseholds", (area) => area.ownerOccupied),
]

const price = (name: string, figureOf: Figure["figureOf"], year: string = priceYear): Figure => ({
  ...figure(year === priceYear ? name : name + year, "unit.eurosPerSquareMetreIn", figureOf),
  name,
  year,
})

/** Prices of one year by type of home. */
export const pricesByType: readonly Figure[] = [
  price("oneRoom", (area) => area.prices.oneRoom),
  price("twoRooms", (area) => area.prices.twoRooms),
  price("threeRooms", (area) => area.prices.threeRooms),
  price("rowHouse", (area) => area.prices.rowHouse),
]

/** Prices of two-room flats by year, earliest first. */
export const twoRoomPrices: readonly Figure[] = priceYears.map((year) =>
  price("twoRooms", (area) => area.twoRoomPrices[year], year),
)

const earlierPrices = twoRoomPrices.filter(({ year }) => year !== priceYear).toReversed()

export const neighbourhoodFigures = { people, dwellings, prices: [...pricesByType, ...earlierPrices] }

export const figureName = ({ text }: Edition, name: string): string => text(`figure.${name}` as TextKey)

export const unitOf = ({ text }: Edition, { unit, year }: Figure): string => text(unit, year ? { year } : {})

/** Formatted figure, or a text that it is not published. */
export const figureText = ({ text, number }: Edition, value: number | null | undefined, digits = 0): string =>
  value === null || value === undefined ? text("figure.noData") : number(value, { digits })

/** City around an area; undefined if its figures are unknown or the area is the whole city. */
export const cityOf = (
  { content, translate }: Edition,
  { name, city }: Pick<Area, "name" | "city">,
): City | undefined =>
  translate(name) === translate(city)
    ? undefined
    : content.cities.find((one) => translate(one.name) === translate(city))

export const neighbourhoodOf = ({ content }: Edition, { postalCode }: Area): Neighbourhood | undefined =>
  content.neighbourhoods.find((neighbourhood) => neighbourhood.postalCode === postalCode)

/** Short source beside a figure: "Statistikcentralen, Paavo, 2024". */
export const sourceOf = (
  { content, translate }: Edition,
  source: string | undefined,
  year: number | string | undefined,
): string | null => (source ? [translate(content.sources[source]?.short ?? {}), year].filter(Boolean).join(", ") : null)

/** Table of an area's figures beside its city's. */
export type FigureTable = {
  readonly figure: string
  readonly area: string
  readonly city: string | null
  /** Sources of the figures whose row names none. */
  readonly notes: readonly string[]
  readonly rows: readonly {
    readonly name: string
    /** Unit and year, and the source if it differs from the table's. */
    readonly about: string
    readonly value: string
    readonly ofCity: string
  }[]
}

/** Note on what a city's figures consist of. */
export const benchmark = ({ text, translate }: Edition, { name, postalAreas }: City): string =>
  text("area.benchmark", { city: translate(name), count: postalAreas ?? 0 })

const areaUnits = {
  population: { unit: "figureUnit.population", digits: 0 },
  populationChange: { unit: "figureUnit.populationChange", digits: 1 },
  landArea: { unit: "figureUnit.landArea", digits: 2 },
  density: { unit: "figureUnit.density", digits: 0 },
} as const satisfies Record<Area["facts"][number]["figure"], { unit: TextKey; digits: number }>

export const figureTable = (edition: Edition, area: Area): FigureTable => {
  const { text, translate, number } = edition
  const city = cityOf(edition, area)
  const neighbourhood = neighbourhoodOf(edition, area)
  const nameOfSource = (source: string) => translate(edition.content.sources[source]?.name ?? {})
  const ofCity = (key: string, digits: number) => figureText(edition, city?.figures[key as FigureKey], digits)
  return {
    figure: text("area.figure"),
    area: translate(area.name),
    city: city ? text("area.whole", { city: translate(city.name) }) : null,
    notes: [
      ...(neighbourhood ? [text("chart.source", { source: nameOfSource("paavo") })] : []),
      ...(city ? [`${benchmark(edition, city)}${neighbourhood ? "" : `: ${nameOfSource(city.source)}`}`] : []),
    ],
    rows: neighbourhood
      ? [...people, ...dwellings].map(({ key, unit, figureOf, digits }) => ({
          name: figureName(edition, key),
          about: text(unit),
          value: figureText(edition, figureOf(neighbourhood), digits),
          // The city's share or mean may have a fraction where the area's figure is whole, so it shows one digit.
          ofCity: ofCity(key, Number.isInteger(city?.figures[key as FigureKey] ?? 0) ? digits : 1),
        }))
      : area.facts.map(({ figure: key, value, source, year }) => ({
          name: figureName(edition, key),
          about: [text(areaUnits[key].unit), sourceOf(edition, source, year)].filter(Boolean).join(" · "),
          value: number(value, { digits: areaUnits[key].digits }),
          ofCity: ofCity(key, areaUnits[key].digits),
        })),
  }
}
