import { z } from "zod"
import type { Language } from "../../spec/languages.ts"
import { aboveZero, day, line, squareMetres } from "./fields.ts"
import { listingFields } from "./listing.ts"

/** A home that was sold, with what is known of its sale; homes with a page of their own are sold listings instead. */
export const soldHome = (languages: readonly Language[]) => {
  const { type, rooms, floor, yearBuilt } = listingFields(languages)
  return z.strictObject({
    /** Id of an area of the market. */
    area: line,
    street: line,
    type,
    rooms,
    livingArea: squareMetres,
    floor,
    yearBuilt,
    /** First asking price. */
    askedFirst: aboveZero,
    /** Final price (Sweden), or the last debt-free price asked (Finland). */
    price: aboveZero,
    soldOn: day,
  })
}
