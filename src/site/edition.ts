import type { Listing, Translated } from "../content/schema.ts"
import { formatMoney, formatNumber, type NumberOptions } from "../domain/format.ts"
import { locales } from "../domain/locales.ts"
import { type Minor, majorOf } from "../domain/money.ts"
import { hasRoute, type PageKind, pathOf } from "../domain/paths.ts"
import type { Language } from "../spec/languages.ts"
import type { Market } from "../spec/markets.ts"
import { MapLibrary } from "./map/library.ts"
import type { LocationDrawing, Place } from "./map/locations.ts"
import { type Picture, PictureLibrary } from "./media/media.ts"
import { type DocumentFile, DocumentLibrary } from "./papers/library.ts"
import type { Source } from "./papers/pdf.ts"
import { type FloorPlan, PlanLibrary } from "./plans/library.ts"
import type { Content, WithId } from "./records/content.ts"
import { contentPath } from "./records/content-path.ts"
import { type Text, textsOf } from "./records/texts.ts"

/** Word before the hours of a viewing; other languages have a comma after the day. */
const beforeHours: Partial<Record<Language, string>> = { fi: "klo " }

/** Day and hours of a viewing, separate so that the hours stay on one line. */
export type Viewing = { readonly day: string; readonly time: string }

/** Content of one market in one language, with that language's formats. */
export type Edition = {
  readonly content: Content
  readonly market: Market
  readonly language: Language
  /** Editions of all languages of this market, including this one. */
  readonly editions: () => readonly Edition[]
  readonly text: Text
  /** Text of a record in this language. */
  readonly translate: (translated: Translated) => string
  readonly path: (kind: PageKind, slug?: string) => string
  readonly has: (kind: PageKind) => boolean
  /** Formats an amount without decimals, or with them if `cents` is set. */
  readonly money: (amount: Minor, options?: { currency?: string; cents?: boolean }) => string
  readonly area: (squareMetres: number) => string
  readonly number: (value: number, options?: NumberOptions) => string
  readonly date: (isoDay: string) => string
  readonly month: (isoMonth: string) => string
  readonly picture: (file: string) => Picture
  readonly preview: (file: string) => string
  /** Null for a home without a plan. */
  readonly plan: (listing: WithId<Listing>) => FloorPlan | null
  readonly location: (place: Place) => LocationDrawing
  /** PDF of a name without its ending. */
  readonly document: (name: string, source: Source) => DocumentFile
  /** Path of the geometry that the market's map is drawn from. */
  readonly geometry: () => string
  /** Day and hours of a viewing, in the market's time zone. */
  readonly viewing: (start: string, end: string) => Viewing
}

type Libraries = {
  readonly pictures: PictureLibrary
  readonly plans: PlanLibrary
  readonly maps: MapLibrary
  readonly documents: DocumentLibrary
}

const contentRoot = contentPath("")

/** @param folder of the built site; without it, nothing is written */
export const libraries = (folder?: string): Libraries => ({
  pictures: new PictureLibrary(contentRoot),
  plans: new PlanLibrary(contentRoot),
  maps: new MapLibrary(folder),
  documents: new DocumentLibrary(folder),
})

export const editionOf = (content: Content, language: Language, libraries: Libraries): Edition => {
  const { pictures, plans, maps, documents } = libraries
  const { market } = content
  const text = textsOf(contentRoot, market, language)
  const locale = locales[language]
  const day = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" })
  const month = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" })
  const viewingDay = new Intl.DateTimeFormat(locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: market.timeZone,
  })
  const time = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", timeZone: market.timeZone })
  return {
    content,
    market,
    language,
    editions: () => market.languages.map((other) => editionOf(content, other, libraries)),
    text,
    translate: (translated) => translated[language] ?? "",
    path: (kind, slug) => pathOf(market, language, kind, slug),
    has: (kind) => hasRoute(market, kind),
    money: (amount, { currency = market.currency, cents = false } = {}) =>
      formatMoney(majorOf(amount), currency, cents ? {} : { digits: 0 }),
    // Rounds down, because an advert must not show a home as larger than it is.
    area: (squareMetres) =>
      `${formatNumber(squareMetres, { digits: Number.isInteger(squareMetres) ? 0 : 1, round: false })}\u00a0m²`,
    number: (value, options) => formatNumber(value, { digits: Number.isInteger(value) ? 0 : 1, ...options }),
    date: (isoDay) => day.format(new Date(isoDay)),
    month: (isoMonth) => month.format(new Date(isoMonth)),
    picture: (file) => pictures.picture(file, language),
    preview: (file) => pictures.preview(file),
    plan: (listing) => plans.plan(content, listing, language, text),
    location: (place) => maps.location(content, language, place),
    document: (name, source) => documents.document(name, source),
    geometry: () => maps.geometry(content, language),
    viewing: (start, end) => ({
      day: `${viewingDay.format(new Date(start))}${beforeHours[language] ? "" : ","}`,
      time: `${beforeHours[language] ?? ""}${time.format(new Date(start))}–${time.format(new Date(end))}`,
    }),
  }
}
