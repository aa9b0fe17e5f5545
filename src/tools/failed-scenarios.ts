/** A scenario that failed. */
export type Failure = {
  /** File and line, as Cucumber takes them. */
  readonly place: string
  /** Rule, file and name, and indented lines with the step and the reason. */
  readonly text: string
}

/** What a run of scenarios writes for a second try. */
export type FailedScenarios = { readonly count: number; readonly failures: readonly Failure[] }
