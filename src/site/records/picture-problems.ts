import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Listing } from "../../content/schema.ts"
import { marketNames } from "../../spec/markets.ts"
import { mediaCatalogue } from "../media/catalogue.ts"
import type { Content, WithId } from "./content.ts"
import { filesIn, type ListingSource } from "./files.ts"
import { listingsInOrder } from "./list-order.ts"
import type { Problem } from "./problems.ts"

/** Homes of a site that may have the same picture, because visitors see one site. */
const homesWithOnePicture = 3

/** Homes in a row of the list that begin with different pictures: more than any screen shows. */
const homesInARow = 12

type Home = { readonly file: string; readonly pictures: readonly string[] }

/** Homes of the other markets, as their files have them: their own builds check those. */
const homesElsewhere = (root: string, market: string): Home[] =>
  marketNames
    .filter((name) => name !== market)
    .flatMap((name) => filesIn(root, `${name}/listings`, ".json"))
    .map((file) => ({ file, pictures: (JSON.parse(readFileSync(join(root, file), "utf8")) as Listing).pictures }))

const shared = (homes: readonly Home[]): Problem[] =>
  [...new Set(homes.flatMap(({ pictures }) => pictures))].flatMap((picture) => {
    const having = homes.filter(({ pictures }) => pictures.includes(picture))
    const [first] = having
    return first && having.length > homesWithOnePicture
      ? [
          {
            file: first.file,
            field: "pictures",
            reason: `"${picture}" is in ${having.length} homes, and at most ${homesWithOnePicture} may have the same picture: choose another in ${having.map(({ file }) => file).join(", ")}`,
          },
        ]
      : []
  })

const twins = (homes: readonly Home[], elsewhere: readonly Home[]): Problem[] => {
  const setOf = ({ pictures }: Home) => pictures.toSorted().join()
  return homes.flatMap((home, index) => {
    const twin = [...homes.slice(0, index), ...elsewhere].find((other) => setOf(other) === setOf(home))
    return twin
      ? [{ file: home.file, field: "pictures", reason: `are the same as those of ${twin.file}: choose others` }]
      : []
  })
}

/** A flat begins with a room, because a block looks the same whichever flat is for sale; a house with the house. */
const firstKinds = (listings: readonly WithId<Listing>[], root: string, placeOf: (id: string) => string): Problem[] =>
  listings.flatMap(({ id, type, pictures: [first = ""] }) => {
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

const neighbours = (list: readonly WithId<Listing>[], placeOf: (id: string) => string): Problem[] =>
  list.flatMap(({ id, pictures: [first] }, index) => {
    const before = list
      .slice(Math.max(0, index - homesInARow + 1), index)
      .find(({ pictures: [other] }) => other === first)
    return before
      ? [
          {
            file: placeOf(id),
            field: "pictures.0",
            reason: `is also the first picture of ${placeOf(before.id)}, which is near it in the list: begin with another than "${first}"`,
          },
        ]
      : []
  })

/** Problems of homes that look alike. */
export const pictureProblems = (content: Content, root: string, placeOf: ListingSource["placeOf"]): Problem[] => {
  const { name, listings } = content
  const place = (id: string) => placeOf("listings", id)
  const homes = listings.map(({ id, pictures }) => ({ file: place(id), pictures }))
  return [
    ...shared(homes),
    ...twins(homes, homesElsewhere(root, name)),
    ...firstKinds(listings, root, place),
    ...neighbours(listingsInOrder(content), place),
  ]
}
