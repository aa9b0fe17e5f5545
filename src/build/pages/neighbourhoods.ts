import type { Neighbourhood } from "../../content/schema.ts"
import type { SitePage } from "../page.ts"
import type { TextKey } from "../texts.ts"

export type NeighbourhoodsPage = {
  readonly heading: string
  readonly lead: string
  readonly notes: readonly string[]
  readonly sourcesHeading: string
  readonly sources: readonly { readonly name: string; readonly url: string }[]
  /** One table a subject, areas down, figures across, each column with its unit and year. */
  readonly tables: readonly {
    readonly caption: string
    readonly rowHeading: string
    readonly columns: readonly { readonly name: string; readonly unit: string }[]
    readonly groups: readonly {
      readonly name: string
      readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[]
    }[]
  }[]
}

type Column = {
  readonly key: string
  readonly unit: string
  readonly digits?: number
  readonly figure: (area: Neighbourhood) => number | null
}

const people: Column[] = [
  { key: "population", unit: "unit.people", figure: (area) => area.population },
  { key: "density", unit: "unit.peoplePerSquareKilometre", figure: (area) => area.density },
  { key: "meanAge", unit: "unit.years", figure: (area) => area.meanAge },
  { key: "withChildren", unit: "unit.percentOfHouseholds", figure: (area) => area.withChildren },
  { key: "medianIncome", unit: "unit.eurosPerYear", figure: (area) => area.medianIncome },
]

const dwellings: Column[] = [
  { key: "landArea", unit: "unit.squareKilometres", digits: 2, figure: (area) => area.landArea },
  { key: "dwellings", unit: "unit.number", figure: (area) => area.dwellings },
  { key: "meanLivingArea", unit: "unit.squareMetres", digits: 1, figure: (area) => area.meanLivingArea },
  { key: "flats", unit: "unit.percentOfDwellings", figure: (area) => area.flats },
  { key: "ownerOccupied", unit: "unit.percentOfHouseholds", figure: (area) => area.ownerOccupied },
]

const prices: Column[] = [
  { key: "oneRoom", unit: "unit.eurosPerSquareMetre", figure: (area) => area.prices.oneRoom },
  { key: "twoRooms", unit: "unit.eurosPerSquareMetre", figure: (area) => area.prices.twoRooms },
  { key: "threeRooms", unit: "unit.eurosPerSquareMetre", figure: (area) => area.prices.threeRooms },
  { key: "rowHouse", unit: "unit.eurosPerSquareMetre", figure: (area) => area.prices.rowHouse },
  { key: "twoRooms2024", unit: "unit.eurosPerSquareMetre", figure: (area) => area.twoRoomPrices[2024] },
  { key: "twoRooms2023", unit: "unit.eurosPerSquareMetre", figure: (area) => area.twoRoomPrices[2023] },
]

const subjects = { people, dwellings, prices }

export const neighbourhoodsPage: SitePage<NeighbourhoodsPage> = {
  kind: "neighbourhoods",
  template: "neighbourhoods",
  version: ({ content, text, number, in: said }) => {
    const cities = Map.groupBy(content.neighbourhoods, ({ city }) => said(city))
    return {
      title: text("neighbourhoods.title"),
      description: text("neighbourhoods.description", { count: content.neighbourhoods.length }),
      page: {
        heading: text("neighbourhoods.heading"),
        lead: text("neighbourhoods.lead", { count: content.neighbourhoods.length }),
        notes: [text("neighbourhoods.noDataNote"), text("neighbourhoods.areaNote"), text("neighbourhoods.priceNote")],
        sourcesHeading: text("sources.heading"),
        sources: Object.values(content.sources).map(({ name, url }) => ({ name: said(name), url })),
        tables: Object.entries(subjects).map(([subject, columns]) => ({
          caption: text(`neighbourhoods.${subject}` as TextKey),
          rowHeading: text("neighbourhoods.area"),
          columns: columns.map(({ key, unit }) => ({
            name: text(`figure.${key}` as TextKey),
            unit: text(unit as TextKey),
          })),
          groups: [...cities].map(([name, areas]) => ({
            name,
            rows: areas.map((area) => ({
              name: `${said(area.name)} ${area.postalCode}`,
              cells: columns.map(({ figure, digits = 0 }) => {
                const value = figure(area)
                return value === null ? text("figure.noData") : number(value, { digits })
              }),
            })),
          })),
        })),
      },
    }
  },
}
