import type { Envelope, GherkinDocument, Rule, Scenario } from "@cucumber/messages"

/** A row of the index of rules, which a product owner reads first. */
export type IndexRow = { readonly id: string; readonly sentence: string; readonly file: string }

const idPattern = /^@[A-Z]+-\d+$/

/** Tags for what a scenario's browser can do, and for layouts, which screenshots show on a phone and on a desktop. */
const capabilities = ["@no-javascript", "@service-worker", "@layout"]

/** Parses the table in `features/README.md`. */
export const indexRows = (markdown: string): IndexRow[] =>
  [...markdown.matchAll(/^\| ([A-Z]+-\d+) +\| (.+?) +\| \[.+?\]\((.+?)\) +\|$/gm)].map(
    ([, id = "", sentence = "", file = ""]) => ({
      id,
      sentence: sentence.replaceAll("\\|", "|"),
      file,
    }),
  )

const hasExample = ({ examples, keyword }: Scenario): boolean =>
  !/outline/i.test(keyword) || examples.some(({ tableBody }) => tableBody.length > 0)

type FoundRule = {
  readonly file: string
  readonly line: number
  readonly name: string
  readonly ids: readonly string[]
}

const rulesIn = ({ uri = "", feature }: GherkinDocument): { rule: Rule; found: FoundRule }[] =>
  (feature?.children ?? []).flatMap(({ rule }) =>
    rule
      ? [
          {
            rule,
            found: {
              file: uri.replace(/^features\//, ""),
              line: rule.location.line,
              name: rule.name,
              ids: rule.tags.map(({ name }) => name).filter((name) => idPattern.test(name)),
            },
          },
        ]
      : [],
  )

const documentProblems = (document: GherkinDocument): string[] => {
  const file = document.uri ?? ""
  const outside = (document.feature?.children ?? []).flatMap(({ scenario }) =>
    scenario ? [`${file}:${scenario.location.line}: the scenario "${scenario.name}" is outside of a Rule`] : [],
  )
  const inRules = rulesIn(document).flatMap(({ rule, found }) => {
    const at = `${file}:${found.line}`
    const scenarios = rule.children.flatMap(({ scenario }) => scenario ?? [])
    return [
      ...(found.ids.length === 1
        ? []
        : [`${at}: the Rule "${rule.name}" has ${found.ids.length} ids, and must have one, such as @ROUTE-1`]),
      ...(scenarios.some(hasExample) ? [] : [`${at}: the Rule "${rule.name}" has no example`]),
      ...scenarios
        .filter((scenario) => !hasExample(scenario))
        .map((scenario) => `${file}:${scenario.location.line}: the outline "${scenario.name}" has no examples`),
      ...[...rule.tags.filter(({ name }) => !idPattern.test(name)), ...scenarios.flatMap(({ tags }) => tags)]
        .filter(({ name }) => !capabilities.includes(name))
        .map(
          ({ name, location }) =>
            `${file}:${location.line}: the tag ${name} is not among those for scenarios: ${capabilities.join(", ")}`,
        ),
    ]
  })
  return [...outside, ...inRules]
}

const indexProblems = (rules: readonly FoundRule[], index: readonly IndexRow[]): string[] => {
  const ids = rules.flatMap((rule) => rule.ids.map((tag) => ({ ...rule, id: tag.slice(1) })))
  const rows = new Map(index.map((row) => [row.id, row]))
  return [
    ...ids
      .filter(({ id }, place) => ids.findIndex((other) => other.id === id) !== place)
      .map(({ id, file, line }) => `features/${file}:${line}: the id ${id} is used twice`),
    ...index
      .filter(({ id }, place) => index.findIndex((other) => other.id === id) !== place)
      .map(({ id }) => `features/README.md: ${id} is in the index twice`),
    ...ids.flatMap(({ id, file, line, name }) => {
      const row = rows.get(id)
      if (!row) return [`features/${file}:${line}: the index in features/README.md does not know ${id}`]
      return [
        ...(row.sentence === name
          ? []
          : [`features/README.md: the sentence of ${id} is not that of its Rule: "${name}"`]),
        ...(row.file === file ? [] : [`features/README.md: ${id} is not in ${row.file} but in ${file}`]),
      ]
    }),
    ...index
      .filter(({ id }) => !ids.some((rule) => rule.id === id))
      .map(({ id }) => `features/README.md: ${id} has no Rule in features/`),
  ]
}

const stepProblems = (envelopes: readonly Envelope[]): string[] => {
  const definitions = envelopes.flatMap(({ stepDefinition }) => stepDefinition ?? [])
  const pickles = new Map(envelopes.flatMap(({ pickle }) => (pickle ? [[pickle.id, pickle] as const] : [])))
  const used = new Set<string>()
  const wrong = envelopes.flatMap(({ testCase }) =>
    (testCase?.testSteps ?? []).flatMap(({ pickleStepId, stepDefinitionIds }) => {
      if (!pickleStepId) return []
      for (const id of stepDefinitionIds ?? []) used.add(id)
      if (stepDefinitionIds?.length === 1) return []
      const pickle = pickles.get(testCase?.pickleId ?? "")
      const text = pickle?.steps.find(({ id }) => id === pickleStepId)?.text
      return [
        `${pickle?.uri}: "${text}" matches ${stepDefinitionIds?.length ?? 0} step definitions, and must match one`,
      ]
    }),
  )
  const unused = definitions
    .filter(({ id }) => !used.has(id))
    .map(
      ({ pattern, sourceReference }) =>
        `${sourceReference.uri}:${sourceReference.location?.line}: the step "${pattern.source}" is used by no scenario`,
    )
  return [...new Set(wrong), ...unused]
}

/** Finds problems in the form, the index and the steps of the spec. */
export const specProblems = (envelopes: readonly Envelope[], index: readonly IndexRow[]): string[] => {
  const documents = envelopes.flatMap(({ gherkinDocument }) => gherkinDocument ?? [])
  return [
    ...documents.flatMap(documentProblems),
    ...indexProblems(
      documents.flatMap(rulesIn).map(({ found }) => found),
      index,
    ),
    ...stepProblems(envelopes),
  ]
}
