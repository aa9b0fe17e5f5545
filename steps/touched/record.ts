import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { z } from "zod"

/** What an example touched in its last run: names with the stamps that they had. */
export type Touched = { readonly hasPassed: boolean; readonly stamps: ReadonlyMap<string, string> }

/** By the keys of the examples. */
export type TouchRecord = ReadonlyMap<string, Touched>

const recordFile = "reports/touched.json"

/** Most examples touch the same things, so that the file lists each thing once and examples refer to it. */
const schema = z.object({
  things: z.array(z.tuple([z.string(), z.string()])),
  examples: z.record(z.string(), z.object({ hasPassed: z.boolean(), things: z.array(z.number()) })),
})

/** Reads the record; there is none before the first run, and a broken one counts as none. */
export const readRecord = (file = recordFile): TouchRecord => {
  if (!existsSync(file)) return new Map()
  try {
    const { things, examples } = schema.parse(JSON.parse(readFileSync(file, "utf8")))
    const stampsOf = (places: readonly number[]) => new Map(places.flatMap((place) => [things[place] ?? ["", ""]]))
    return new Map(
      Object.entries(examples).map(([key, { hasPassed, things }]) => [key, { hasPassed, stamps: stampsOf(things) }]),
    )
  } catch {
    return new Map()
  }
}

/** Replaces the file as a whole, so that a run that is stopped leaves the former record. */
export const writeRecord = (record: TouchRecord, file = recordFile): void => {
  const things = new Map<string, number>()
  const placeOf = (name: string, stamp: string): number => {
    const thing = JSON.stringify([name, stamp])
    const place = things.get(thing) ?? things.size
    things.set(thing, place)
    return place
  }
  const examples = Object.fromEntries(
    [...record].map(([key, { hasPassed, stamps }]) => [
      key,
      { hasPassed, things: [...stamps].map(([name, stamp]) => placeOf(name, stamp)) },
    ]),
  )
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(
    `${file}.new`,
    JSON.stringify({ things: [...things.keys()].map((thing) => JSON.parse(thing)), examples }),
  )
  renameSync(`${file}.new`, file)
}
