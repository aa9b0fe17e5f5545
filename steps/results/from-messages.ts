import { stripVTControlCharacters } from "node:util"
import { type Envelope, type TestCaseStarted, TestStepResultStatus, TimeConversion } from "@cucumber/messages"
import { Query } from "@cucumber/query"
import { examplesOf, featureOf } from "../specification/features.ts"
import type { Result } from "./result.ts"

/** A picture in the messages. */
export type Picture = { readonly name: string; readonly content: Buffer }
export type FreshResult = Omit<Result, "pictures" | "version"> & {
  readonly key: string
  readonly pictures: readonly Picture[]
}

/** Media type of an attachment that says which driver ran a scenario. */
export const driverMediaType = "text/x-driver"

const { timestampToMillisecondsSinceEpoch, durationToMilliseconds } = TimeConversion

/** Returns the keys of the run's examples, by file and line. */
const keysIn = (envelopes: readonly Envelope[]): Map<string, string> =>
  new Map(
    envelopes.flatMap(({ source }) =>
      source
        ? featureOf({ file: source.uri, text: source.data })
            .rules.flatMap(examplesOf)
            .map(({ key, line }) => [`${source.uri}:${line}`, key] as const)
        : [],
    ),
  )

/** Returns what each example of a run came to, from Cucumber's messages. */
export const resultsIn = (envelopes: readonly Envelope[]): FreshResult[] => {
  const query = new Query()
  for (const envelope of envelopes) query.update(envelope)
  const keys = keysIn(envelopes)

  const failureOf = (started: TestCaseStarted): Result["failure"] => {
    const [finished, testStep] =
      query
        .findTestStepFinishedAndTestStepBy(started)
        .find(([{ testStepResult }]) => testStepResult.status === TestStepResultStatus.FAILED) ?? []
    const step = testStep && query.findPickleStepBy(testStep)
    const message = stripVTControlCharacters(finished?.testStepResult.message ?? "").split(/\n\s+at /)[0] ?? ""
    return { step: step?.text ?? "after the last step", message: message.trim() }
  }

  const picturesOf = (started: TestCaseStarted): Picture[] =>
    query
      .findTestStepsFinishedBy(started)
      .flatMap((finished) => query.findAttachmentsBy(finished))
      .filter(({ mediaType }) => mediaType === "image/webp")
      .map(({ fileName = "page.webp", body }) => ({ name: fileName, content: Buffer.from(body, "base64") }))

  const driverOf = (started: TestCaseStarted): Pick<Result, "driver"> => {
    const attachments = query.findTestStepsFinishedBy(started).flatMap((finished) => query.findAttachmentsBy(finished))
    const driver = attachments.find(({ mediaType }) => mediaType === driverMediaType)?.body
    return driver === "HTML" || driver === "browser" ? { driver } : {}
  }

  return query.findAllTestCaseFinished().flatMap((finished) => {
    const started = query.findTestCaseStartedBy(finished)
    const pickle = query.findPickleBy(finished)
    const location = pickle && query.findLocationOf(pickle)
    const key = keys.get(`${pickle?.uri}:${location?.line}`)
    const duration = query.findTestCaseDurationBy(finished)
    if (!started || key === undefined || !duration) return []
    const hasPassed = query.findMostSevereTestStepResultBy(finished)?.status === TestStepResultStatus.PASSED
    return [
      {
        key,
        status: hasPassed ? "passed" : "failed",
        durationMs: Math.round(durationToMilliseconds(duration)),
        date: new Date(timestampToMillisecondsSinceEpoch(finished.timestamp)).toISOString(),
        ...(!hasPassed && { failure: failureOf(started) }),
        ...driverOf(started),
        pictures: picturesOf(started),
      },
    ]
  })
}
