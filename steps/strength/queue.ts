import { type MarketName, marketNames } from "../../src/spec/markets.ts"
import { countsStored, type Mutant } from "./mutant.ts"
import { wayOf } from "./switches/faults.ts"

const isSwitched = (mutant: Mutant): boolean => ["browser", "pages", "styles"].includes(wayOf(mutant) ?? "")
const isRebuilt = (mutant: Mutant): boolean => wayOf(mutant) === "build"

/** A faulty server has a store of its own. */
const sharesStore = (mutant: Mutant): boolean => countsStored(mutant.rule) && wayOf(mutant) !== "server"

/**
 * Mutants in the order of work: first those that need the market with switches, by market, then those that need nothing, and
 * last those that are built again, which share one copy of the sources a market.
 */
export class Queue {
  readonly #lines: Mutant[][]
  readonly #isReady: (market: MarketName) => boolean
  /** Whether a mutant is being tried that needs the shared store for itself. */
  #isStoreTaken = false

  /** @param isReady whether the market with switches is built */
  constructor(mutants: readonly Mutant[], isReady: (market: MarketName) => boolean) {
    this.#isReady = isReady
    const bySite = (some: readonly Mutant[]) => some.toSorted((a, b) => place(a) - place(b))
    const place = ({ site }: Mutant) => marketNames.indexOf(site)
    this.#lines = [
      ...bySite(mutants.filter(isSwitched)).map((mutant) => [mutant]),
      ...mutants.filter((mutant) => !isSwitched(mutant) && !isRebuilt(mutant)).map((mutant) => [mutant]),
      ...Map.groupBy(mutants.filter(isRebuilt), ({ site }) => site).values(),
    ]
  }

  switchedMarkets(): readonly MarketName[] {
    return marketNames.filter((market) =>
      this.#lines.some(([first]) => first && isSwitched(first) && first.site === market),
    )
  }

  /** Takes the first mutants that wait neither for a build nor for the shared store, or else those that wait. */
  next(): readonly Mutant[] | undefined {
    const waits = (line: readonly Mutant[]) =>
      line.some(
        (mutant) => (isSwitched(mutant) && !this.#isReady(mutant.site)) || (sharesStore(mutant) && this.#isStoreTaken),
      )
    const index = this.#lines.findIndex((line) => !waits(line))
    const [line] = this.#lines.splice(Math.max(0, index), 1)
    if (line?.some(sharesStore)) this.#isStoreTaken = true
    return line
  }

  /** Says that the mutants of `next` have been tried. */
  done(line: readonly Mutant[]): void {
    if (line.some(sharesStore)) this.#isStoreTaken = false
  }
}
