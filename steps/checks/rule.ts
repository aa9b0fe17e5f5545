import type { Envelope, Scenario } from "@cucumber/messages"

/** A Rule of a feature. */
export type Rule = {
  readonly file: string
  readonly line: number
  readonly name: string
  /** Its ids, such as "ROUTE-1". */
  readonly ids: readonly string[]
  readonly scenarios: readonly Scenario[]
}

export const rulesIn = (envelopes: readonly Envelope[]): Rule[] =>
  envelopes.flatMap(({ gherkinDocument }) =>
    (gherkinDocument?.feature?.children ?? []).flatMap(({ rule }) =>
      rule
        ? [
            {
              file: gherkinDocument?.uri ?? "",
              line: rule.location.line,
              name: rule.name,
              ids: rule.tags.map(({ name }) => name.slice(1)).filter((name) => /^[A-Z]+-\d+$/.test(name)),
              scenarios: rule.children.flatMap(({ scenario }) => scenario ?? []),
            },
          ]
        : [],
    ),
  )
