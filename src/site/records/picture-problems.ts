import { readFileSync } from "node:fs"
import type { Listing } from "../../content/schema.ts"
import { marketNames } from "../../spec/markets.ts"
import { mediaCatalogue } from "../media/catalogue.ts"
import type { Content, WithId } from "./content.ts"
import type { ContentPath } from "./content-path.ts"
import { filesIn, type PlaceOf } from "./files.ts"
import { homesWithOnePicture, homesWithOneSet } from "./picture-limits.ts"
import type { Problem } from "./problems.ts"

type Home = { readonly file: string; readonly pictures: readonly string[] }

const picturesIn = (text: string): readonly string[] => {
  try {
    const { pictures } = Object(JSON.parse(text)) as { pictures?: unknown }
    return Array.isArray(pictures) ? pictures : []
  } catch {
    return []
  }
}

/** Homes of the other markets, as their files have them: their own builds check those. */
const homesElsewhere = (pathOf: ContentPath, market: string): Home[] =>
  marketNames
    .filter((name) => name !== market)
    .flatMap((name) => filesIn(pathOf, `${name}/listings`, ".json"))
    .map((file) => ({ file, pictures: picturesIn(readFileSync(pathOf(file), "utf8")) }))

const shared = (homes: readonly Home[]): Problem[] => {
  const places = homes.flatMap(({ file, pictures }) => pictures.map((picture) => ({ file, picture })))
  return [...Map.groupBy(places, ({ picture }) => picture)].flatMap(([picture, having]) => {
    const files = [...new Set(having.map(({ file }) => file))]
    const [first] = files
    return first && files.length > homesWithOnePicture
      ? [
          {
            file: first,
            field: "pictures",
            reason: `"${picture}" is in ${files.length} homes, and at most ${homesWithOnePicture} may have the same picture: choose another in ${files.join(", ")}`,
          },
        ]
      : []
  })
}

const twins = (homes: readonly Home[], elsewhere: readonly Home[]): Problem[] =>
  [...Map.groupBy([...elsewhere, ...homes], ({ pictures }) => pictures.toSorted().join()).values()].flatMap((alike) => {
    const [first] = alike
    return alike
      .slice(homesWithOneSet)
      .filter((home) => homes.includes(home))
      .map(({ file }) => ({
        file,
        field: "pictures",
        reason: `are the same as those of ${first?.file}: choose others`,
      }))
  })

/** A flat begins with a room, because a block looks the same whichever flat is for sale; a house with the house. */
const firstKinds = (
  listings: readonly WithId<Partial<Listing>>[],
  root: string,
  placeOf: (id: string) => string,
): Problem[] =>
  listings.flatMap(({ id, type, pictures: [first = ""] = [] }) => {
    if (type === undefined) return []
    const kind = mediaCatalogue(root).get(first)?.kind
    const wanted = type === "apartment" ? "interior" : "exterior"
    return kind && kind !== wanted
      ? [
          {
            file: placeOf(id),
            field: "pictures.0",
            reason: `must show ${type === "apartment" ? "a room or the balcony of the flat" : "the house"}, and "${first}" does not: put it later`,
          },
        ]
      : []
  })

/**
 * Problems of homes that look alike.
 * @param all homes, also those that have other problems
 */
export const pictureProblems = (
  { name }: Pick<Content, "name">,
  all: readonly WithId<Partial<Listing>>[],
  pathOf: ContentPath,
  placeOf: PlaceOf,
): Problem[] => {
  const place = (id: string) => placeOf("listings", id)
  const homes = all.flatMap(({ id, pictures }) => (pictures ? [{ file: place(id), pictures }] : []))
  return [...shared(homes), ...twins(homes, homesElsewhere(pathOf, name)), ...firstKinds(all, pathOf(""), place)]
}
