import { z } from "zod"
import type { Language } from "../../spec/languages.ts"
import { day, line, minorUnits, squareMetres } from "./fields.ts"
import { listingFields } from "./listing.ts"

/** A home that was sold, with what is known of its sale; homes with a page of their own are sold listings instead. */
export const soldHome = (languages: readonly Language[]) => {
  const { type, rooms, floor, yearBuilt } = listingFields(languages)
  return z
    .strictObject({
      /** Id of an area of the market. */
      area: line,
      street: line,
      type,
      rooms,
      livingArea: squareMetres,
      floor,
      yearBuilt,
      /** First asking price. */
      askedFirst: minorUnits,
      /** Final price (Sweden), or the last debt-free price asked (Finland). */
      price: minorUnits,
      soldOn: day,
    })
    .refine(({ askedFirst, price }) => askedFirst > 0 && price > 0, {
      path: ["price"],
      error: "and askedFirst must be above 0",
    })
}
