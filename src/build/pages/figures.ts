import { type Area, type City, type Neighbourhood, priceYear, priceYears } from "../../content/schema.ts"
import type { Edition } from "../edition.ts"
import type { TextKey } from "../texts.ts"

export type FigureKey = keyof City["figures"]

export type Figure = {
  readonly key: string
  /** What it is called by: the same for one figure of several years. */
  readonly name: string
  readonly unit: TextKey
  /** Where its unit does not say it. */
  readonly year?: string
  readonly digits: number
  readonly of: (area: Neighbourhood) => number | null
  /** Whether a city's is the sum of its areas', and so no measure for them. */
  readonly isTotal: boolean
}

const totals = ["population", "landArea", "dwellings"]

const figure = (key: string, unit: TextKey, of: Figure["of"], digits = 0): Figure => ({
  key,
  name: key,
  unit,
  of,
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

const price = (name: string, of: Figure["of"], year: string = priceYear): Figure => ({
  ...figure(year === priceYear ? name : name + year, "unit.eurosPerSquareMetreIn", of),
  name,
  year,
})

/** Prices of one year, of each type of home. */
export const pricesByType: readonly Figure[] = [
  price("oneRoom", (area) => area.prices.oneRoom),
  price("twoRooms", (area) => area.prices.twoRooms),
  price("threeRooms", (area) => area.prices.threeRooms),
  price("rowHouse", (area) => area.prices.rowHouse),
]

/** Prices of flats of two rooms over the years, the earliest first. */
export const twoRoomPrices: readonly Figure[] = priceYears.map((year) =>
  price("twoRooms", (area) => area.twoRoomPrices[year], year),
)

const earlierPrices = twoRoomPrices.filter(({ year }) => year !== priceYear).toReversed()

/** The figures of neighbourhoods, by subject. */
export const neighbourhoodFigures = { people, dwellings, prices: [...pricesByType, ...earlierPrices] }

export const figureName = ({ text }: Edition, name: string): string => text(`figure.${name}` as TextKey)

export const unitOf = ({ text }: Edition, { unit, year }: Figure): string => text(unit, year ? { year } : {})

/** A figure as it is read; what is not published is said to be missing. */
export const figureText = ({ text, number }: Edition, value: number | null | undefined, digits = 0): string =>
  value === null || value === undefined ? text("figure.noData") : number(value, { digits })

/** The figures of the city around an area; undefined where none are known, or where the area is the city itself. */
export const cityOf = (
  { content, in: said }: Edition,
  { name, city }: Pick<Area, "name" | "city">,
): City | undefined =>
  said(name) === said(city) ? undefined : content.cities.find((one) => said(one.name) === said(city))

export const neighbourhoodOf = ({ content }: Edition, { postalCode }: Area): Neighbourhood | undefined =>
  content.neighbourhoods.find((neighbourhood) => neighbourhood.postalCode === postalCode)

/** "Statistikcentralen, Paavo, 2024", as it stands beside a figure. */
export const sourceOf = (
  { content, in: said }: Edition,
  source: string | undefined,
  year: number | string | undefined,
): string | null => (source ? [said(content.sources[source]?.short ?? {}), year].filter(Boolean).join(", ") : null)

/** A table of an area's figures, with those of its city beside them. */
export type FigureTable = {
  readonly figure: string
  readonly area: string
  readonly city: string | null
  /** Where figures come from that do not say it in their row. */
  readonly notes: readonly string[]
  readonly rows: readonly {
    readonly name: string
    /** Unit and year, with the source where it is not that of the whole table. */
    readonly about: string
    readonly value: string
    readonly ofCity: string
  }[]
}

/** What the figures of a city are made of. */
export const benchmark = ({ text, in: said }: Edition, { name, postalAreas }: City): string =>
  text("area.benchmark", { city: said(name), count: postalAreas ?? 0 })

const areaUnits = {
  population: { unit: "figureUnit.population", digits: 0 },
  populationChange: { unit: "figureUnit.populationChange", digits: 1 },
  landArea: { unit: "figureUnit.landArea", digits: 2 },
  density: { unit: "figureUnit.density", digits: 0 },
} as const satisfies Record<Area["facts"][number]["figure"], { unit: TextKey; digits: number }>

export const figureTable = (edition: Edition, area: Area): FigureTable => {
  const { text, in: said } = edition
  const city = cityOf(edition, area)
  const neighbourhood = neighbourhoodOf(edition, area)
  const nameOfSource = (source: string) => said(edition.content.sources[source]?.name ?? {})
  const ofCity = (key: string, digits: number) => figureText(edition, city?.figures[key as FigureKey], digits)
  return {
    figure: text("area.figure"),
    area: said(area.name),
    city: city ? text("area.whole", { city: said(city.name) }) : null,
    notes: [
      ...(neighbourhood ? [text("chart.source", { source: nameOfSource("paavo") })] : []),
      ...(city ? [`${benchmark(edition, city)}${neighbourhood ? "" : `: ${nameOfSource(city.source)}`}`] : []),
    ],
    rows: neighbourhood
      ? [...people, ...dwellings].map(({ key, unit, of, digits }) => ({
          name: figureName(edition, key),
          about: text(unit),
          value: figureText(edition, of(neighbourhood), digits),
          // A whole number of an area is a share or a mean with one digit in its city.
          ofCity: ofCity(key, Number.isInteger(city?.figures[key as FigureKey] ?? 0) ? digits : 1),
        }))
      : area.facts.map(({ figure: key, value, source, year }) => ({
          name: figureName(edition, key),
          about: [text(areaUnits[key].unit), sourceOf(edition, source, year)].filter(Boolean).join(" · "),
          value: figureText(edition, value, areaUnits[key].digits),
          ofCity: ofCity(key, areaUnits[key].digits),
        })),
  }
}
