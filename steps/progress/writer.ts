import type { Progress } from "./scenario-count.ts"

/** Milliseconds between two lines in a log. */
const intervalMs = 15_000

/** Removes the line at the cursor of a terminal. */
const clear = "\r\u001b[2K"

type Output = { readonly isTTY?: boolean; readonly write: (text: string) => boolean }

/** Replaces the status after each scenario in a terminal, and repeats it now and then in a log; failures stay in both. */
export const progressWriter = (output: Output, startedAt: number) => {
  let printedAt = startedAt
  const logStatus = (status: string, now: number) => {
    if (now - printedAt < intervalMs) return
    printedAt = now
    output.write(`${status}\n`)
  }
  return {
    show: ({ status, failure }: Progress, now: number) => {
      const line = failure && `RED  ${failure.text}\n`
      if (output.isTTY) output.write(`${clear}${line ?? ""}${status}`)
      else if (line) output.write(line)
      else logStatus(status, now)
    },
    end: () => output.isTTY && output.write(clear),
  }
}
