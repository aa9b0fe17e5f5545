import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { MarketName } from "../spec/markets.ts"

/** What a market's listings are made of. */
export const listingFolders = ["areas", "houses", "listings"] as const
export type ListingFolder = (typeof listingFolders)[number]

/** A record as it is kept: JSON that nobody has checked yet. */
export type RecordText = { readonly id: string; readonly text: string }

/** Where homes, houses and areas of a market are read from, one record after another. */
export type ListingSource = {
  /** In the order of their ids. */
  readonly records: (folder: ListingFolder) => Iterable<RecordText>
  /** What a problem names as the place of a record. */
  readonly placeOf: (folder: ListingFolder, id: string) => string
}

/** @returns the files of a folder of `<root>/<market>` with this ending, by their paths from `root`, in the order of their names */
export const filesIn = (root: string, name: MarketName, folder: string, ending: string): string[] =>
  existsSync(join(root, name, folder))
    ? readdirSync(join(root, name, folder))
        .filter((file) => file.endsWith(ending))
        .map((file) => file.slice(0, -ending.length))
        .sort()
        .map((file) => `${name}/${folder}/${file}${ending}`)
    : []

/** Records of any kind in JSON files, each called after its record's id. */
export function* recordsInFiles(root: string, name: MarketName, folder: string): Iterable<RecordText> {
  for (const file of filesIn(root, name, folder, ".json"))
    yield { id: file.replace(/^.*\/|\.json$/g, ""), text: readFileSync(join(root, file), "utf8") }
}

/** The listings in files under `root`, which holds `<market>/`. */
export const listingFiles = (name: MarketName, root: string): ListingSource => ({
  records: (folder) => recordsInFiles(root, name, folder),
  placeOf: (folder, id) => `${name}/${folder}/${id}.json`,
})
