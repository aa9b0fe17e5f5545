import type * as z from "zod/mini"
import { parsePublished } from "../../contracts/parse.ts"
import { PlainError } from "../../domain/plain-error.ts"
import type { PublishedText } from "./page.ts"
import { logThrottled } from "./throttled-log.ts"

/**
 * Reads a published file of a known shape; undefined if it is missing.
 * @throws PlainError if it has another shape
 */
export const parsedFile = async <Value>(
  published: PublishedText,
  path: string,
  schema: z.ZodMiniType<Value>,
): Promise<Value | undefined> => {
  const text = await published(path)
  return text === undefined ? undefined : parsePublished(schema, path, text)
}

/** Reads a published file of a known shape; a file of another shape is logged, and undefined as a missing one is. */
export const readPublished = async <Value>(
  published: PublishedText,
  path: string,
  schema: z.ZodMiniType<Value>,
): Promise<Value | undefined> => {
  try {
    return await parsedFile(published, path, schema)
  } catch (error) {
    if (!(error instanceof PlainError)) throw error
    logThrottled(error.message)
    return undefined
  }
}
