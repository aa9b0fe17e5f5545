import { join } from "node:path"
import { homeCard } from "../base/HomeCard/cards.data.ts"
import type { FeedWords, HomeFile } from "../base/HomeCard/home-file.data.ts"
import type { Listing } from "../content/schema.ts"
import { feedWordsOf, hasRoute, homeFileOf, positionsPath, searchDataPath } from "../domain/paths.ts"
import { alertStates, type FollowWords, followTexts, homeStates, homeTexts } from "../domain/search/alert-words.ts"
import { allIdsOf } from "../domain/search/homes.ts"
import type { Edition } from "../site/edition.ts"
import { homePositions } from "../site/map/positions.ts"
import type { Content, WithId } from "../site/records/content.ts"
import type { TextKey } from "../site/records/texts.ts"
import { writeFile } from "../site/write-file.ts"
import { alertMonths, confirmationHours } from "../spec/alerts.ts"
import { comparisonOf } from "../visit/home/comparison.data.ts"
import { documentFilesOf } from "../visit/home/documents.data.ts"
import { homeLocation } from "../visit/map/location.data.ts"
import { homesData } from "../visit/search/homes-data.data.ts"
import { searchForm } from "../visit/search/search.data.ts"
import { vocabularyOf } from "../visit/search/vocabulary.data.ts"
import { calendarFilesOf, viewingsOf } from "../visit/viewings/calendars.data.ts"

const homeFile = (edition: Edition, listing: WithId<Listing>): HomeFile => ({
  card: homeCard(edition, listing),
  published: listing.publishedAt,
  updated: listing.updatedAt,
  comparison: comparisonOf(edition, listing),
  viewings: viewingsOf(listing).map(({ start, end }) => {
    const { day, time } = edition.viewing(start, end)
    return { text: `${day} ${time}`, start, end }
  }),
})

/** Writes a home's files besides its pages, in each language. */
export const writeFilesOfHome = (
  listing: WithId<Listing>,
  editions: readonly Edition[],
  file: (path: string, text: string | null) => void,
): void => {
  for (const edition of editions) {
    const data = JSON.stringify(homeFile(edition, listing))
    // Lists on visitors' devices, and alerts, may know the home by a former id.
    for (const id of allIdsOf(listing)) file(homeFileOf(edition.language, id), data)
    for (const [path, calendar] of calendarFilesOf(edition, listing)) file(path, calendar)
    // Only registers the map and the documents as the home's files, because their libraries write them.
    file(homeLocation(edition, listing).drawing.src, null)
    for (const document of documentFilesOf(edition, listing)) file(document.file.src, null)
  }
}

/** Texts of the page on which a search or a home is followed, and of the page of an alert. */
const followWords = ({ text }: Edition, isOfHome: boolean): FollowWords => {
  const times = { months: alertMonths, hours: confirmationHours }
  const textOf = (isOther: boolean, name: string) =>
    text(`${isOfHome && isOther ? "followHome" : "follow"}.${name}` as TextKey, times)
  return {
    texts: Object.fromEntries(
      followTexts.map((name) => [name, textOf(homeTexts.includes(name), name)]),
    ) as FollowWords["texts"],
    states: Object.fromEntries(
      alertStates.map((state) => {
        const isOther = homeStates.includes(state)
        return [
          state,
          { heading: textOf(isOther, `state.${state}.heading`), text: textOf(isOther, `state.${state}.text`) },
        ]
      }),
    ) as FollowWords["states"],
  }
}

/** Requests the homes' pictures and plans, because page data is computed after all media is written. */
export const requestMedia = ({ listings }: Content, editions: readonly Edition[]): void => {
  for (const edition of editions)
    for (const listing of listings) {
      for (const picture of listing.pictures) edition.preview(picture)
      edition.plan(listing)
    }
}

/**
 * Writes the data of all homes that browsers search, and the texts of search feeds.
 * @param folder of the built site
 */
export const writeSearchFiles = (folder: string, content: Content, editions: readonly Edition[]): void => {
  if (!hasRoute(content.market, "listings")) return
  const write = (path: string, value: unknown) => writeFile(join(folder, path), JSON.stringify(value))
  write(searchDataPath, { ...homesData(content), vocabulary: vocabularyOf(editions.map(({ text }) => text)) })
  for (const edition of editions) {
    const { language, text, path } = edition
    const { places, filters, moreFilters, words: searchWords } = searchForm(edition)
    const words: FeedWords = {
      title: text("homesFeed.title"),
      description: text("homesFeed.description"),
      listings: path("listings"),
      names: { places, filters, moreFilters, words: searchWords },
      follow: followWords(edition, false),
      followHome: followWords(edition, true),
    }
    write(feedWordsOf(language), words)
  }
  write(positionsPath, homePositions(content))
}
