import type { SitePage } from "../page.ts"
import type { TextKey } from "../texts.ts"
import { neighbourhoodFigures } from "./figures.ts"

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
        tables: Object.entries(neighbourhoodFigures).map(([subject, columns]) => ({
          caption: text(`neighbourhoods.${subject}` as TextKey),
          rowHeading: text("neighbourhoods.area"),
          columns: columns.map(({ key, unit }) => ({
            name: text(`figure.${key}` as TextKey),
            unit: text(unit),
          })),
          groups: [...cities].map(([name, areas]) => ({
            name,
            rows: areas.map((area) => ({
              name: `${said(area.name)} ${area.postalCode}`,
              cells: columns.map(({ of, digits }) => {
                const value = of(area)
                return value === null ? text("figure.noData") : number(value, { digits })
              }),
            })),
          })),
        })),
      },
    }
  },
}
