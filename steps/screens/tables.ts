import type { Locator } from "playwright"
import { asRead } from "../support/text.ts"

/** Returns the text of each cell, row by row. */
const cellsOf = async (rows: Locator): Promise<string[][]> => {
  const cells = await rows.evaluateAll((elements) =>
    elements.map((row) => [...row.querySelectorAll("th, td")].map((cell) => (cell as HTMLElement).innerText)),
  )
  return cells.map((row) => row.map(asRead))
}

export const columnsOf = async (table: Locator): Promise<string[]> =>
  (await cellsOf(table.locator("thead tr")))[0] ?? []

export const rowsOf = (table: Locator): Promise<string[][]> => cellsOf(table.locator("tbody tr"))

/** The headers of the table's rows. */
export const rowHeadersOf = (table: Locator): Locator => table.locator('th[scope="row"]')

/** Returns a row's figures in the columns that begin with the given names. */
export const figuresOf = async (table: Locator, row: string, names: readonly string[]): Promise<string[]> => {
  const columns = await columnsOf(table)
  const [, ...figures] = (await rowsOf(table)).find(([name]) => name === row) ?? []
  return names.map((name) => figures[columns.findIndex((column) => column.startsWith(name)) - 1] ?? "no such column")
}
