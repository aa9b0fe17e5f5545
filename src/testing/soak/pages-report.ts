import type { PagesOutcome } from "./pages.ts"

/** Maximum memory growth (MB) from the second fifth of the run to the last. */
const growthMb = 40

/** Minimum seconds of a run for a memory check, because a process fills its caches first. */
const steadySeconds = 300

/** Maximum log lines a second: each failure is logged at most once a second, and a fault causes one or two. */
const linesPerSecond = 2

/** Lists the failures of a run; a fault without effect is one, because it proves nothing. */
export const pageFailuresOf = (outcome: PagesOutcome): string[] => {
  const { seconds, wrong, memoryMb, logLines, loggedWords, lost, duplicates, foreign, acknowledged } = outcome
  return [
    !outcome.isUp && "the process has ended",
    outcome.answers === 0 && "nothing was asked",
    outcome.faults.size === 0 && "no fault happened",
    ...[...wrong].map(([kind, count]) => `${count} answers were wrong: ${kind}`),
    ...[...outcome.faults].map(
      ([name, { times, effects }]) => effects < times && `${times - effects} times nobody felt: ${name}`,
    ),
    seconds >= steadySeconds &&
      memoryMb.late > memoryMb.early + growthMb &&
      `memory grew from ${Math.round(memoryMb.early)} to ${Math.round(memoryMb.late)} MB`,
    logLines > seconds * linesPerSecond && `the log has ${logLines} lines`,
    loggedWords > 0 && `${loggedWords} lines of the log have what a visitor wrote`,
    lost > 0 && `${lost} acknowledged requests are not stored`,
    duplicates > 0 && `${duplicates} requests are stored more than once`,
    foreign > 0 && `${foreign} requests are stored that nobody has sent`,
    acknowledged === 0 && "no request was acknowledged",
  ]
    .filter((failure) => failure !== false)
    .map((failure) => `pages: ${failure}.`)
}

/** Formats the outcome as a list. */
export const pageLinesOf = (outcome: PagesOutcome): string => {
  const { memoryMb } = outcome
  const faults = [...outcome.faults].map(([name, { times }]) => `${name} ${times}`).join(", ")
  const wrong = [...outcome.wrong.values()].reduce((sum, count) => sum + count, 0)
  return [
    `- ${Math.round(outcome.seconds)} seconds, with faults: ${faults}`,
    `- ${outcome.answers} answers, ${wrong} of them wrong, the slowest in ${Math.round(outcome.slowestMs)} ms`,
    `- ${outcome.acknowledged} contact requests acknowledged, ${outcome.lost} lost, ${outcome.duplicates} duplicates`,
    `- memory ${Math.round(memoryMb.early)} MB early, ${Math.round(memoryMb.late)} MB late, ${Math.round(memoryMb.most)} MB at most`,
    `- ${outcome.logLines} lines of log, ${outcome.loggedWords} with what a visitor wrote`,
  ].join("\n")
}
