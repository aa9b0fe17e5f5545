import type { Area } from "../../content/schema.ts"
import { formatMoney } from "../../domain/format.ts"
import { perSquareMetre } from "../../domain/homes.ts"
import { spreadOf } from "../../domain/quantile.ts"
import { roomChoiceOf, roomChoices, type SoldFilter, soldQuery } from "../../domain/sold.ts"
import { type SoldDrawing, soldDrawing } from "../../domain/sold-chart.ts"
import type { Edition } from "../../site/edition.ts"
import type { PageLink, SitePage } from "../../site/page.ts"
import type { WithId } from "../../site/records/content.ts"
import { sellingPath } from "../../site/selling-path.ts"
import { type Sale, salesOf, soldFlats } from "./sold-homes.data.ts"

export type SoldHomeRow = {
  readonly address: string
  /** Path of the home's page, if it has one. */
  readonly path: string | null
  /** Rooms, size, floor and year of the building. */
  readonly about: string
  readonly date: { readonly text: string; readonly isoDate: string }
  readonly price: string
  readonly perSquareMetre: string
  readonly askedFirst: string
  readonly change: string
  readonly rooms: string
  readonly year: string
}

export type SoldArea = {
  readonly id: string
  readonly name: string
  readonly path: string
  readonly summary: string
  readonly drawing: SoldDrawing
  readonly chartLabel: string
  /** Latest first; the dots of the drawing are in the same order. */
  readonly homes: readonly SoldHomeRow[]
}

export type SoldPage = {
  readonly path: string
  readonly heading: string
  readonly lead: string
  readonly filters: {
    readonly label: string
    readonly fields: readonly {
      readonly filter: SoldFilter
      readonly label: string
      readonly all: string
      readonly options: readonly { readonly value: string; readonly name: string }[]
    }[]
    readonly clear: string
    /** Template with {count} and {all}. */
    readonly count: string
    readonly none: string
  }
  readonly areasLabel: string
  readonly chart: string
  readonly columns: Readonly<Record<"home" | "date" | "price" | "perSquareMetre" | "askedFirst" | "change", string>>
  readonly areas: readonly SoldArea[]
  readonly more: string
  readonly empty: string
  readonly notes: readonly string[]
  readonly selling: PageLink | null
}

const whole = ({ number }: Edition, value: number): string => number(value, { digits: 0 })

/** Difference from the price first asked in per cent, with a true minus sign. */
const changeOf = ({ text, number }: Edition, { askedFirst, price }: Sale): string => {
  if (askedFirst === price) return text("sold.unchanged")
  const change = number(((price - askedFirst) / askedFirst) * 100, { digits: 1 })
  return `${price > askedFirst ? "+" : ""}${change}\u00a0%`
}

export const rowOf = (edition: Edition, sale: Sale): SoldHomeRow => {
  const { text, money, area, date, path } = edition
  const { street, listing, rooms, livingArea, yearBuilt, soldOn } = sale
  return {
    address: street,
    path: listing && path("property", listing),
    about: [
      text("unit.rooms", { count: rooms }),
      area(livingArea),
      ...(sale.floor === undefined ? [] : [text("unit.floor", { floor: sale.floor })]),
      text("sold.built", { year: String(yearBuilt) }),
    ].join(", "),
    date: { text: date(soldOn), isoDate: soldOn },
    price: money(sale.price),
    perSquareMetre: whole(edition, perSquareMetre(sale.price, livingArea)),
    askedFirst: money(sale.askedFirst),
    change: changeOf(edition, sale),
    rooms: roomChoiceOf(rooms),
    year: soldOn.slice(0, 4),
  }
}

/** What is usual for the flats sold in an area, or that there are too few to say; null where none was sold. */
export const soldSummary = (edition: Edition, id: string): string | null => {
  const { content, text } = edition
  const homes = salesOf(content).filter(({ area }) => area === id).length
  if (homes === 0) return null
  const flats = soldFlats(content).filter(({ area }) => area === id)
  const spread = spreadOf(flats.map((flat) => flat.perSquareMetre))
  if (!spread) return text("sold.summaryFew", { homes })
  const { low, median, high } = spread
  return text("sold.summary", {
    homes,
    flats: flats.length,
    median: formatMoney(median, edition.market.currency, { digits: 0 }),
    low: whole(edition, low),
    high: whole(edition, high),
  })
}

const areaOf = (edition: Edition, area: WithId<Area>, years: readonly string[]): SoldArea[] => {
  const { content, text, translate } = edition
  const sales = salesOf(content).filter((sale) => sale.area === area.id)
  if (sales.length === 0) return []
  const values = sales.map((sale) => perSquareMetre(sale.price, sale.livingArea))
  const drawing = soldDrawing(
    sales.map(({ soldOn }, index) => ({ soldOn, value: values[index] ?? 0 })),
    years,
    (value) => whole(edition, value),
  )
  return [
    {
      id: area.id,
      name: translate(area.name),
      path: edition.path("areas", area.id),
      summary: soldSummary(edition, area.id) ?? "",
      drawing,
      chartLabel: text("sold.chartLabel", {
        within: translate(area.within),
        homes: sales.length,
        low: whole(edition, Math.min(...values)),
        high: whole(edition, Math.max(...values)),
      }),
      homes: sales.map((sale) => rowOf(edition, sale)),
    },
  ]
}

/** Years with sales and between them, earliest first. */
const yearsOf = (sales: readonly Sale[]): string[] => {
  const years = sales.map(({ soldOn }) => Number(soldOn.slice(0, 4)))
  const first = Math.min(...years)
  return years.length === 0
    ? []
    : Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => `${first + index}`)
}

const filtersOf = ({ text }: Edition, areas: readonly SoldArea[], years: readonly string[]): SoldPage["filters"] => ({
  label: text("sold.filters"),
  fields: [
    {
      filter: "area",
      label: text("sold.area"),
      all: text("sold.anyArea"),
      options: areas.map(({ id, name }) => ({ value: id, name })),
    },
    {
      filter: "rooms",
      label: text("home.rooms"),
      all: text("sold.anyRooms"),
      options: roomChoices.map((value) => ({
        value,
        name:
          value === roomChoices.at(-1)
            ? text("home.roomsOrMore", { least: value })
            : text("unit.rooms", { count: Number(value) }),
      })),
    },
    {
      filter: "year",
      label: text("sold.year"),
      all: text("sold.anyYear"),
      options: years.toReversed().map((value) => ({ value, name: value })),
    },
  ],
  clear: text("sold.clear"),
  count: text("sold.count", { count: "{count}", all: "{all}" }),
  none: text("sold.none"),
})

/** Link to the sold homes of an area that has some; without scripts, its anchor leads there. */
export const soldLinkTo = ({ path, text, translate }: Edition, { id, within }: WithId<Area>): PageLink => ({
  name: text("sold.inArea", { within: translate(within) }),
  path: `${path("sold")}?${soldQuery({ area: id })}#${id}`,
})

/** Null where nothing was sold. */
export const soldInArea = (edition: Edition, area: WithId<Area>): PageLink | null =>
  salesOf(edition.content).some((sale) => sale.area === area.id) ? soldLinkTo(edition, area) : null

export const soldPage: SitePage<SoldPage> = {
  kind: "sold",
  template: "sold/sold",
  keepsQuery: true,
  version: (edition) => {
    const { content, text, path, month } = edition
    const sales = salesOf(content)
    const years = yearsOf(sales)
    const areas = content.areas.flatMap((area) => areaOf(edition, area, years))
    const selling = sellingPath(edition)
    const [from, to] = [sales.at(-1), sales[0]].map((sale) => sale && month(sale.soldOn.slice(0, 7)))
    return {
      title: text("sold.title"),
      description: text("sold.description"),
      page: {
        path: path("sold"),
        heading: text("sold.heading"),
        lead: text("sold.description"),
        filters: filtersOf(edition, areas, years),
        areasLabel: text("sold.areas"),
        chart: text("sold.chart"),
        columns: {
          home: text("sold.home"),
          date: text("sold.date"),
          price: text("sold.price"),
          perSquareMetre: text("sold.perSquareMetre"),
          askedFirst: text("sold.askedFirst"),
          change: text("sold.change"),
        },
        areas,
        more: text("sold.aboutArea"),
        empty: text("sold.empty"),
        notes: [
          text("sold.kindOfPrice"),
          ...(from && to ? [text("sold.source", { from, to })] : []),
          text("sold.fiction"),
        ],
        selling:
          selling === null || content.areas.length === 0
            ? null
            : { name: text("estimate.heading"), path: `${selling}#estimate` },
      },
    }
  },
}
