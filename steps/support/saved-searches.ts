import { deviceValue } from "./local-storage.ts"
import type { SiteWorld } from "./world.ts"

type Search = { readonly query: string; readonly seen?: readonly string[] }

const storage = (searches: readonly unknown[]): string => JSON.stringify({ version: 1, searches })

/** Returns searches as a device stores them, each with the homes that the visitor has seen. */
export const storedSearches = (queries: readonly string[], seen: readonly string[] = []): string =>
  storage(queries.map((query): Search => ({ query, seen })))

/** Returns as many different searches, none of which is for two rooms. */
export const numberedSearches = (count: number): string[] =>
  Array.from({ length: count }, (_, place) => `size=${place + 1}..`)

/** What a device may store as searches that this site did not write, by the words of the features. */
export const damagedSearches: Readonly<Record<string, string>> = {
  "of a later version": JSON.stringify({ version: 2, searches: [{ query: "place=solna" }] }),
  "of which one is damaged and one is in Solna": storage([{ query: 7 }, { query: "place=solna" }]),
  "of which one is in Solna with damaged homes": storage([{ query: "place=solna", seen: "a" }]),
}

/** Returns the searches on the device. */
export const savedQueries = async (world: SiteWorld): Promise<string[]> => {
  const { searches } = JSON.parse((await deviceValue(world, "saved-searches")) ?? '{"searches":[]}') as {
    readonly searches: readonly Search[]
  }
  return searches.map(({ query }) => query)
}
