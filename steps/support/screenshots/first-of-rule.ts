import type { GherkinDocument, Pickle } from "@cucumber/messages"

/** Whether an example is the first of its rule: one picture shows what a rule is about, and each takes a tenth of a run. */
export const isFirstOfRule = ({ astNodeIds }: Pickle, { feature }: GherkinDocument): boolean =>
  (feature?.children ?? []).some(({ rule }) => {
    const scenario = rule?.children.flatMap(({ scenario }) => scenario ?? [])[0]
    const row = scenario?.examples.flatMap(({ tableBody }) => tableBody)[0]
    return scenario !== undefined && astNodeIds[0] === scenario.id && astNodeIds[1] === row?.id
  })
