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

/** What lists that are made in the browser show of one home, in one language. */
export type HomeFile = {
  readonly card: HomeCardData
  /** ISO days. */
  readonly published: string
  readonly updated: string
  /** Values in the order of the market's rows of a comparison; null where the home has no such thing. */
  readonly comparison: readonly (ComparedValue | null)[]
  /** Which of them is the next is for the browser to say. */
  readonly viewings: readonly { readonly text: string; readonly end: string }[]
}

/** What the feeds of searches say of themselves in one language. */
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

/** Everything that is there of one home beside its pages, in each language. */
export const writeFilesOfHome = (
  listing: WithId<Listing>,
  editions: readonly Edition[],
  file: (path: string, text: string | null) => void,
): void => {
  for (const edition of editions) {
    file(homeFileOf(edition.language, listing.id), JSON.stringify(homeFile(edition, listing)))
    for (const viewing of viewingsOf(listing))
      file(calendarPathOf(edition, listing, viewing), calendarOf(edition, listing, viewing))
    // The library writes it.
    file(homeLocation(edition, listing).drawing.src, null)
  }
}

/** Pages of homes are worked out when all pictures and plans have been written: here they say what they will show. */
export const askForMedia = ({ listings }: Content, editions: readonly Edition[]): void => {
  for (const edition of editions)
    for (const { pictures, floorPlan } of listings) {
      for (const picture of pictures) edition.preview(picture)
      if (floorPlan) edition.plan(floorPlan)
    }
}

/**
 * Writes what browsers need to search homes: the data of all in one file.
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
    const { places, filters, moreFilters, words: said } = searchForm(edition)
    const words: FeedWords = {
      title: text("homesFeed.title"),
      description: text("homesFeed.description"),
      listings: path("listings"),
      names: { places, filters, moreFilters, words: said },
    }
    write(feedWordsOf(language), words)
  }
  write(positionsPath, homePositions(content))
}
