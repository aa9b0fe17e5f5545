import { existsSync } from "node:fs"
import { join } from "node:path"
import { isFinnish } from "../content/schema.ts"
import { mediaCatalogue, plans } from "./catalogue.ts"
import type { Content } from "./content.ts"
import { numberProblems } from "./number-problems.ts"
import { hitasPlaces } from "./pages/hitas.ts"
import type { Problem } from "./problems.ts"
import { type ListingSource, listingFolders } from "./records.ts"

const unknown = (
  file: string,
  field: string,
  kind: string,
  id: string | undefined,
  ids: readonly string[],
): Problem[] =>
  id === undefined || ids.includes(id)
    ? []
    : [{ file, field, reason: `names an unknown ${kind}: "${id}"; known: ${ids.join(", ") || "none"}` }]

const idsOf = (records: readonly { readonly id: string }[]): string[] => records.map(({ id }) => id)

/** Pictures that are not there, or without an alt text in a language of the market. */
const picturesMissing =
  ({ market }: Content, root: string) =>
  (file: string, field: string, ...pictures: (string | undefined)[]): Problem[] =>
    pictures.flatMap((picture) => {
      if (picture === undefined) return []
      const alt = mediaCatalogue(root).get(picture)?.alt
      return [
        ...(existsSync(join(root, "media", picture))
          ? []
          : [{ file, field, reason: `names a picture that is not in media: "${picture}"` }]),
        ...market.languages
          .filter((language) => !alt?.[language])
          .map((language) => ({
            file,
            field,
            reason: `names a picture without an alt text in ${language}: "${picture}"`,
          })),
      ]
    })

type Missing = ReturnType<typeof picturesMissing>
type PlaceOf = ListingSource["placeOf"]

const placeProblems = (content: Content, missing: Missing, placeOf: PlaceOf): Problem[] => {
  const { name, areas, cities, neighbourhoods, prices } = content
  const sources = Object.keys(content.sources)
  return [
    ...areas.flatMap((area) => {
      const file = placeOf("areas", area.id)
      const codes = neighbourhoods.map(({ postalCode }) => postalCode)
      return [
        ...missing(file, "picture", area.picture),
        ...(codes.length > 0 ? unknown(file, "postalCode", "neighbourhood", area.postalCode, codes) : []),
        ...area.facts.flatMap(({ source }) => unknown(file, "facts.source", "source", source, sources)),
        ...(area.pricesOf ?? []).flatMap((place) =>
          unknown(file, "pricesOf", "place", place, Object.keys(prices?.places ?? {})),
        ),
      ]
    }),
    ...cities.flatMap(({ source }) => unknown(`${name}/cities.json`, "source", "source", source, sources)),
    ...unknown(`${name}/prices.json`, "source", "source", prices?.source, sources),
  ]
}

const homeProblems = (content: Content, root: string, missing: Missing, placeOf: PlaceOf): Problem[] => {
  const { brokers, houses, listings } = content
  const areas = idsOf(content.areas)
  return [
    ...houses.flatMap((house) => {
      const file = placeOf("houses", house.id)
      return [...unknown(file, "area", "area", house.area, areas), ...missing(file, "pictures", ...house.pictures)]
    }),
    ...listings.flatMap((listing) => {
      const file = placeOf("listings", listing.id)
      const { floorPlan } = listing
      const isPlanThere = !floorPlan || (plans(root).has(floorPlan) && existsSync(join(root, "media/plans", floorPlan)))
      return [
        ...unknown(file, "area", "area", listing.area, areas),
        ...unknown(file, "broker", "broker", listing.broker, idsOf(brokers)),
        ...(isFinnish(listing) ? unknown(file, "house", "house", listing.house, idsOf(houses)) : []),
        ...missing(file, "pictures", ...listing.pictures),
        ...(isPlanThere
          ? []
          : [{ file, field: "floorPlan", reason: `names a plan that is not in media/plans: "${floorPlan}"` }]),
      ]
    }),
  ]
}

const documentProblems = (content: Content, missing: Missing): Problem[] => {
  const { name, brokers, market, pages, posts } = content
  const topics = idsOf(content.topics)
  const versions = posts.flatMap((post) => Object.values(post.in))
  const topicsInUse = versions.flatMap((version) => version.topics)
  return [
    ...versions.flatMap(({ file, author, topics: named, picture }) => [
      ...unknown(file, "author", "broker", author, idsOf(brokers)),
      ...named.flatMap((topic) => unknown(file, "topics", "topic", topic, topics)),
      ...missing(file, "picture", picture),
    ]),
    ...topics
      .filter((id) => !topicsInUse.includes(id))
      .map((id) => ({ file: `${name}/topics/${id}.json`, field: "(file)", reason: "is a topic that no article has" })),
    ...pages.flatMap((page) =>
      Object.values(page.in).flatMap(({ file, picture }) => missing(file, "picture", picture)),
    ),
    ...Object.values(pages.find(({ id }) => id === "hitas")?.in ?? {})
      .filter(({ body }) => body.match(/^\{\w+\}$/gm)?.join() !== hitasPlaces.join())
      .map(({ file }) => ({
        file,
        field: "(text)",
        reason: `must have these lines, in this order: ${hitasPlaces.join(", ")}`,
      })),
    ...pages.flatMap(({ id, in: versions }) =>
      Object.values(versions)
        .filter(({ slug }) => slug === undefined && !(id in market.routes))
        .map(({ file }) => ({
          file,
          field: "slug",
          reason: "is missing: only a page that is called like a route needs none",
        })),
    ),
  ]
}

const allNumberProblems = (content: Content, placeOf: PlaceOf): Problem[] => [
  ...listingFolders.flatMap((folder) =>
    content[folder].flatMap(({ id, ...record }: { readonly id: string }) =>
      numberProblems(placeOf(folder, id), record),
    ),
  ),
  ...[...content.posts, ...content.pages].flatMap(({ in: versions }) =>
    Object.values(versions).flatMap(({ file, body, ...frontMatter }) =>
      numberProblems(file, { ...frontMatter, "(text)": body }),
    ),
  ),
]

/**
 * What is wrong between records that are each right in themselves: names of records and files that are not there, pages
 * without an address, and numbers that do not follow the sites' one format.
 */
export const contentProblems = (content: Content, root: string, placeOf: PlaceOf): Problem[] => {
  const missing = picturesMissing(content, root)
  return [
    ...placeProblems(content, missing, placeOf),
    ...homeProblems(content, root, missing, placeOf),
    ...documentProblems(content, missing),
    ...allNumberProblems(content, placeOf),
  ]
}
