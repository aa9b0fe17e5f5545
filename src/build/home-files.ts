import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Listing } from "../content/schema.ts"
import type { ComparedValue } from "../domain/comparison.ts"
import { feedWordsOf, homeFileOf, positionsPath, searchDataPath } from "../domain/paths.ts"
import type { FilterNames } from "../domain/search/filters.ts"
import { comparisonOf } from "./comparison.ts"
import type { Content, WithId } from "./content.ts"
import type { Edition } from "./edition.ts"
import { homePositions } from "./map/positions.ts"
import { type HomeCardData, homeCard } from "./pages/cards.ts"
import { homeLocation } from "./pages/location.ts"
import { searchForm } from "./pages/search.ts"
import { homesData } from "./search-data.ts"
import { calendarOf, calendarPathOf, viewingsOf } from "./viewing-files.ts"

/** Data of one home in one language, for lists that the browser makes. */
export type HomeFile = {
  readonly card: HomeCardData
  /** ISO date. */
  readonly published: string
  readonly updated: string
  /** Values in the order of the market's comparison rows; null if a row does not apply. */
  readonly comparison: readonly (ComparedValue | null)[]
  /** All viewings, because the browser picks the next one at the time of the visit. */
  readonly viewings: readonly { readonly text: string; readonly end: string }[]
}

/** Texts of search feeds in one language. */
export type FeedWords = {
  readonly title: string
  readonly description: string
  readonly listings: string
  readonly names: FilterNames
}

const homeFile = (edition: Edition, listing: WithId<Listing>): HomeFile => ({
  card: homeCard(edition, listing),
  published: listing.publishedAt,
  updated: listing.updatedAt,
  comparison: comparisonOf(edition, listing),
  viewings: listing.viewings.map(({ start, end }) => {
    const { day, time } = edition.viewing(start, end)
    return { text: `${day} ${time}`, end }
  }),
})

/** Writes a home's files besides its pages, in each language. */
export const writeFilesOfHome = (
  listing: WithId<Listing>,
  editions: readonly Edition[],
  file: (path: string, text: string | null) => void,
): void => {
  for (const edition of editions) {
    file(homeFileOf(edition.language, listing.id), JSON.stringify(homeFile(edition, listing)))
    for (const viewing of viewingsOf(listing))
      file(calendarPathOf(edition, listing, viewing), calendarOf(edition, listing, viewing))
    // Only registers the map as the home's file, because the map library writes it.
    file(homeLocation(edition, listing).drawing.src, null)
  }
}

/** Requests the homes' pictures and plans, because page data is computed after all media is written. */
export const requestMedia = ({ listings }: Content, editions: readonly Edition[]): void => {
  for (const edition of editions)
    for (const { pictures, floorPlan } of listings) {
      for (const picture of pictures) edition.preview(picture)
      if (floorPlan) edition.plan(floorPlan)
    }
}

/**
 * Writes the data of all homes that browsers search, and the texts of search feeds.
 * @param folder of the built site
 */
export const writeSearchFiles = (folder: string, content: Content, editions: readonly Edition[]): void => {
  if (content.listings.length === 0) return
  const write = (path: string, value: unknown) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), JSON.stringify(value))
  }
  write(searchDataPath, homesData(content))
  for (const edition of editions) {
    const { language, text, path } = edition
    const { places, filters, moreFilters, words: searchWords } = searchForm(edition)
    const words: FeedWords = {
      title: text("homesFeed.title"),
      description: text("homesFeed.description"),
      listings: path("listings"),
      names: { places, filters, moreFilters, words: searchWords },
    }
    write(feedWordsOf(language), words)
  }
  write(positionsPath, homePositions(content))
}
