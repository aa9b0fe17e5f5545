import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from "@cucumber/gherkin"
import { type Envelope, IdGenerator, TestStepResultStatus } from "@cucumber/messages"
import { examplesOf, featureOf } from "../specification/features.ts"
import { resultsIn } from "./from-messages.ts"

const file = "features/numbers.feature"
const text = `Feature: Numbers

  @FORMAT-1
  Rule: A number has a comma

    Scenario: A price has a comma
      Then it reads "1,5"

    Scenario: An area has a comma
      Then it reads "2,5"
`
const examples = featureOf({ file, text }).rules.flatMap(examplesOf)

/** Messages of a run in which the first scenario passes with a picture, and the second fails. */
const messages = (): Envelope[] => {
  const newId = IdGenerator.incrementing()
  const gherkinDocument = {
    ...new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher()).parse(text),
    uri: file,
  }
  const pickles = compile(gherkinDocument, file, newId)
  const runs = pickles.flatMap((pickle, place): Envelope[] => {
    const [caseId, stepId, startId] = [`case${place}`, `step${place}`, `start${place}`]
    const status = place === 0 ? TestStepResultStatus.PASSED : TestStepResultStatus.FAILED
    const at = (milliseconds: number) => ({ seconds: 1_795_000_000, nanos: milliseconds * 1e6 })
    return [
      {
        testCase: {
          id: caseId,
          pickleId: pickle.id,
          testSteps: [{ id: stepId, pickleStepId: pickle.steps[0]?.id ?? "" }],
        },
      },
      { testCaseStarted: { id: startId, testCaseId: caseId, attempt: 0, timestamp: at(0) } },
      { testStepStarted: { testCaseStartedId: startId, testStepId: stepId, timestamp: at(0) } },
      {
        attachment: {
          testCaseStartedId: startId,
          testStepId: stepId,
          body: place === 0 ? "HTML" : "browser",
          contentEncoding: "IDENTITY" as const,
          mediaType: "text/x-driver",
        },
      } as Envelope,
      ...(place === 0
        ? [
            {
              attachment: {
                testCaseStartedId: startId,
                testStepId: stepId,
                body: Buffer.from("picture").toString("base64"),
                contentEncoding: "BASE64" as const,
                mediaType: "image/webp",
                fileName: "phone.webp",
              },
            } as Envelope,
          ]
        : []),
      {
        testStepFinished: {
          testCaseStartedId: startId,
          testStepId: stepId,
          timestamp: at(250),
          testStepResult: {
            status,
            duration: { seconds: 0, nanos: 250e6 },
            ...(place === 1 && { message: 'Expected "2,5"\n\u001b[31mReceived "2.5"\u001b[39m\n    at step.ts:1' }),
          },
        },
      },
      { testCaseFinished: { testCaseStartedId: startId, timestamp: at(250), willBeRetried: false } },
    ]
  })
  return [
    { source: { uri: file, data: text, mediaType: "text/x.cucumber.gherkin+plain" as never } },
    { gherkinDocument },
    ...pickles.map((pickle) => ({ pickle })),
    ...runs,
  ]
}

it("returns the result of each example, by its key", () => {
  expect(resultsIn(messages())).toEqual([
    {
      key: examples[0]?.key,
      status: "passed",
      durationMs: 250,
      date: "2026-11-18T11:06:40.250Z",
      driver: "HTML",
      pictures: [{ name: "phone.webp", content: Buffer.from("picture") }],
    },
    {
      key: examples[1]?.key,
      status: "failed",
      durationMs: 250,
      date: "2026-11-18T11:06:40.250Z",
      driver: "browser",
      failure: { step: 'it reads "2,5"', message: 'Expected "2,5"\nReceived "2.5"' },
      pictures: [],
    },
  ])
})
