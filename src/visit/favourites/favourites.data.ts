import type { Edition } from "../../site/edition.ts"
import type { PageLink, SitePage } from "../../site/page.ts"
import type { Language } from "../../spec/languages.ts"
import { type AreaLinksData, areaLinks } from "../areas/area-links.data.ts"
import { type ComparisonRow, comparisonRows } from "../home/comparison.data.ts"
import { type RecentData, recentOf } from "../recent/recent.data.ts"

const placeholders = {
  home: "{home}",
  price: "{price}",
  added: "{added}",
  had: "{had}",
  count: "{count}",
  search: "{search}",
}

/** Texts of the page; the browser fills in {home} and similar placeholders. */
const wordsOf = ({ text }: Edition) => ({
  choose: text("favourites.choose", placeholders),
  chosen: text("favourites.chosen"),
  changed: text("favourites.changed", placeholders),
  gone: text("favourites.gone", placeholders),
  away: text("favourites.away", placeholders),
  remove: text("favourites.remove", placeholders),
  removed: text("favourites.removed", placeholders),
  removeAll: text("favourites.removeAll"),
  removedAll: text("favourites.removedAll"),
  undo: text("favourites.undo"),
  note: text("favourites.note"),
  noteOn: text("favourites.noteOn", placeholders),
  share: text("favourites.share"),
  copied: text("favourites.copied"),
  copyThis: text("favourites.copyThis"),
  exported: text("favourites.export"),
  imported: text("favourites.imported", placeholders),
  badFile: text("favourites.badFile"),
  otherFile: text("favourites.otherFile"),
  failed: text("favourites.notStored"),
  shared: text("favourites.shared"),
  saveAll: text("favourites.saveAll"),
  allSaved: text("favourites.allSaved"),
  own: text("favourites.own"),
  compare: text("compare.button"),
  compareAll: text("compare.all"),
  tooFew: text("compare.tooFew"),
  oneMore: text("compare.oneMore"),
  sharedComparison: text("compare.shared"),
  tooMany: text("compare.tooMany"),
})

/** Texts of the saved searches, whose own words are those of the alerts. */
const savedSearches = ({ text }: Edition) => ({
  heading: text("savedSearches.heading"),
  empty: text("savedSearches.empty"),
  foundOne: text("search.foundOne", placeholders),
  foundMany: text("search.foundMany", placeholders),
  newOne: text("savedSearches.newOne", placeholders),
  newMany: text("savedSearches.newMany", placeholders),
  newNone: text("savedSearches.newNone"),
  remove: text("savedSearches.remove"),
  removeSearch: text("savedSearches.removeSearch", placeholders),
  removed: text("savedSearches.removed", placeholders),
  undo: text("favourites.undo"),
  notStored: text("favourites.notStored"),
  failed: text("savedSearches.failed"),
  retry: text("search.retry"),
})

export type SavedSearchesWords = ReturnType<typeof savedSearches>

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
  /** Headings of a comparison of two, three and four homes. */
  readonly comparisons: readonly string[]
  readonly siteName: string
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
  readonly searches: SavedSearchesWords
  readonly recent: RecentData
}

/** Page with the visitor's favourites, which is useless to search engines. */
export const favouritesPage: SitePage<FavouritesPage> = {
  kind: "favourites",
  template: "favourites/favourites",
  keepsQuery: true,
  index: false,
  version: (edition) => {
    const { market, language, text, path } = edition
    return {
      title: text("favourites.title"),
      description: text("favourites.description"),
      page: {
        heading: text("favourites.title"),
        comparisons: [text("compare.two"), text("compare.three"), text("compare.four")],
        siteName: market.agency.name,
        lead: text("favourites.lead"),
        noScript: text("favourites.noScript"),
        empty: {
          text: text("favourites.empty"),
          search: { name: text("home.browse"), path: path("listings") },
          importFile: text("favourites.import"),
          areas: areaLinks(edition),
        },
        path: path("favourites"),
        language,
        propertyPath: path("property", "{id}"),
        country: market.country,
        currency: market.currency,
        fileName: text("favourites.fileName"),
        words: wordsOf(edition),
        table: comparisonTable(edition),
        searches: savedSearches(edition),
        recent: recentOf(edition, null),
      },
    }
  },
}
