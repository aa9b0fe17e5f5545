import * as z from "zod/mini"
import type { CountryColumns } from "../domain/contact/countries.ts"
import { countIn, equalColumns, numbers } from "./columns.ts"
import type { Shape } from "./parse.ts"

/** Countries and their dial codes in one language. */
export const countryColumnsSchema: z.ZodMiniType<CountryColumns> = z
  .object({
    names: z.string(),
    iso2: z.string(),
    dialCodes: numbers,
    priorities: numbers,
    areaCodes: z.record(z.string(), z.string()),
  } satisfies Shape<CountryColumns>)
  .check(
    equalColumns(({ names, iso2, dialCodes, priorities }) => [
      countIn(names, "\n"),
      { iso2: iso2.length / 2, dialCodes: dialCodes.length, priorities: priorities.length },
    ]),
  )
