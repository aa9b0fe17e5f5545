import { existsSync, readdirSync, readFileSync } from "node:fs"
import type { MarketName } from "../../spec/markets.ts"
import type { ContentPath } from "./content-path.ts"

/** Folders that make up a market's listings. */
export const listingFolders = ["areas", "houses", "listings"] as const
export type ListingFolder = (typeof listingFolders)[number]

/** Stored record as JSON that is not validated yet. */
export type RecordText = { readonly id: string; readonly text: string }

/** Place of a record, for problems. */
export type PlaceOf = (folder: ListingFolder, id: string) => string

/** Source of a market's homes, houses and areas, one record at a time. */
export type ListingSource = {
  /** In the order of ids. */
  readonly records: (folder: ListingFolder) => Iterable<RecordText>
  readonly placeOf: PlaceOf
}

/** @returns the files of a folder of the content with this ending, by their names there, sorted */
export const filesIn = (pathOf: ContentPath, folder: string, ending: string): string[] =>
  existsSync(pathOf(folder))
    ? readdirSync(pathOf(folder))
        .filter((file) => file.endsWith(ending))
        .map((file) => file.slice(0, -ending.length))
        .sort()
        .map((file) => `${folder}/${file}${ending}`)
    : []

/** Records in JSON files that are named after their ids. */
export function* recordsInFiles(pathOf: ContentPath, folder: string): Iterable<RecordText> {
  for (const file of filesIn(pathOf, folder, ".json"))
    yield { id: file.replace(/^.*\/|\.json$/g, ""), text: readFileSync(pathOf(file), "utf8") }
}

/** Listings in files. */
export const listingFiles = (name: MarketName, pathOf: ContentPath): ListingSource => ({
  records: (folder) => recordsInFiles(pathOf, `${name}/${folder}`),
  placeOf: (folder, id) => `${name}/${folder}/${id}.json`,
})
