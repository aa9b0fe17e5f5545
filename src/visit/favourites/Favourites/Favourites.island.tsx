import { mostCompared } from "../../../domain/favourites.ts"
import { isHomeId } from "../../../domain/homes.ts"
import { Comparison } from "../Comparison/Comparison.tsx"
import type { FavouritesPage } from "../favourites.data.ts"
import { FavouriteHomes } from "./FavouriteHomes.tsx"
import { SharedHomes } from "./SharedHomes.tsx"

export type FavouritesProps = {
  readonly page: FavouritesPage
  /** Query of the address, which names compared or shared homes. */
  readonly query: string
  /** File that the visitor chose before this component loaded. */
  readonly file: File | undefined
}

/** More homes than anybody shares, and few enough for one address and one visit. */
const maxShared = 60

const idsIn = (query: string, name: string): string[] => {
  const ids = new URLSearchParams(query).get(name)?.split(",") ?? []
  return [...new Set(ids)].filter(isHomeId)
}

export const Favourites = ({ page, query, file }: FavouritesProps) => {
  const comparedIds = idsIn(query, "compare").slice(0, mostCompared)
  const sharedIds = idsIn(query, "homes").slice(0, maxShared)
  if (comparedIds.length > 0) return <Comparison page={page} ids={comparedIds} />
  if (sharedIds.length > 0) return <SharedHomes page={page} ids={sharedIds} />
  return <FavouriteHomes page={page} file={file} />
}
