import { PlainError } from "../domain/plain-error.ts"
import { logThrottled } from "../service/throttled-log.ts"

const longestText = 200

/** Where an error was thrown: the first line of its stack that names a place. */
const placeOf = (error: unknown): string => {
  const place = /\n\s+at ([^\n]+)/.exec(error instanceof Error ? (error.stack ?? "") : "")?.[1]
  return place ? ` at ${place}` : ""
}

/**
 * What may be written about an error: its name, code and place. Messages are left out, because they can quote what a client sent;
 * those of PlainError are our own words.
 */
export const errorText = (error: unknown): string => {
  if (error instanceof PlainError) return error.message.slice(0, longestText)
  const { name, code, syscall } = Object(error) as { name?: unknown; code?: unknown; syscall?: unknown }
  const words = [name ?? "Error", code, syscall].filter((word) => typeof word === "string" && /^\w{1,60}$/.test(word))
  return `${words.join(" ")}${placeOf(error)}`.slice(0, longestText)
}

/**
 * Writes one line about a failure, unless one of the same kind was written within the last second; the next line says how many were left out.
 * @param what our own words, never a client's
 */
export const logFailure = (what: string, error: unknown): void => logThrottled(`${what}: ${errorText(error)}`)
