import { type Envelope, type StepDefinition, type TestCaseStarted, TestStepResultStatus } from "@cucumber/messages"
import { Query } from "@cucumber/query"
import { codeName, codeOfEveryScenario, elements } from "./code.ts"
import { namesOfVisit, type Visit, visitMediaType } from "./names.ts"
import type { Touched } from "./record.ts"

const filesOf = ({ pattern, sourceReference }: StepDefinition): string[] => [
  ...(sourceReference.uri === undefined ? [] : [sourceReference.uri]),
  ...(pattern.source.includes("{element}") ? [elements] : []),
]

/**
 * Returns what each example of a run touched, from Cucumber's messages; an example without a recorded visit is left out.
 * @param keyAt key of the example at a line, such as "features/moving.feature:12"
 */
export const touchedIn = (
  envelopes: readonly Envelope[],
  keyAt: ReadonlyMap<string, string>,
  stampOf: (name: string) => string,
): Map<string, Touched> => {
  const query = new Query()
  for (const envelope of envelopes) query.update(envelope)
  const definitions = new Map(
    envelopes.flatMap(({ stepDefinition }) => (stepDefinition ? [[stepDefinition.id, stepDefinition] as const] : [])),
  )

  const visitOf = (started: TestCaseStarted): Visit | undefined => {
    const attachment = query
      .findTestStepsFinishedBy(started)
      .flatMap((finished) => query.findAttachmentsBy(finished))
      .find(({ mediaType }) => mediaType === visitMediaType)
    if (!attachment) return undefined
    const { body, contentEncoding } = attachment
    return JSON.parse(contentEncoding === "BASE64" ? Buffer.from(body, "base64").toString() : body)
  }
  const codeOf = (started: TestCaseStarted): string[] =>
    (query.findTestCaseBy(started)?.testSteps ?? [])
      .flatMap(({ stepDefinitionIds = [] }) => stepDefinitionIds)
      .flatMap((id) => definitions.get(id) ?? [])
      .flatMap(filesOf)
      .map(codeName)

  return new Map(
    query.findAllTestCaseFinished().flatMap((finished) => {
      const started = query.findTestCaseStartedBy(finished)
      const pickle = query.findPickleBy(finished)
      const key = keyAt.get(`${pickle?.uri}:${pickle && query.findLocationOf(pickle)?.line}`)
      const visit = started && visitOf(started)
      if (key === undefined || !visit) return []
      const names = new Set([...codeOfEveryScenario, ...codeOf(started), ...namesOfVisit(visit)])
      const stamps = new Map([...names].map((name) => [name, stampOf(name)]))
      const hasPassed = query.findMostSevereTestStepResultBy(finished)?.status === TestStepResultStatus.PASSED
      return [[key, { hasPassed, stamps }] as const]
    }),
  )
}
