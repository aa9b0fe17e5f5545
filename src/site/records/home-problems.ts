import type { ContentPath } from "./content-path.ts"
import { dwellingProblems, formerIdProblems } from "./dwelling-problems.ts"
import type { PlaceOf } from "./files.ts"
import { pictureProblems } from "./picture-problems.ts"
import { planProblems } from "./plan-problems.ts"
import type { Problem } from "./problems.ts"
import type { HomesContent, HomesRead } from "./read-homes.ts"
import { type CheckPictures, idsOf, pictureChecker, unknownReference } from "./references.ts"

const placeProblems = (
  content: HomesContent,
  read: HomesRead,
  checkPictures: CheckPictures,
  placeOf: PlaceOf,
): Problem[] => {
  const { name, cities, neighbourhoods, prices } = content
  const sources = Object.keys(content.sources)
  return [
    ...read.areas.all.flatMap((area) => {
      const file = placeOf("areas", area.id)
      const codes = neighbourhoods.map(({ postalCode }) => postalCode)
      return [
        ...checkPictures(file, "picture", area.picture),
        ...(codes.length > 0 ? unknownReference(file, "postalCode", "neighbourhood", area.postalCode, codes) : []),
        ...(area.facts ?? []).flatMap(({ source }) =>
          unknownReference(file, "facts.source", "source", source, sources),
        ),
        ...(area.pricesOf ?? []).flatMap((place) =>
          unknownReference(file, "pricesOf", "place", place, Object.keys(prices?.places ?? {})),
        ),
      ]
    }),
    ...cities.flatMap(({ source }) => unknownReference(`${name}/cities.json`, "source", "source", source, sources)),
    ...unknownReference(`${name}/prices.json`, "source", "source", prices?.source, sources),
  ]
}

const surroundingProblems = ({ name, sources, surroundings }: HomesContent, { areas }: HomesRead): Problem[] => {
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

const homeProblems = (
  content: HomesContent,
  read: HomesRead,
  checkPictures: CheckPictures,
  pathOf: ContentPath,
  placeOf: PlaceOf,
): Problem[] => {
  const [areas, agents] = [idsOf(read.areas), idsOf(read.agents)]
  const houses = idsOf(read.houses)
  return [
    ...read.houses.all.flatMap((house) => {
      const file = placeOf("houses", house.id)
      return [
        ...unknownReference(file, "area", "area", house.area, areas),
        ...checkPictures(file, "pictures", ...(house.pictures ?? [])),
      ]
    }),
    ...read.listings.all.flatMap((listing) => {
      const file = placeOf("listings", listing.id)
      return [
        ...unknownReference(file, "area", "area", listing.area, areas),
        ...unknownReference(file, "agent", "agent", listing.agent, agents),
        ...("house" in listing ? unknownReference(file, "house", "house", listing.house, houses) : []),
        ...checkPictures(file, "pictures", ...(listing.pictures ?? [])),
      ]
    }),
    ...content.listings.flatMap((listing) =>
      planProblems(pathOf(""), listing).map((problem) => ({ file: placeOf("listings", listing.id), ...problem })),
    ),
  ]
}

/** A home is stated once: its listing has its sale, if it has one. */
const soldProblems = ({ name, sold }: HomesContent, { areas, listings }: HomesRead): Problem[] => {
  const file = `${name}/sold.json`
  const firstPlaces = new Map<string, number>()
  return sold.flatMap(({ area, street, soldOn }, index) => {
    const listing = listings.all.find(({ address, ...home }) => address?.street === street && home.area === area)
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

/** Problems of homes and their places that a single record's schema cannot find. */
export const homesProblems = (
  content: HomesContent,
  read: HomesRead,
  pathOf: ContentPath,
  placeOf: PlaceOf,
): Problem[] => {
  const checkPictures = pictureChecker(content, pathOf(""))
  return [
    ...placeProblems(content, read, checkPictures, placeOf),
    ...homeProblems(content, read, checkPictures, pathOf, placeOf),
    ...dwellingProblems(read.listings.all, placeOf),
    ...formerIdProblems(read.listings.all, placeOf),
    ...surroundingProblems(content, read),
    ...soldProblems(content, read),
    ...pictureProblems(content, read.listings.all, pathOf, placeOf),
  ]
}
