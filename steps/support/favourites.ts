import { languages } from "../../src/spec/languages.ts"
import { deviceValue } from "./local-storage.ts"
import type { SiteWorld } from "./world.ts"

type Home = { readonly id: string }

/** What some homes cost when the visitor saved them; the price of others is not known. */
const prices: Readonly<Record<string, number>> = {
  "Kvistgatan 12": 4_950_000,
  "Björkvägen 7": 12_495_000,
  "Almanacksgatan 18": 8_950_000,
}

const storage = (homes: readonly unknown[]): string => JSON.stringify({ version: 1, homes })

const file = (country: string, homes: readonly unknown[]): string => JSON.stringify({ version: 1, country, homes })

const kvistgatan = { id: "kvistgatan-12", street: "Kvistgatan 12", price: 4_950_000 }

/** What a device may store as favourites that this site did not write, by the words of the features. */
export const damagedFavourites: Readonly<Record<string, string>> = {
  "that another site wrote": '"yes"',
  'of which one is damaged and one is "Björkvägen 7"': storage([
    { id: "a", price: 1 },
    { id: "bjorkvagen-7", street: "Björkvägen 7", price: 1 },
  ]),
}

/** Files that a visitor may open, by the words of the features. */
export const files: Readonly<Record<string, string>> = {
  'a file with the note "Small bedroom" on "Kvistgatan 12"': file("SE", [{ ...kvistgatan, note: "Small bedroom" }]),
  "a PDF file": "%PDF-1.7",
  "a file from Finland": file("FI", []),
}

/** Returns the id of the home at an address such as "Renoveringsgränd 3". */
export const idOf = (street: string): string =>
  street.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll(" ", "-")

export const idsOf = (streets: string): string[] => streets.split(", ").map(idOf)

/** Returns the favourites as a device stores them. */
export const storedFavourites = (streets: string, price?: number): string =>
  storage(streets.split(", ").map((street) => ({ id: idOf(street), street, price: price ?? prices[street] ?? 1 })))

/** Returns the ids of the favourites on the device. */
export const favouriteIds = async (world: SiteWorld): Promise<string[]> => {
  const { homes } = JSON.parse((await deviceValue(world, "favourites")) ?? '{"homes":[]}') as {
    readonly homes: readonly Home[]
  }
  return homes.map(({ id }) => id)
}

/** Allows that the card of a home is missing, in every language. */
export const expectNoHome = ({ console }: SiteWorld, street: string): void => {
  for (const language of Object.keys(languages)) console.expectMissing(`/homes/${language}/${idOf(street)}.json`)
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
