import { parseArgs } from "node:util"
import { isFirstOfKind, nameOf, type Page, pages } from "./pages.ts"

export type Options = {
  readonly chosen: readonly Page[]
  /** Number of visits to a page. */
  readonly runsOf: (page: Page) => number
  /** Number of rounds in which main-thread work and blocking are measured, with scripts and without. */
  readonly mainThreadRounds: number
  /** Tells whether all pages are measured. */
  readonly isWhole: boolean
}

/** Three visits give a median; pages with every comparison to plain HTML need five. */
const fullRuns = { wholly: 5, quickly: 3 }
const usualRuns = 3

/**
 * Visits further pages of a kind once: they run the same code in another market, and one visit shows their bytes,
 * shifts and audits.
 */
const usual = (page: Page): Page => {
  if (isFirstOfKind(page)) return page
  const { limited, ...rest } = page
  return { ...rest, isVisitedOnce: true }
}

/**
 * Parses `--only` (part of a market, kind or path), `--runs` (visits) and `--full` (compares every page with plain HTML).
 * @throws Error if the options select no page or an invalid number
 */
export const optionsFrom = (input: readonly string[]): Options => {
  const { values } = parseArgs({
    args: [...input],
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
  const isWhole = values.only === undefined
  return values.full
    ? { chosen: named, runsOf: ({ limited = "quickly" }) => runs ?? fullRuns[limited], mainThreadRounds: 7, isWhole }
    : {
        isWhole,
        chosen: named.map(usual),
        runsOf: ({ isVisitedOnce }) => runs ?? (isVisitedOnce ? 1 : usualRuns),
        mainThreadRounds: 3,
      }
}
