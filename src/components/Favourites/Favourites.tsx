import type { FavouritesPage } from "../../build/pages/favourites.ts"
import { mostCompared } from "../../domain/comparison.ts"
import { isHomeId } from "../../domain/homes.ts"
import { Comparison } from "../Comparison/Comparison.tsx"
import { KeptHomes } from "./KeptHomes.tsx"
import { SharedHomes } from "./SharedHomes.tsx"

export type FavouritesProps = {
  readonly page: FavouritesPage
  /** Of the address: which homes are compared, or shown by somebody else. */
  readonly query: string
  /** That the visitor has chosen before this was here. */
  readonly file: File | undefined
}

/** More than anybody shares, and few enough for one address and one visit. */
const mostShared = 60

const idsIn = (query: string, name: string): string[] => {
  const ids = new URLSearchParams(query).get(name)?.split(",") ?? []
  return [...new Set(ids)].filter(isHomeId)
}

export const Favourites = ({ page, query, file }: FavouritesProps) => {
  const compared = idsIn(query, "compare").slice(0, mostCompared)
  const shared = idsIn(query, "homes").slice(0, mostShared)
  if (compared.length > 0) return <Comparison page={page} ids={compared} />
  if (shared.length > 0) return <SharedHomes page={page} ids={shared} />
  return <KeptHomes page={page} file={file} />
}
