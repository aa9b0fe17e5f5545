/** @jest-environment node */
import { dryRunner, type Steps } from "../dictionary/dry-run.ts"
import { stepsOf } from "../dictionary/fake-steps.ts"
import type { Placed } from "./judge.ts"
import { answersTo } from "./watch.ts"

const text = `Feature: Finding

  @FIND-1
  Rule: Homes are found

    Scenario: A home is found by its street
      Given a home
`
const pages = [
  { file: "features/README.md", markdown: "| FIND-1 | Homes are found | [finding](finding.feature#L4) |\n" },
]

/** Reads each of the texts once, the first before the first event. */
const answersOf = async (
  steps: Steps,
  texts: readonly string[],
  judge?: (examples: readonly Placed[]) => Promise<string[]>,
): Promise<string[]> => {
  const left = [...texts]
  const read = () => ({ sources: [{ file: "features/finding.feature", text: left.shift() ?? "" }], pages })
  async function* events() {
    for (const _ of texts.slice(1)) yield "change"
  }
  const answers: string[] = []
  for await (const answer of answersTo(events(), read, dryRunner(steps), judge)) answers.push(answer)
  return answers
}

test("a changed text is answered once, and a second event for it is not", async () => {
  const wrong = text.replace("a home", "a hoem")
  const answers = await answersOf(stepsOf(["a home"]), [text, wrong, wrong, text])
  expect(answers).toEqual([
    expect.stringContaining('features/finding.feature:7: "a hoem" is an unknown sentence.'),
    expect.stringContaining("1 rules with 1 examples"),
  ])
})

test("a changed example is run once it is right, and others are not", async () => {
  const renamed = text.replace("by its street", "by its name")
  const wrong = renamed.replace("a home\n", "a hoem\n")
  const another = `${renamed}
    Scenario: A home is found by its area
      Given a home
`
  const judge = async (examples: readonly Placed[]) => examples.map(({ title, place }) => `${place} ${title}`)
  const answers = await answersOf(stepsOf(["a home"]), [text, wrong, renamed, another], judge)
  expect(answers.filter((answer) => !answer.includes("1 rules"))).toEqual([
    "features/finding.feature:6 A home is found by its name",
    "features/finding.feature:9 A home is found by its area",
  ])
})
