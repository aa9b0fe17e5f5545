import { PlainError } from "../../domain/plain-error.ts"
import { logThrottled } from "../services/throttled-log.ts"

const maxTextLength = 200

/** Returns the place where an error was thrown, from the first such line of its stack. */
const placeOf = (error: unknown): string => {
  const place = /\n\s+at ([^\n]+)/.exec(error instanceof Error ? (error.stack ?? "") : "")?.[1]
  return place ? ` at ${place}` : ""
}

/**
 * Describes an error by its name, code and place, without its message, which can quote what a client sent. The message
 * of a PlainError is our own text.
 */
export const errorText = (error: unknown): string => {
  if (error instanceof PlainError) return error.message.slice(0, maxTextLength)
  const { name, code, syscall } = Object(error) as { name?: unknown; code?: unknown; syscall?: unknown }
  const words = [name ?? "Error", code, syscall].filter((word) => typeof word === "string" && /^\w{1,60}$/.test(word))
  return `${words.join(" ")}${placeOf(error)}`.slice(0, maxTextLength)
}

/**
 * Logs a failure, at most once a second for each kind; the next line gives the number left out.
 * @param what our own words, never a client's
 */
export const logFailure = (what: string, error: unknown): void => logThrottled(`${what}: ${errorText(error)}`)
