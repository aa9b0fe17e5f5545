import {
  type Figure,
  type FigureKey,
  figureName,
  figureText,
  neighbourhoodFigures,
  twoRoomPrices,
  unitOf,
} from "../../base/FigureTable/figures.data.ts"
import { type Neighbourhood, priceYear, priceYears } from "../../content/schema.ts"
import type { ChartTexts } from "../../domain/charts.ts"
import type { Edition } from "../../site/edition.ts"
import type { SitePage } from "../../site/page.ts"
import type { TextKey } from "../../site/records/texts.ts"
import { areaPath } from "./area.data.ts"
import { chartTexts } from "./area-prices.data.ts"

/** Figures of one place, in the order of all subjects: formatted for the table, and as numbers for the charts. */
export type Figures = { readonly cells: readonly string[]; readonly values: readonly (number | null)[] }

type ComparedArea = Figures & {
  readonly code: string
  /** Includes the postal code. */
  readonly name: string
  readonly short: string
  /** Page of the area; null if the site has none. */
  readonly path: string | null
}

export type NeighbourhoodsPage = {
  readonly path: string
  readonly heading: string
  readonly lead: string
  readonly all: string
  readonly rowHeading: string
  readonly notes: readonly string[]
  readonly sourcesHeading: string
  readonly sources: readonly { readonly name: string; readonly url: string }[]
  readonly subjects: readonly {
    readonly caption: string
    readonly source: string
    readonly figures: readonly {
      readonly key: string
      readonly name: string
      readonly unit: string
      readonly isTotal: boolean
    }[]
  }[]
  readonly cities: readonly (Figures & {
    readonly name: string
    readonly whole: string
    /** Note on what the city's figures consist of. */
    readonly benchmark: string
    readonly areas: readonly ComparedArea[]
  })[]
  readonly comparison: {
    readonly choose: string
    readonly hint: string
    /** Label of each choice. */
    readonly slots: readonly string[]
    readonly none: string
    readonly oneMore: string
    readonly unknown: string
    readonly tooMany: string
    readonly suggestionsLabel: string
    readonly suggestions: readonly { readonly name: string; readonly codes: readonly string[] }[]
    readonly heading: string
    readonly compared: string
    readonly highest: string
    readonly lowest: string
    readonly print: string
    readonly clear: string
    readonly attribution: string
    /** Prices over the years, with the keys of their figures. */
    readonly trend: {
      readonly title: string
      readonly unit: string
      readonly source: string
      readonly years: readonly string[]
      readonly keys: readonly string[]
    }
    readonly charts: ChartTexts
  }
}

/** Suggested comparisons, with postal codes in the order of the page. */
const suggestions = {
  innerOuter: ["00530", "00810", "02100"],
  newShores: ["00220", "00540", "00590"],
  threeCentres: ["00100", "33100", "20100"],
}

const allFigures: readonly Figure[] = Object.values(neighbourhoodFigures).flat()

const sources = { people: "paavo", dwellings: "paavo", prices: "ashi" }

const comparedArea = (edition: Edition, area: Neighbourhood): ComparedArea => {
  const short = edition.translate(area.name)
  const page = edition.content.areas.find(({ postalCode }) => postalCode === area.postalCode)
  return {
    code: area.postalCode,
    name: `${short} ${area.postalCode}`,
    short,
    path: page ? areaPath(edition, page.id) : null,
    cells: allFigures.map(({ figureOf, digits }) => figureText(edition, figureOf(area), digits)),
    values: allFigures.map(({ figureOf }) => figureOf(area)),
  }
}

const citiesOf = (edition: Edition): NeighbourhoodsPage["cities"] => {
  const { content, text, translate } = edition
  return [...Map.groupBy(content.neighbourhoods, ({ city }) => translate(city))].map(([name, areas]) => {
    const city = content.cities.find((one) => translate(one.name) === name)
    const values = allFigures.map(({ key }) => city?.figures[key as FigureKey] ?? null)
    return {
      name,
      whole: text("area.whole", { city: name }),
      benchmark: text("area.benchmark", { city: name, count: city?.postalAreas ?? 0 }),
      areas: areas.map((area) => comparedArea(edition, area)),
      cells: values.map((value) => figureText(edition, value, Number.isInteger(value ?? 0) ? 0 : 1)),
      values,
    }
  })
}

const comparisonOf = (edition: Edition): NeighbourhoodsPage["comparison"] => {
  const { content, text, translate } = edition
  const known = new Set(content.neighbourhoods.map(({ postalCode }) => postalCode))
  const words = (key: string, values?: Record<string, string | number>) =>
    text(`neighbourhoods.${key}` as TextKey, values)
  return {
    choose: words("choose"),
    hint: words("hint"),
    slots: [1, 2, 3, 4].map((number) => words(number > 2 ? "optionalSlot" : "slot", { number })),
    none: words("none"),
    oneMore: words("oneMore"),
    unknown: words("unknown"),
    tooMany: words("tooMany"),
    suggestionsLabel: words("suggestions"),
    suggestions: Object.entries(suggestions)
      .filter(([, codes]) => codes.every((code) => known.has(code)))
      .map(([name, codes]) => ({ name: words(name), codes })),
    heading: words("comparison"),
    compared: words("compared"),
    highest: words("highest"),
    lowest: words("lowest"),
    print: words("print"),
    clear: words("clear"),
    attribution: words("attribution"),
    trend: {
      title: text("area.priceTrend"),
      unit: text("unit.eurosPerSquareMetre"),
      source: text("chart.source", {
        source: `${translate(content.sources.ashi?.short ?? {})}, ${priceYears[0]}–${priceYear}`,
      }),
      years: priceYears,
      keys: twoRoomPrices.map(({ key }) => key),
    },
    charts: chartTexts(edition),
  }
}

export const neighbourhoodsPage: SitePage<NeighbourhoodsPage> = {
  kind: "neighbourhoods",
  template: "areas/neighbourhoods",
  keepsQuery: true,
  version: (edition) => {
    const { content, text, path, translate } = edition
    const count = content.neighbourhoods.length
    return {
      title: text("neighbourhoods.title"),
      description: text("neighbourhoods.description", { count }),
      page: {
        path: path("neighbourhoods"),
        heading: text("neighbourhoods.heading"),
        lead: text("neighbourhoods.lead", { count }),
        all: text("neighbourhoods.all", { count }),
        rowHeading: text("neighbourhoods.area"),
        notes: [
          text("neighbourhoods.noDataNote"),
          text("neighbourhoods.areaNote"),
          text("neighbourhoods.priceNote", { year: priceYear }),
        ],
        sourcesHeading: text("sources.heading"),
        sources: Object.values(content.sources).map(({ name, url }) => ({ name: translate(name), url })),
        subjects: Object.entries(neighbourhoodFigures).map(([subject, figures]) => ({
          caption: text(`neighbourhoods.${subject}` as TextKey),
          source: text("chart.source", {
            source: translate(content.sources[sources[subject as keyof typeof sources]]?.name ?? {}),
          }),
          figures: figures.map((figure) => ({
            key: figure.key,
            name: figureName(edition, figure.name),
            unit: unitOf(edition, figure),
            isTotal: figure.isTotal,
          })),
        })),
        cities: citiesOf(edition),
        comparison: comparisonOf(edition),
      },
    }
  },
}
