import type { MarketName } from "../../src/spec/markets.ts"

/** A step of an example, with its values filled in. */
export type Step = {
  /** Such as "Given" or "And". */
  readonly keyword: string
  readonly text: string
  readonly table?: readonly (readonly string[])[]
  readonly docString?: string
}

/** One executed example: a scenario, or one row of an outline. */
export type Example = {
  /** Identifies the example as long as its rule, title and steps stay the same: `ROUTE-5/3f9a…`. */
  readonly key: string
  readonly title: string
  readonly steps: readonly Step[]
  readonly tags: readonly string[]
  /** Line of the scenario or of the row. */
  readonly line: number
  readonly markets: readonly MarketName[]
}

/** Rows of an outline under one heading. */
export type ExampleTable = {
  readonly name: string
  readonly header: readonly string[]
  readonly rows: readonly { readonly cells: readonly string[]; readonly example: Example }[]
}

/** A scenario, or an outline with its tables. */
export type Scenario = {
  readonly title: string
  readonly steps: readonly Step[]
  readonly line: number
  /** Empty for a scenario, which has one example. */
  readonly tables: readonly ExampleTable[]
  readonly examples: readonly Example[]
}

export type Rule = {
  readonly id: string
  /** Whether it is one of those that a product owner reads first. */
  readonly isHeadline: boolean
  readonly sentence: string
  /** Why the rule exists. */
  readonly reason: string
  readonly line: number
  readonly scenarios: readonly Scenario[]
}

export type Feature = {
  /** Such as `features/following_an_address.feature`. */
  readonly file: string
  readonly title: string
  readonly reason: string
  /** Names of addresses, in the feature's background. */
  readonly addresses: ReadonlyMap<string, string>
  readonly rules: readonly Rule[]
}
