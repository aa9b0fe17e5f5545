import { existsSync } from "node:fs"
import { join } from "node:path"
import { isFinnish } from "../../content/schema.ts"
import { hitasPlaces } from "../hitas/hitas.ts"
import { mediaCatalogue } from "../media/catalogue.ts"
import type { Content } from "./content.ts"
import { type ListingSource, listingFolders } from "./files.ts"
import { numberProblems } from "./number-problems.ts"
import { planProblems } from "./plan-problems.ts"
import type { Problem } from "./problems.ts"

const unknownReference = (
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

/** Problems for pictures that are missing or have no alt text in a language of the market. */
const pictureChecker =
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

type CheckPictures = ReturnType<typeof pictureChecker>
type PlaceOf = ListingSource["placeOf"]

const placeProblems = (content: Content, checkPictures: CheckPictures, placeOf: PlaceOf): Problem[] => {
  const { name, areas, cities, neighbourhoods, prices } = content
  const sources = Object.keys(content.sources)
  return [
    ...areas.flatMap((area) => {
      const file = placeOf("areas", area.id)
      const codes = neighbourhoods.map(({ postalCode }) => postalCode)
      return [
        ...checkPictures(file, "picture", area.picture),
        ...(codes.length > 0 ? unknownReference(file, "postalCode", "neighbourhood", area.postalCode, codes) : []),
        ...area.facts.flatMap(({ source }) => unknownReference(file, "facts.source", "source", source, sources)),
        ...(area.pricesOf ?? []).flatMap((place) =>
          unknownReference(file, "pricesOf", "place", place, Object.keys(prices?.places ?? {})),
        ),
      ]
    }),
    ...cities.flatMap(({ source }) => unknownReference(`${name}/cities.json`, "source", "source", source, sources)),
    ...unknownReference(`${name}/prices.json`, "source", "source", prices?.source, sources),
  ]
}

const surroundingProblems = ({ name, areas, sources, surroundings }: Content): Problem[] => {
  if (!surroundings) return []
  const file = `${name}/surroundings.json`
  const { source, links } = surroundings
  const unknownAreas = (field: string, ids: readonly string[] = []) =>
    ids.flatMap((id) => unknownReference(file, field, "area", id, idsOf(areas)))
  return [
    ...unknownReference(file, "source", "source", source, Object.keys(sources)),
    ...unknownAreas("areas", surroundings.areas),
    ...links.flatMap((link, index) => unknownAreas(`links.${index}.areas`, link.areas)),
  ]
}

const homeProblems = (content: Content, checkPictures: CheckPictures, placeOf: PlaceOf): Problem[] => {
  const { brokers, houses, listings } = content
  const areas = idsOf(content.areas)
  return [
    ...houses.flatMap((house) => {
      const file = placeOf("houses", house.id)
      return [
        ...unknownReference(file, "area", "area", house.area, areas),
        ...checkPictures(file, "pictures", ...house.pictures),
      ]
    }),
    ...listings.flatMap((listing) => {
      const file = placeOf("listings", listing.id)
      return [
        ...unknownReference(file, "area", "area", listing.area, areas),
        ...unknownReference(file, "broker", "broker", listing.broker, idsOf(brokers)),
        ...(isFinnish(listing) ? unknownReference(file, "house", "house", listing.house, idsOf(houses)) : []),
        ...checkPictures(file, "pictures", ...listing.pictures),
        ...unknownReference(file, "floorPlan.layout", "layout", listing.floorPlan?.layout, idsOf(content.planLayouts)),
        ...planProblems(content, listing).map((reason) => ({ file, field: "floorPlan", reason })),
      ]
    }),
  ]
}

/** A home is stated once: its listing has its sale, if it has one. */
const soldProblems = ({ name, areas, listings, sold }: Content): Problem[] => {
  const file = `${name}/sold.json`
  const firstPlaces = new Map<string, number>()
  return sold.flatMap(({ area, street, soldOn }, index) => {
    const listing = listings.find(({ address, ...home }) => address.street === street && home.area === area)
    const sale = `${area}, ${street}, ${soldOn}`
    const first = firstPlaces.get(sale) ?? index
    firstPlaces.set(sale, first)
    const field = `${index}.street (${street})`
    return [
      ...unknownReference(file, `${index}.area (${street})`, "area", area, idsOf(areas)),
      ...(listing ? [{ file, field, reason: `is the address of the listing ${listing.id}: remove it here` }] : []),
      ...(first < index ? [{ file, field, reason: `is the same sale as record ${first}: remove one of them` }] : []),
    ]
  })
}

const documentProblems = (content: Content, checkPictures: CheckPictures): Problem[] => {
  const { name, brokers, market, pages, posts } = content
  const topics = idsOf(content.topics)
  const versions = posts.flatMap((post) => Object.values(post.versions))
  const topicsInUse = versions.flatMap((version) => version.topics)
  return [
    ...versions.flatMap(({ file, author, topics: postTopics, picture }) => [
      ...unknownReference(file, "author", "broker", author, idsOf(brokers)),
      ...postTopics.flatMap((topic) => unknownReference(file, "topics", "topic", topic, topics)),
      ...checkPictures(file, "picture", picture),
    ]),
    ...topics
      .filter((id) => !topicsInUse.includes(id))
      .map((id) => ({ file: `${name}/topics/${id}.json`, field: "(file)", reason: "is a topic that no article has" })),
    ...pages.flatMap((page) =>
      Object.values(page.versions).flatMap(({ file, picture }) => checkPictures(file, "picture", picture)),
    ),
    ...Object.values(pages.find(({ id }) => id === "hitas")?.versions ?? {})
      .filter(({ body }) => body.match(/^\{\w+\}$/gm)?.join() !== hitasPlaces.join())
      .map(({ file }) => ({
        file,
        field: "(text)",
        reason: `must have these lines, in this order: ${hitasPlaces.join(", ")}`,
      })),
    ...pages.flatMap(({ id, versions }) =>
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
  ...[...content.posts, ...content.pages].flatMap(({ versions }) =>
    Object.values(versions).flatMap(({ file, body, ...frontMatter }) =>
      numberProblems(file, { ...frontMatter, "(text)": body }),
    ),
  ),
]

/**
 * Problems that a single record's schema cannot find: references to missing records and files,
 * pages without a path, and numbers in another format than the site's.
 */
export const contentProblems = (content: Content, root: string, placeOf: PlaceOf): Problem[] => {
  const checkPictures = pictureChecker(content, root)
  return [
    ...placeProblems(content, checkPictures, placeOf),
    ...homeProblems(content, checkPictures, placeOf),
    ...surroundingProblems(content),
    ...soldProblems(content),
    ...documentProblems(content, checkPictures),
    ...allNumberProblems(content, placeOf),
  ]
}
