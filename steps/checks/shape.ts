import type { Envelope, GherkinDocument, Scenario } from "@cucumber/messages"

const mostSteps = 9
const mostColumns = 6
const longestLine = 140
const mostUsualSteps = 4
const mostWithSeveralActs = 0.05

type Block = { readonly at: string; readonly scenario: Scenario }

const blocksOf = ({ uri, feature }: GherkinDocument): Block[] =>
  (feature?.children ?? [])
    .flatMap(({ rule }) => rule?.children ?? [])
    .flatMap(({ scenario }) => (scenario ? [{ at: `${uri}:${scenario.location.line}`, scenario }] : []))

const actsOf = ({ steps }: Scenario): number => steps.filter(({ keyword }) => keyword.startsWith("When")).length

/** Words of a title without its placeholders, quotations and small words. */
const ownWordsOf = (title: string): string[] =>
  (title.replaceAll(/<[^>]*>|"[^"]*"/g, "").match(/[\p{L}\d'’-]+/gu) ?? []).filter(
    (word) => !/^(an?|the|and|or|in|on|at|of|by|to|from|with|for|as|is)$/i.test(word),
  )

const titleProblems = ({ at, scenario: { name } }: Block): string[] =>
  ownWordsOf(name).length < 3
    ? [`${at}: the title "${name}" says too little: say in three words or more what this example shows`]
    : []

const sizeProblems = ({ at, scenario }: Block): string[] => {
  const { name, steps, examples } = scenario
  const widths = [
    ...steps.map(({ dataTable }) => dataTable?.rows[0]?.cells.length ?? 0),
    ...examples.map(({ tableHeader }) => tableHeader?.cells.length ?? 0),
  ]
  const width = Math.max(0, ...widths)
  return [
    ...(steps.length > mostSteps
      ? [`${at}: "${name}" has ${steps.length} steps, and may have ${mostSteps}: leave out what its rule does not need`]
      : []),
    ...(width > mostColumns
      ? [`${at}: a table of "${name}" has ${width} columns, and may have ${mostColumns}: leave out some`]
      : []),
  ]
}

const repeatedTitles = (blocks: readonly Block[]): string[] => {
  const first = new Map<string, string>()
  return blocks.flatMap(({ at, scenario: { name } }) => {
    const before = first.get(name)
    if (before === undefined) first.set(name, at)
    return before === undefined ? [] : [`${at}: the title "${name}" is used already at ${before}: change one of them`]
  })
}

const lineProblems = (envelopes: readonly Envelope[]): string[] =>
  envelopes.flatMap(({ source }) =>
    (source?.data ?? "").split("\n").flatMap((line, place) => {
      const length = [...line].length
      return length > longestLine
        ? [
            `${source?.uri}:${place + 1}: the line has ${length} characters, and may have ${longestLine}: shorten or break it`,
          ]
        : []
    }),
  )

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

const wholeProblems = (blocks: readonly Block[]): string[] => {
  const usual = median(blocks.map(({ scenario }) => scenario.steps.length))
  const several = blocks.filter(({ scenario }) => actsOf(scenario) > 1)
  return [
    ...(usual > mostUsualSteps
      ? [
          `features: half of all scenarios have ${usual} steps or more, and should have ${mostUsualSteps} at most: shorten some`,
        ]
      : []),
    ...(several.length > blocks.length * mostWithSeveralActs
      ? several.map(
          ({ at, scenario }) =>
            `${at}: "${scenario.name}" has ${actsOf(scenario)} steps with "When": make a scenario of each`,
        )
      : []),
  ]
}

/** Finds scenarios that are hard to read: long, wide, without a title of their own, or with several acts. */
export const shapeProblems = (envelopes: readonly Envelope[]): string[] => {
  const blocks = envelopes.flatMap(({ gherkinDocument }) => (gherkinDocument ? blocksOf(gherkinDocument) : []))
  return [
    ...blocks.flatMap(titleProblems),
    ...blocks.flatMap(sizeProblems),
    ...repeatedTitles(blocks),
    ...lineProblems(envelopes),
    ...wholeProblems(blocks),
  ]
}
