import { type Area, priceYear } from "../../content/schema.ts"
import { type BarChart, type Series, type TrendChart, trendChart } from "../../domain/charts.ts"
import type { Edition } from "../edition.ts"
import type { Fact } from "./cards.ts"
import { figureName, figureText, neighbourhoodOf, pricesByType, sourceOf } from "./figures.ts"

export type AreaPrices = {
  readonly heading: string
  readonly trend: TrendChart | null
  readonly bars: BarChart | null
  readonly notes: readonly string[]
}

export const chartTexts = ({ text }: Edition) => ({
  table: text("chart.table"),
  year: text("chart.year"),
  point: text("chart.point", { figure: "{figure}", year: "{year}" }),
  noData: text("figure.noData"),
  notFromZero: text("chart.notFromZero"),
})

const trendOf = (
  edition: Edition,
  { title, unit, source }: { readonly title: string; readonly unit: string; readonly source: string },
  { name, years }: { readonly name: string; readonly years: Readonly<Record<string, number | null>> },
): TrendChart => {
  const known = Object.keys(years)
  const series: Series = { name, values: Object.values(years) }
  return trendChart(
    chartTexts(edition),
    {
      title,
      unit,
      source: edition.text("chart.source", {
        source: sourceOf(edition, source, `${known[0]}–${known.at(-1)}`) ?? "",
      }),
    },
    known,
    [series],
    (value) => edition.number(value, { digits: 0 }),
  )
}

/** How prices of two-room flats have gone, where they are published by area (Finland). */
export const priceTrend = (edition: Edition, area: Area): TrendChart | null => {
  const neighbourhood = neighbourhoodOf(edition, area)
  if (!neighbourhood) return null
  const { text, in: said } = edition
  return trendOf(
    edition,
    { title: text("area.priceTrend"), unit: text("unit.eurosPerSquareMetre"), source: "ashi" },
    { name: said(area.name), years: neighbourhood.twoRoomPrices },
  )
}

/** How many people have lived in an area and what they have earned, where the years before are known. */
export const historyOf = (edition: Edition, area: Area): TrendChart[] => {
  const neighbourhood = neighbourhoodOf(edition, area)
  if (!neighbourhood?.history) return []
  const { text, in: said } = edition
  const name = said(area.name)
  return [
    trendOf(
      edition,
      { title: figureName(edition, "population"), unit: text("figureUnit.population"), source: "paavo" },
      { name, years: neighbourhood.history.population },
    ),
    trendOf(
      edition,
      { title: figureName(edition, "medianIncome"), unit: text("area.incomeUnit"), source: "paavo" },
      { name, years: neighbourhood.history.medianIncome },
    ),
  ]
}

const finnishBars = (edition: Edition, area: Area): BarChart | null => {
  const neighbourhood = neighbourhoodOf(edition, area)
  if (!neighbourhood) return null
  const { text } = edition
  return {
    title: text("area.pricesBySize"),
    unit: text("unit.eurosPerSquareMetreIn", { year: priceYear }),
    source: text("chart.source", { source: sourceOf(edition, "ashi", priceYear) ?? "" }),
    bars: pricesByType.map(({ name, of }) => ({
      name: figureName(edition, name),
      value: of(neighbourhood),
      label: figureText(edition, of(neighbourhood)),
    })),
  }
}

/** Prices of the places around an area, the nearest first: Swedish ones are published for cities, not for areas. */
const pricesAround = ({ content: { prices }, in: said, number }: Edition, area: Area) =>
  (area.pricesOf ?? []).flatMap((id) => {
    const place = prices?.places[id]
    return place
      ? [{ name: said(place.name), value: place.perSquareMetre, label: number(place.perSquareMetre, { digits: 0 }) }]
      : []
  })

const swedishBars = (edition: Edition, area: Area): BarChart | null => {
  const { content, text, month } = edition
  const bars = pricesAround(edition, area)
  if (!content.prices || bars.length === 0) return null
  return {
    title: text("area.pricesAround", { month: month(content.prices.month) }),
    unit: text("area.priceUnit"),
    source: text("chart.source", {
      source: sourceOf(edition, content.prices.source, month(content.prices.month)) ?? "",
    }),
    bars,
  }
}

/** A Swedish price as a fact of an area, with whose price it is. */
export const priceFacts = (edition: Edition, area: Area): (Fact & { readonly source: string | null })[] => {
  const { content, text, month } = edition
  const [nearest] = pricesAround(edition, area)
  return content.prices && nearest
    ? [
        {
          term: text("area.priceFact", { place: nearest.name }),
          value: `${nearest.label}\u00a0${text("area.priceUnit")}`,
          source: sourceOf(edition, content.prices.source, month(content.prices.month)),
        },
      ]
    : []
}

export const areaPrices = (edition: Edition, area: Area): AreaPrices => {
  const { text, in: said } = edition
  const heading = text("area.prices")
  const trend = priceTrend(edition, area)
  if (trend)
    return {
      heading,
      trend,
      bars: finnishBars(edition, area),
      notes: [text("neighbourhoods.priceNote", { year: priceYear })],
    }
  const bars = swedishBars(edition, area)
  const note = text(bars ? "area.pricesAroundNote" : "area.noPrices", { area: said(area.name) })
  return { heading, trend: null, bars, notes: [note] }
}
