import type { HomeFileResult } from "../../../base/HomeCard/home-files.ts"
import { updateFavourites } from "../../../browser/storage/favourites.ts"
import { together } from "../../../domain/favourites-file.ts"

/**
 * Adds homes of a link to the visitor's own, except those that have left the site.
 * @returns whether they are stored
 */
export const saveHomes = (ids: readonly string[], files: ReadonlyMap<string, HomeFileResult>): boolean => {
  const linkedHomes = ids.flatMap((id) => {
    const file = files.get(id)
    if (file === "gone") return []
    // A home whose file is loading or out of reach is kept under its id.
    if (typeof file !== "object") return [{ id, street: id }]
    const { street, price } = file.card.favourite
    return [{ id, street, ...(price !== undefined && { price }) }]
  })
  return updateFavourites((homes) => together(homes, linkedHomes))
}
