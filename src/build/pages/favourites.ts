import type { Language } from "../../spec/languages.ts"
import { type ComparisonRow, comparisonRows } from "../comparison.ts"
import type { Edition } from "../edition.ts"
import type { PageLink, SitePage } from "../page.ts"
import { type AreaLinksData, areaLinks } from "./area-links.ts"

const open = { home: "{home}", price: "{price}", added: "{added}", had: "{had}" }

/** What the page says; {home} and its like stand where the browser puts what it knows. */
const wordsOf = ({ text }: Edition) => ({
  choose: text("saved.choose", open),
  chosen: text("saved.chosen"),
  changed: text("saved.changed", open),
  gone: text("saved.gone", open),
  away: text("saved.away", open),
  remove: text("saved.remove", open),
  removed: text("saved.removed", open),
  removeAll: text("saved.removeAll"),
  removedAll: text("saved.removedAll"),
  undo: text("saved.undo"),
  note: text("saved.note"),
  noteOn: text("saved.noteOn", open),
  share: text("saved.share"),
  copied: text("saved.copied"),
  copyThis: text("saved.copyThis"),
  exported: text("saved.export"),
  imported: text("saved.imported", open),
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

const tableOf = (edition: Edition) => ({
  caption: edition.text("compare.caption"),
  rows: comparisonRows(edition),
  viewing: edition.text("compare.viewing"),
  noViewing: edition.text("compare.noViewing"),
  missing: edition.text("compare.missing"),
  remove: edition.text("compare.remove", open),
  onlyDifferences: edition.text("compare.onlyDifferences"),
  noDifferences: edition.text("compare.noDifferences"),
})

export type ComparisonData = ReturnType<typeof tableOf> & { readonly rows: readonly ComparisonRow[] }

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
  /** This page's own path. */
  readonly path: string
  readonly language: Language
  /** Where the page of a home stands; {id} is the home's. */
  readonly propertyPath: string
  /** Marks files as this market's. */
  readonly country: string
  readonly currency: string
  readonly fileName: string
  readonly words: ReturnType<typeof wordsOf>
  readonly table: ComparisonData
}

/** What each visitor keeps: nothing that anybody could search for. */
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
        table: tableOf(edition),
      },
    }
  },
}
