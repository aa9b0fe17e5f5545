/** CPU slowdown of the phone that Lighthouse emulates. */
const slower = 4

/** Milliseconds that a task may take before it counts as blocking. */
export const blockingThresholdMs = 50

/** Trace event: `ts` and `tdur` are in microseconds, and `tdur` is CPU time. */
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
 * Sums the time beyond 50 ms of each main-thread task after the first paint, on a processor four times slower. It uses
 * CPU time, so that other load on the machine does not count.
 */
export const blockingIn = (events: readonly TraceEvent[]): number => {
  const nameOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const pages = new Set(
    events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain").map(nameOf),
  )
  const painted = Math.min(...events.filter(isPaint).map(({ ts }) => ts))
  return events
    .filter((event) => event.name === "RunTask" && event.ts >= painted && pages.has(nameOf(event)))
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slower - blockingThresholdMs), 0)
}
