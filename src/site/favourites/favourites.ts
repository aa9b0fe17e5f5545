import type { Language } from "../../spec/languages.ts"
import { type AreaLinksData, areaLinks } from "../areas/area-links.ts"
import type { Edition } from "../edition.ts"
import { type ComparisonRow, comparisonRows } from "../homes/comparison.ts"
import type { PageLink, SitePage } from "../page.ts"

const placeholders = { home: "{home}", price: "{price}", added: "{added}", had: "{had}" }

/** Texts of the page; the browser fills in {home} and similar placeholders. */
const wordsOf = ({ text }: Edition) => ({
  choose: text("saved.choose", placeholders),
  chosen: text("saved.chosen"),
  changed: text("saved.changed", placeholders),
  gone: text("saved.gone", placeholders),
  away: text("saved.away", placeholders),
  remove: text("saved.remove", placeholders),
  removed: text("saved.removed", placeholders),
  removeAll: text("saved.removeAll"),
  removedAll: text("saved.removedAll"),
  undo: text("saved.undo"),
  note: text("saved.note"),
  noteOn: text("saved.noteOn", placeholders),
  share: text("saved.share"),
  copied: text("saved.copied"),
  copyThis: text("saved.copyThis"),
  exported: text("saved.export"),
  imported: text("saved.imported", placeholders),
  badFile: text("saved.badFile"),
  otherFile: text("saved.otherFile"),
  failed: text("saved.notStored"),
  shared: text("saved.shared"),
  keepAll: text("saved.keepAll"),
  allKept: text("saved.allKept"),
  own: text("saved.own"),
  compare: text("compare.button"),
  tooFew: text("compare.tooFew"),
  oneMore: text("compare.oneMore"),
  tooMany: text("compare.tooMany"),
})

const comparisonTable = (edition: Edition) => ({
  caption: edition.text("compare.caption"),
  rows: comparisonRows(edition),
  viewing: edition.text("compare.viewing"),
  noViewing: edition.text("compare.noViewing"),
  missing: edition.text("compare.missing"),
  remove: edition.text("compare.remove", placeholders),
  onlyDifferences: edition.text("compare.onlyDifferences"),
  noDifferences: edition.text("compare.noDifferences"),
})

export type ComparisonData = ReturnType<typeof comparisonTable> & { readonly rows: readonly ComparisonRow[] }

export type FavouritesPage = {
  readonly heading: string
  readonly lead: string
  readonly noScript: string
  readonly empty: {
    readonly text: string
    readonly search: PageLink
    readonly importFile: string
    readonly areas: AreaLinksData | null
  }
  readonly path: string
  readonly language: Language
  /** Path of a home's page, with {id} for the home. */
  readonly propertyPath: string
  /** Country in exported files, which tells them from other markets' files. */
  readonly country: string
  readonly currency: string
  readonly fileName: string
  readonly words: ReturnType<typeof wordsOf>
  readonly table: ComparisonData
}

/** Page with the visitor's favourites, which is useless to search engines. */
export const favouritesPage: SitePage<FavouritesPage> = {
  kind: "favourites",
  template: "favourites",
  keepsQuery: true,
  index: false,
  version: (edition) => {
    const { market, language, text, path } = edition
    return {
      title: text("saved.title"),
      description: text("saved.description"),
      page: {
        heading: text("saved.title"),
        lead: text("saved.lead"),
        noScript: text("saved.noScript"),
        empty: {
          text: text("saved.empty"),
          search: { name: text("home.browse"), path: path("listings") },
          importFile: text("saved.import"),
          areas: areaLinks(edition),
        },
        path: path("favourites"),
        language,
        propertyPath: path("property", "{id}"),
        country: market.country,
        currency: market.currency,
        fileName: text("saved.fileName"),
        words: wordsOf(edition),
        table: comparisonTable(edition),
      },
    }
  },
}
