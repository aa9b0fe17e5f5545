import { parseArgs } from "node:util"
import { isFirstOfKind, nameOf, type Page, pages } from "./pages.ts"

export type Options = {
  readonly chosen: readonly Page[]
  /** How many visits a page gets. */
  readonly runsOf: (page: Page) => number
  /** How often the main thread's work and blocking are measured, with scripts and without. */
  readonly mainThreadRounds: number
}

/** Three visits have a median; five where what is finer than a score is held against the page without scripts. */
const fullRuns = { wholly: 5, quickly: 3 }
const usualRuns = 3

/**
 * The second page of a kind has the same code in another market: a single visit shows its bytes, its shifts and all audits that are
 * either right or wrong.
 */
const usual = (page: Page): Page => {
  if (isFirstOfKind(page)) return page
  const { limited, ...rest } = page
  return { ...rest, isVisitedOnce: true }
}

/**
 * What to measure: `--only property` for pages with that in market, kind or path, `--runs 1` for a quick look, `--full` for every page
 * in five rounds beside plain HTML, as slow as that is.
 * @throws Error with a sentence where that is nothing
 */
export const optionsFrom = (given: readonly string[]): Options => {
  const { values } = parseArgs({
    args: [...given],
    options: { only: { type: "string" }, runs: { type: "string" }, full: { type: "boolean", default: false } },
  })
  const runs = values.runs === undefined ? undefined : Number(values.runs)
  if (runs !== undefined && (!Number.isInteger(runs) || runs < 1))
    throw new Error(`--runs is "${values.runs}": give the number of visits to each page, such as 3.`)
  const named = pages.filter((page) => nameOf(page).includes(values.only ?? ""))
  if (named.length === 0)
    throw new Error(
      `--only is "${values.only}", which no page matches: give a kind (${[...new Set(pages.map(({ kind }) => kind))].join(", ")}), a market or a path.`,
    )
  return values.full
    ? { chosen: named, runsOf: ({ limited = "quickly" }) => runs ?? fullRuns[limited], mainThreadRounds: 7 }
    : {
        chosen: named.map(usual),
        runsOf: ({ isVisitedOnce }) => runs ?? (isVisitedOnce ? 1 : usualRuns),
        mainThreadRounds: 5,
      }
}
