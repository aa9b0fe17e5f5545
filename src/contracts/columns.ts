import * as z from "zod/mini"

const isNumber = (value: unknown): value is number => typeof value === "number"
const isNumberOrNull = (value: unknown): value is number | null => value === null || isNumber(value)

/** Checks each value without a copy: a schema for each would take ten times as long. */
const columnOf = <Value>(isValue: (value: unknown) => value is Value, expected: string) =>
  z.custom<readonly Value[]>((values) => Array.isArray(values) && values.every(isValue), {
    error: `expected ${expected}`,
  })

export const numbers = columnOf(isNumber, "an array of numbers")
export const numbersOrNulls = columnOf(isNumberOrNull, "an array of numbers and nulls")

/** How many parts a text has; an empty text has one. */
export const countIn = (text: string, separator: string): number => text.split(separator).length

/** Requires the columns of an object to be equally long. @param countsOf number of rows, then those of each column */
export const equalColumns = <Columns>(
  countsOf: (columns: Columns) => readonly [rows: number, columns: Readonly<Record<string, number>>],
) =>
  z.check<Columns>(({ value, issues }) => {
    const [rows, columns] = countsOf(value)
    for (const [name, count] of Object.entries(columns))
      if (count !== rows)
        issues.push({ code: "custom", input: value, path: [name], message: `expected ${rows} entries, not ${count}` })
  })
