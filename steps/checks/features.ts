import type { Envelope } from "@cucumber/messages"
import { meaningProblems } from "../dictionary/sentences.ts"
import { runsOnHtml } from "../drivers/driver.ts"
import type { Page } from "../specification/owners-index.ts"
import { indexProblems } from "./index-of-rules.ts"
import { addressNameProblems } from "./names-of-addresses.ts"
import { rulesIn } from "./rule.ts"
import { ruleProblems } from "./rules.ts"
import { shapeProblems } from "./shape.ts"
import { syntaxProblems } from "./syntax.ts"
import { stepProblems } from "./use-of-steps.ts"
import { wordProblems } from "./words.ts"

/** Finds what is wrong with the features and their indexes, each with its file and, if it has one, its line. */
export const featureProblems = (envelopes: readonly Envelope[], pages: readonly Page[]): string[] => {
  const unreadable = syntaxProblems(envelopes)
  if (unreadable.length > 0) return unreadable
  return [
    ...ruleProblems(envelopes, pages.map(({ markdown }) => markdown).join("\n")),
    ...indexProblems(rulesIn(envelopes), pages),
    ...stepProblems(envelopes),
    ...addressNameProblems(envelopes),
    ...wordProblems(pages),
    ...shapeProblems(envelopes),
    ...meaningProblems(envelopes),
  ]
}

/** Such as "259 rules with 1508 examples, 600 of them on HTML alone: nothing is wrong (84 ms)". */
export const summaryOf = (
  envelopes: readonly Envelope[],
  problems: readonly string[],
  milliseconds: number,
): string => {
  const pickles = envelopes.flatMap(({ pickle }) => pickle ?? [])
  const examples = `${pickles.length} examples, ${pickles.filter(runsOnHtml).length} of them on HTML alone`
  const verdict = problems.length > 1 ? `${problems.length} things are wrong` : "1 thing is wrong"
  return `${rulesIn(envelopes).length} rules with ${examples}: ${problems.length > 0 ? verdict : "nothing is wrong"} (${Math.round(milliseconds)} ms)`
}
