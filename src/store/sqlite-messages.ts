import type { Row, Value } from "./sql-leads.ts"

/** What the thread that serves asks of the one that has the file, and its answers: one of each for each number. */
export type Work =
  | { readonly do: "query"; readonly statement: string; readonly values: readonly Value[] }
  | { readonly do: "owePurge" | "purge" | "close" }

/** @property until moment (Unix milliseconds) after which nobody waits for an answer any more */
export type Asked = { readonly number: number; readonly work: Work; readonly until: number }

/** @property isPlain whether the message is a sentence for whoever runs the sites */
export type Failure = { readonly message: string; readonly isPlain: boolean }

export type Answer =
  | { readonly number: number; readonly rows: readonly Row[] }
  | { readonly number: number; readonly traces: string | undefined }
  | { readonly number: number; readonly failure: Failure }
  | { readonly warning: string }
