/** As much slower as Lighthouse's phone is. */
const slower = 4

/** Milliseconds of a task that nobody notices. */
export const unnoticed = 50

/** A line of a trace: times in microseconds, `tdur` of the processor's own. */
export type TraceEvent = {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

export const isPaint = ({ name }: TraceEvent) => name === "firstContentfulPaint"

/**
 * What the tasks of pages' main threads take beyond 50 ms each, after the first paint, were the processor four times slower: by the
 * processor's own time, so that whatever else the machine does is no part of it.
 */
export const blockingIn = (events: readonly TraceEvent[]): number => {
  const nameOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const pages = new Set(
    events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain").map(nameOf),
  )
  const painted = Math.min(...events.filter(isPaint).map(({ ts }) => ts))
  return events
    .filter((event) => event.name === "RunTask" && event.ts >= painted && pages.has(nameOf(event)))
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slower - unnoticed), 0)
}
