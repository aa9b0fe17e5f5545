import { figureName, figureText, neighbourhoodOf, pricesByType, sourceOf } from "../../base/FigureTable/figures.data.ts"
import type { Fact } from "../../base/HomeCard/cards.data.ts"
import { type Area, priceYear } from "../../content/schema.ts"
import { type BarChart, type Series, type TrendChart, trendChart } from "../../domain/charts.ts"
import type { Edition } from "../../site/edition.ts"
import type { WithId } from "../../site/records/content.ts"
import { soldSummary } from "../sold/sold.data.ts"

export type AreaPrices = {
  readonly heading: string
  /** What flats that we have sold there usually cost, or that there are too few; null where none was sold. */
  readonly own: string | null
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
  const yearLabels = Object.keys(years)
  const series: Series = { name, values: Object.values(years) }
  return trendChart(
    chartTexts(edition),
    {
      title,
      unit,
      source: edition.text("chart.source", {
        source: sourceOf(edition, source, `${yearLabels[0]}–${yearLabels.at(-1)}`) ?? "",
      }),
    },
    yearLabels,
    [series],
    (value) => edition.number(value, { digits: 0 }),
  )
}

/** Prices of two-room flats over time, where they are published by area (Finland). */
export const priceTrend = (edition: Edition, area: Area): TrendChart | null => {
  const neighbourhood = neighbourhoodOf(edition, area)
  if (!neighbourhood) return null
  const { text, translate } = edition
  return trendOf(
    edition,
    { title: text("area.priceTrend"), unit: text("unit.eurosPerSquareMetre"), source: "ashi" },
    { name: translate(area.name), years: neighbourhood.twoRoomPrices },
  )
}

/** Population and income of an area over time, where earlier years are known. */
export const historyOf = (edition: Edition, area: Area): TrendChart[] => {
  const neighbourhood = neighbourhoodOf(edition, area)
  if (!neighbourhood?.history) return []
  const { text, translate } = edition
  const name = translate(area.name)
  const { population, medianIncome } = neighbourhood.history
  const histories = [
    { title: figureName(edition, "population"), unit: text("figureUnit.population"), years: population },
    { title: figureName(edition, "medianIncome"), unit: text("area.incomeUnit"), years: medianIncome },
  ]
  return histories
    .filter(({ years }) => Object.keys(years).length > 0)
    .map(({ title, unit, years }) => trendOf(edition, { title, unit, source: "paavo" }, { name, years }))
}

const finnishBars = (edition: Edition, area: Area): BarChart | null => {
  const neighbourhood = neighbourhoodOf(edition, area)
  if (!neighbourhood) return null
  const { text } = edition
  return {
    title: text("area.pricesBySize"),
    unit: text("unit.eurosPerSquareMetreIn", { year: priceYear }),
    source: text("chart.source", { source: sourceOf(edition, "ashi", priceYear) ?? "" }),
    bars: pricesByType.map(({ name, figureOf }) => ({
      name: figureName(edition, name),
      value: figureOf(neighbourhood),
      label: figureText(edition, figureOf(neighbourhood)),
    })),
  }
}

/** Prices of the places around an area, nearest first: Swedish prices are published by city, not by area. */
const pricesAround = ({ content: { prices }, translate, number }: Edition, area: Area) =>
  (area.pricesOf ?? []).flatMap((id) => {
    const place = prices?.places[id]
    return place
      ? [
          {
            name: translate(place.name),
            value: place.perSquareMetre,
            label: number(place.perSquareMetre, { digits: 0 }),
          },
        ]
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

/** Swedish price as a fact of an area, with the place that it covers. */
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

export const areaPrices = (edition: Edition, area: WithId<Area>): AreaPrices => {
  const { text, translate } = edition
  const [heading, own] = [text("area.prices"), soldSummary(edition, area.id)]
  const trend = priceTrend(edition, area)
  if (trend)
    return {
      heading,
      own,
      trend,
      bars: finnishBars(edition, area),
      notes: [text("neighbourhoods.priceNote", { year: priceYear })],
    }
  const bars = swedishBars(edition, area)
  const { prices } = edition.content
  const month = prices ? edition.month(prices.month) : ""
  const note = text(bars ? "area.pricesAroundNote" : "area.noPrices", { area: translate(area.name), month })
  return { heading, own, trend: null, bars, notes: [note] }
}
