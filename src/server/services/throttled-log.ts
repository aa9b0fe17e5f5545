export type ThrottledLogOptions = {
  /** Time (ms) in which a sentence is written once. */
  readonly pauseMs: number
  /** Number of sentences that are throttled separately. */
  readonly maxSentences: number
  /** Line that replaces all sentences beyond `maxSentences`. */
  readonly others: string
  readonly write?: (line: string) => void
  readonly now?: () => number
}

/** Writes the same sentence at most once per pause; its next line gives the number left out. */
export const throttledLog = ({
  pauseMs,
  maxSentences,
  others,
  write = (line) => console.error(line),
  now = () => Date.now(),
}: ThrottledLogOptions): ((sentence: string) => void) => {
  const entries = new Map<string, { readonly at: number; suppressed: number }>()
  const isExpired = (at: number): boolean => now() - at >= pauseMs || now() < at
  const forgetExpired = () => {
    for (const [sentence, { at }] of entries) if (isExpired(at)) entries.delete(sentence)
  }
  return (sentence) => {
    if (entries.size >= maxSentences && !entries.has(sentence)) forgetExpired()
    const kind = entries.size < maxSentences || entries.has(sentence) ? sentence : others
    const entry = entries.get(kind)
    if (entry && !isExpired(entry.at)) {
      entry.suppressed += 1
      return
    }
    entries.set(kind, { at: now(), suppressed: 0 })
    write(entry?.suppressed ? `${kind} (and ${entry.suppressed} more like it)` : kind)
  }
}

/**
 * Writes the same sentence to the error log at most once a second.
 * @param sentence our own words, never a client's
 */
export const logThrottled = throttledLog({ pauseMs: 1000, maxSentences: 1000, others: "Other failures" })
