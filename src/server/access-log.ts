import { type DestinationStream, destination, pino, stdTimeFunctions } from "pino"
import { PlainError } from "../domain/plain-error.ts"
import type { MarketName } from "../spec/markets.ts"
import type { Answered } from "./answered.ts"

/** Bytes that may wait for a reader that is slow; lines beyond that are dropped, and no page waits. */
const longestQueue = 2 ** 20

/** Whether each request is logged. @throws PlainError where ACCESS_LOG is set to something else */
export const accessLogOf = (configured: string | undefined): boolean => {
  const text = configured?.trim()
  if (text && text !== "json") throw new PlainError(`ACCESS_LOG is "${text.slice(0, 20)}": give json, or leave it out.`)
  return text === "json"
}

export type AccessLog = {
  readonly write: (site: MarketName, answered: Answered) => void
  /** Writes what waits. */
  readonly close: () => void
}

/** Writes a line of JSON for each request to the standard output. */
export const accessLog = (): AccessLog => {
  const stream = destination({ dest: 1, sync: false, maxLength: longestQueue })
  // A full disk must not end the sites.
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
  return (site, answered) => log.info({ site, ...answered })
}
