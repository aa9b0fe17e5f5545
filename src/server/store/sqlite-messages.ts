import type { Row, Value } from "./database.ts"

/** Work that the main thread sends to the thread with the file; each number gets one answer. */
export type Work =
  | { readonly do: "query"; readonly statement: string; readonly values: readonly Value[] }
  | { readonly do: "markPurgeDue" | "purge" | "close" }

/** @property deadline time (Unix ms) after which nobody waits for the answer */
export type WorkRequest = { readonly number: number; readonly work: Work; readonly deadline: number }

/** @property isPlain whether the message is a sentence for the operator */
export type Failure = { readonly message: string; readonly isPlain: boolean }

export type Answer =
  | { readonly number: number; readonly rows: readonly Row[] }
  | { readonly number: number; readonly traces: string | undefined }
  | { readonly number: number; readonly failure: Failure }
  | { readonly warning: string }
