import type { Envelope, Scenario, Tag } from "@cucumber/messages"

/** A Rule of a feature. */
export type Rule = {
  readonly file: string
  readonly line: number
  readonly name: string
  /** Its ids, such as "ROUTE-1". */
  readonly ids: readonly string[]
  /** Its other tags. */
  readonly tags: readonly Tag[]
  readonly scenarios: readonly Scenario[]
}

const isId = ({ name }: Tag): boolean => /^@[A-Z]+-\d+$/.test(name)

export const rulesIn = (envelopes: readonly Envelope[]): Rule[] =>
  envelopes.flatMap(({ gherkinDocument }) =>
    (gherkinDocument?.feature?.children ?? []).flatMap(({ rule }) =>
      rule
        ? [
            {
              file: gherkinDocument?.uri ?? "",
              line: rule.location.line,
              name: rule.name,
              ids: rule.tags.filter(isId).map(({ name }) => name.slice(1)),
              tags: rule.tags.filter((tag) => !isId(tag)),
              scenarios: rule.children.flatMap(({ scenario }) => scenario ?? []),
            },
          ]
        : [],
    ),
  )
