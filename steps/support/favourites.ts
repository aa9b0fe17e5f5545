import { languages } from "../../src/spec/languages.ts"
import { deviceValue } from "./local-storage.ts"
import type { SiteWorld } from "./world.ts"

type Home = { readonly id: string; readonly street: string; readonly price: number }

/** Returns the favourites as a device stores them. */
export const storedFavourites = (rows: readonly (readonly string[])[]): string =>
  JSON.stringify({ version: 1, homes: rows.map(([id, street, price]) => ({ id, street, price: Number(price) })) })

/** Returns the ids of the favourites on the device. */
export const favouriteIds = async (world: SiteWorld): Promise<string> => {
  const { homes } = JSON.parse((await deviceValue(world, "favourites")) ?? "null") as {
    readonly homes: readonly Home[]
  }
  return homes.map(({ id }) => id).join(", ")
}

/** Allows that the card of a home is missing, in every language. */
export const expectNoHome = ({ console }: SiteWorld, id: string): void => {
  for (const language of Object.keys(languages)) console.expectMissing(`/homes/${language}/${id}.json`)
}

/** Returns the fields of a file of favourites, and its homes as a table whose addresses are paths. */
export const readFavourites = (text: string, origin: string): { fields: string; homes: string[][] } => {
  const favourites = JSON.parse(text) as { readonly homes: readonly Readonly<Record<string, unknown>>[] }
  return {
    fields: Object.keys(favourites).join(", "),
    homes: [
      Object.keys(favourites.homes[0] ?? {}),
      ...favourites.homes.map((home) => Object.values(home).map((value) => String(value).replace(origin, ""))),
    ],
  }
}
