import * as z from "zod/mini"
import type { HomePositions } from "../domain/map/positions.ts"
import { countIn, equalColumns, numbers } from "./columns.ts"
import type { Shape } from "./parse.ts"

const origin = z.object({
  meridian: z.number(),
  west: z.number(),
  north: z.number(),
} satisfies Shape<HomePositions["origin"]>)

/** Positions of all homes of a market. */
export const homePositionsSchema: z.ZodMiniType<HomePositions> = z
  .object({ origin, x: numbers, y: numbers, streets: z.string() } satisfies Shape<HomePositions>)
  .check(
    equalColumns(({ x, y, streets }) => [
      x.length,
      x.length === 0 ? { y: y.length } : { y: y.length, streets: countIn(streets, "\n") },
    ]),
  )
