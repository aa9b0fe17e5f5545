import type { Listing } from "../../content/schema.ts"
import type { WithId } from "./content.ts"
import type { PlaceOf } from "./files.ts"
import type { Problem } from "./problems.ts"

type Home = WithId<Partial<Listing>>

/** Words that stand before the number of a flat. */
const numberWords = ["lgh", "lägenhet", "nr", "as", "asunto"]

/** Address of a home, with the number of its flat where the street does not have it; alike however it is written. */
const dwellingOf = (home: Partial<Listing>): string | undefined => {
  if (!home.address?.street) return undefined
  const { street, postalCode } = home.address
  const number = ("association" in home && home.association?.apartmentNumber) || ""
  const parts = `${street} ${number}`.toLowerCase().match(/\d+|\p{L}+/gu) ?? []
  const telling = parts.filter((part) => !numberWords.includes(part)).map((part) => part.replace(/^0+(?=\d)/, ""))
  // Some records have the number twice: after the street, and in its own field.
  const once = telling.filter((part, index) => index === 0 || part !== telling[index - 1])
  return [postalCode?.replace(" ", ""), ...once].join(" ")
}

/** A dwelling is for sale once; a record of an earlier sale may stay. */
export const dwellingProblems = (homes: readonly Home[], placeOf: PlaceOf): Problem[] => {
  const onOffer = homes.filter(({ status }) => status !== "sold")
  return [...Map.groupBy(onOffer, dwellingOf)].flatMap(([dwelling, [first, ...others]]) =>
    dwelling === undefined || !first
      ? []
      : others.map(({ id }) => ({
          file: placeOf("listings", id),
          field: "address.street",
          reason: `is the same dwelling as ${placeOf("listings", first.id)}: remove one of them and name its id in formerIds of the other, or correct the address or the apartment's number`,
        })),
  )
}

/** An address leads to one home: each id, present or former, belongs to one record. */
export const formerIdProblems = (homes: readonly Home[], placeOf: PlaceOf): Problem[] => {
  const present = new Set(homes.map(({ id }) => id))
  const owners = new Map<string, string>()
  for (const { id, formerIds = [] } of homes)
    for (const former of formerIds) if (!owners.has(former)) owners.set(former, id)
  return homes.flatMap(({ id, formerIds = [] }) =>
    [...new Set(formerIds)].flatMap((former) => {
      const owner = owners.get(former) ?? id
      const problem = present.has(former)
        ? `which is the present id of ${placeOf("listings", former)}: remove that record, or the id here`
        : owner !== id && `and so does ${placeOf("listings", owner)}: remove it from one of them`
      return problem
        ? [{ file: placeOf("listings", id), field: "formerIds", reason: `names "${former}", ${problem}` }]
        : []
    }),
  )
}
