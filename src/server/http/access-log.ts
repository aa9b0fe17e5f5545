import { type DestinationStream, destination, pino, stdTimeFunctions } from "pino"
import type { MarketName } from "../../spec/markets.ts"
import type { RequestSummary } from "./request-summary.ts"

/** Limit (bytes) of lines that wait for a slow reader; further lines are dropped, so that no page waits. */
const maxQueueBytes = 2 ** 20

export type AccessLog = {
  readonly write: (site: MarketName, summary: RequestSummary) => void
  /** Writes the queued lines. */
  readonly close: () => void
}

/** Writes a line of JSON for each request to the standard output. */
export const accessLog = (): AccessLog => {
  const stream = destination({ dest: 1, sync: false, maxLength: maxQueueBytes })
  // Without a listener, a full disk would end the process.
  stream.on("error", () => {})
  const write = accessLogTo(stream)
  return {
    write,
    close: () => {
      try {
        stream.flushSync()
      } catch {}
    },
  }
}

export const accessLogTo = (stream: DestinationStream): AccessLog["write"] => {
  const log = pino(
    { base: null, timestamp: stdTimeFunctions.isoTime, formatters: { level: (level) => ({ level }) } },
    stream,
  )
  return (site, summary) => log.info({ site, ...summary })
}
