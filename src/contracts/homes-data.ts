import * as z from "zod/mini"
import { type HomesData, idsOf } from "../domain/search/homes.ts"
import { countIn, equalColumns, numbers, numbersOrNulls } from "./columns.ts"
import type { Shape } from "./parse.ts"

const text = z.string()

const area = z.object({
  id: text,
  city: text,
  names: z.array(text),
  codes: text,
  near: z.array(z.number()),
} satisfies Shape<HomesData["areas"][number]>)

const newest = z.object({ year: z.number(), day: z.number() } satisfies Shape<HomesData["newest"]>)

/** What a build reads of the search data that an earlier one has published. */
export const homeIdsSchema = z.object({ ids: text })

const columns = {
  area: numbers,
  building: numbersOrNulls,
  type: numbers,
  status: numbers,
  energy: numbersOrNulls,
  price: numbersOrNulls,
  fee: numbers,
  size: numbers,
  rooms: numbers,
  floor: numbersOrNulls,
  plot: numbersOrNulls,
  year: numbers,
  has: numbers,
  published: numbers,
  changed: numbers,
} as const
const columnNames = z.keyof(z.object(columns)).options

/** Search data of all homes of a market. */
export const homesDataSchema: z.ZodMiniType<HomesData> = z
  .object({
    ids: text,
    formerIds: z.exactOptional(z.record(text, z.array(text))),
    areas: z.array(area),
    buildings: z.array(text),
    ...columns,
    viewings: text,
    since: z.number(),
    newest,
    vocabulary: z.exactOptional(z.record(text, text)),
  } satisfies Shape<HomesData>)
  .check(
    equalColumns((data) => {
      const count = idsOf(data).length
      const lengths = Object.fromEntries(columnNames.map((name) => [name, data[name].length]))
      return [count, count === 0 ? lengths : { ...lengths, viewings: countIn(data.viewings, ",") }]
    }),
  )
