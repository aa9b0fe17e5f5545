import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { MarketName } from "../../spec/markets.ts"

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

/** @returns the files of a folder of `root` with this ending, as paths from `root`, sorted by name */
export const filesIn = (root: string, folder: string, ending: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder))
        .filter((file) => file.endsWith(ending))
        .map((file) => file.slice(0, -ending.length))
        .sort()
        .map((file) => `${folder}/${file}${ending}`)
    : []

/** Records in JSON files that are named after their ids. */
export function* recordsInFiles(root: string, folder: string): Iterable<RecordText> {
  for (const file of filesIn(root, folder, ".json"))
    yield { id: file.replace(/^.*\/|\.json$/g, ""), text: readFileSync(join(root, file), "utf8") }
}

/** Listings in files under `root`, which holds `<market>/`. */
export const listingFiles = (name: MarketName, root: string): ListingSource => ({
  records: (folder) => recordsInFiles(root, `${name}/${folder}`),
  placeOf: (folder, id) => `${name}/${folder}/${id}.json`,
})
