import type { Envelope, FeatureChild, PickleStep, RuleChild } from "@cucumber/messages"

/** A step of an example, with its place in the features and the definitions that match it. */
export type MatchedStep = {
  readonly file: string
  readonly line: number
  readonly ruleId: string
  readonly step: PickleStep
  readonly definitionIds: readonly string[]
}

const stepsOf = ({ background, scenario }: FeatureChild | RuleChild) => (background ?? scenario)?.steps ?? []

/** Returns the line of each step and the rule of each scenario, by the ids of Gherkin's syntax tree. */
const placesIn = (envelopes: readonly Envelope[]) => {
  const lines = new Map<string, number>()
  const rules = new Map<string, string>()
  for (const { gherkinDocument } of envelopes)
    for (const child of gherkinDocument?.feature?.children ?? []) {
      const children = child.rule?.children ?? [child]
      const id = child.rule?.tags.find(({ name }) => /^@[A-Z]+-\d+$/.test(name))?.name.slice(1) ?? ""
      for (const { scenario } of children) if (scenario) rules.set(scenario.id, id)
      for (const step of children.flatMap(stepsOf)) lines.set(step.id, step.location.line)
    }
  return { lines, rules }
}

/** Lists the steps of all examples, from Cucumber's messages. */
export const matchedSteps = (envelopes: readonly Envelope[]): MatchedStep[] => {
  const { lines, rules } = placesIn(envelopes)
  const definitions = new Map(
    envelopes.flatMap(({ testCase }) =>
      (testCase?.testSteps ?? []).map(({ pickleStepId, stepDefinitionIds = [] }) => [pickleStepId, stepDefinitionIds]),
    ),
  )
  return envelopes.flatMap(({ pickle }) =>
    (pickle?.steps ?? []).map((step) => ({
      file: pickle?.uri ?? "",
      line: lines.get(step.astNodeIds[0] ?? "") ?? 0,
      ruleId: rules.get(pickle?.astNodeIds[0] ?? "") ?? "",
      step,
      definitionIds: definitions.get(step.id) ?? [],
    })),
  )
}
