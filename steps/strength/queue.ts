import { type MarketName, marketNames } from "../../src/spec/markets.ts"
import { countsStored, type Mutant } from "./mutant.ts"
import { isSwitched, wayOf } from "./switches/faults.ts"

/** A faulty server has a store of its own. */
const sharesStore = (mutant: Mutant): boolean => countsStored(mutant.rule) && wayOf(mutant) !== "server"

const place = ({ site }: Mutant) => marketNames.indexOf(site)

/**
 * Mutants in the order of work: one of each rule, then the others; of these, first those that need a market with switches, by
 * market, then those that need nothing.
 */
export class Queue {
  readonly #waiting: Mutant[]
  readonly #isReady: (market: MarketName) => boolean
  /** Whether a mutant is being tried that needs the shared store for itself. */
  #isStoreTaken = false

  /** @param isReady whether the market with switches is built */
  constructor(mutants: readonly Mutant[], isReady: (market: MarketName) => boolean) {
    this.#isReady = isReady
    const firstOfRules = new Map(mutants.toReversed().map((mutant) => [mutant.rule, mutant]))
    const rank = (mutant: Mutant) =>
      (firstOfRules.get(mutant.rule) === mutant ? 0 : 10) + (isSwitched(mutant) ? place(mutant) : 9)
    this.#waiting = mutants.toSorted((a, b) => rank(a) - rank(b))
  }

  switchedMarkets(): readonly MarketName[] {
    return marketNames.filter((market) => this.#waiting.some((mutant) => isSwitched(mutant) && mutant.site === market))
  }

  /** Takes the first mutant that waits neither for a build nor for the shared store, or else one that waits. */
  next(): Mutant | undefined {
    const waits = (mutant: Mutant) =>
      (isSwitched(mutant) && !this.#isReady(mutant.site)) || (sharesStore(mutant) && this.#isStoreTaken)
    const index = this.#waiting.findIndex((mutant) => !waits(mutant))
    const [mutant] = this.#waiting.splice(Math.max(0, index), 1)
    if (mutant && sharesStore(mutant)) this.#isStoreTaken = true
    return mutant
  }

  /** Says that a mutant of `next` has been tried. */
  done(mutant: Mutant): void {
    if (sharesStore(mutant)) this.#isStoreTaken = false
  }
}
