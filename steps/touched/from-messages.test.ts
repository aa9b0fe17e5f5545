import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from "@cucumber/gherkin"
import { type Envelope, IdGenerator, TestStepResultStatus } from "@cucumber/messages"
import { touchedIn } from "./from-messages.ts"

const uri = "features/moving.feature"
const text = `Feature: Moving
  @NAV-1
  Rule: A link leads somewhere
    Scenario: A link of the header
      When they follow a link
    Scenario: A link of the footer
      When they follow a link
`

const messages = (visits: readonly (object | undefined)[], status = TestStepResultStatus.PASSED): Envelope[] => {
  const newId = IdGenerator.incrementing()
  const gherkinDocument = {
    ...new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher()).parse(text),
    uri,
  }
  const pickles = compile(gherkinDocument, uri, newId)
  const timestamp = { seconds: 0, nanos: 0 }
  const runs = pickles.flatMap((pickle, place): Envelope[] => {
    const [testCaseId, testStepId, testCaseStartedId] = [`case${place}`, `step${place}`, `start${place}`]
    const testSteps = [{ id: testStepId, pickleStepId: pickle.steps[0]?.id ?? "", stepDefinitionIds: ["definition"] }]
    const attachment = {
      testCaseStartedId,
      testStepId,
      body: JSON.stringify(visits[place]),
      contentEncoding: "IDENTITY",
      mediaType: "application/vnd.kvistbo.visit+json",
    }
    const testStepResult = { status, duration: { seconds: 0, nanos: 0 } }
    return [
      { testCase: { id: testCaseId, pickleId: pickle.id, testSteps } },
      { testCaseStarted: { id: testCaseStartedId, testCaseId, attempt: 0, timestamp } },
      ...(visits[place] ? [{ attachment } as unknown as Envelope] : []),
      { testStepFinished: { testCaseStartedId, testStepId, timestamp, testStepResult } },
      { testCaseFinished: { testCaseStartedId, timestamp, willBeRetried: false } },
    ]
  })
  const stepDefinition = {
    id: "definition",
    pattern: { source: "they follow a {element}", type: "CUCUMBER_EXPRESSION" },
    sourceReference: { uri: "steps/moving.steps.ts" },
  }
  return [
    { stepDefinition } as unknown as Envelope,
    { gherkinDocument },
    ...pickles.map((pickle) => ({ pickle })),
    ...runs,
  ]
}
const keyAt = new Map([
  [`${uri}:4`, "NAV-1/header"],
  [`${uri}:6`, "NAV-1/footer"],
])
const stampOf = (name: string) => `stamp of ${name}`

test("an example touched code, files of the sites and parts of their pages, each with its stamp", () => {
  const touched = touchedIn(messages([{ requests: ["fi /"], parts: ["header"] }]), keyAt, stampOf)
  expect([...touched]).toEqual([
    [
      "NAV-1/header",
      {
        hasPassed: true,
        stamps: new Map([
          ["code of the steps' support", "stamp of code of the steps' support"],
          ["code of the server", "stamp of code of the server"],
          ["code of steps/moving.steps.ts", "stamp of code of steps/moving.steps.ts"],
          ["code of steps/screens/elements.ts", "stamp of code of steps/screens/elements.ts"],
          ["dist/sample/fi/_rules.json", "stamp of dist/sample/fi/_rules.json"],
          ["dist/sample/fi/index.html rest", "stamp of dist/sample/fi/index.html rest"],
          ["dist/sample/fi/index.html header", "stamp of dist/sample/fi/index.html header"],
        ]),
      },
    ],
  ])
})

test("a failed example is recorded as one", () => {
  const visits = [
    { requests: [], parts: [] },
    { requests: [], parts: [] },
  ]
  const touched = touchedIn(messages(visits, TestStepResultStatus.FAILED), keyAt, stampOf)
  expect([...touched].map(([key, { hasPassed }]) => [key, hasPassed])).toEqual([
    ["NAV-1/header", false],
    ["NAV-1/footer", false],
  ])
})
