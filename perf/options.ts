import { parseArgs } from "node:util"
import { nameOf, type Page, pages } from "./pages.ts"

export type Options = {
  readonly chosen: readonly Page[]
  /** How many visits a page gets. */
  readonly runsOf: (page: Page) => number
}

/** Three visits have a median; five where what is finer than a score is held against the page without scripts. */
const usualRuns = { wholly: 5, quickly: 3 }

/**
 * What is to be measured: `--only property` for pages with that in market, kind or path, `--runs 1` for a quick look.
 * @throws Error with a sentence where that is nothing
 */
export const optionsFrom = (given: readonly string[]): Options => {
  const { values } = parseArgs({ args: [...given], options: { only: { type: "string" }, runs: { type: "string" } } })
  const runs = values.runs === undefined ? undefined : Number(values.runs)
  if (runs !== undefined && (!Number.isInteger(runs) || runs < 1))
    throw new Error(`--runs is "${values.runs}": give the number of visits to each page, such as 3.`)
  const chosen = pages.filter((page) => nameOf(page).includes(values.only ?? ""))
  if (chosen.length === 0)
    throw new Error(
      `--only is "${values.only}", which no page matches: give a kind (${[...new Set(pages.map(({ kind }) => kind))].join(", ")}), a market or a path.`,
    )
  return { chosen, runsOf: ({ limited = "quickly" }) => runs ?? usualRuns[limited] }
}
