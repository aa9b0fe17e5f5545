export type ThrottledLogOptions = {
  /** Milliseconds in which a sentence is written once. */
  readonly pauseMs: number
  /** How many sentences are told apart at a time. */
  readonly most: number
  /** What is written for all beyond them. */
  readonly others: string
  readonly write?: (line: string) => void
  readonly now?: () => number
}

/** A log that writes a sentence once in a while; the next line says how many were left out. */
export const throttledLog = ({
  pauseMs,
  most,
  others,
  write = (line) => console.error(line),
  now = () => Date.now(),
}: ThrottledLogOptions): ((sentence: string) => void) => {
  const written = new Map<string, { readonly at: number; suppressed: number }>()
  const isPast = (at: number): boolean => now() - at >= pauseMs || now() < at
  const forgetPast = () => {
    for (const [sentence, { at }] of written) if (isPast(at)) written.delete(sentence)
  }
  return (sentence) => {
    if (written.size >= most && !written.has(sentence)) forgetPast()
    const kind = written.size < most || written.has(sentence) ? sentence : others
    const known = written.get(kind)
    if (known && !isPast(known.at)) {
      known.suppressed += 1
      return
    }
    written.set(kind, { at: now(), suppressed: 0 })
    write(known?.suppressed ? `${kind} (and ${known.suppressed} more like it)` : kind)
  }
}

/**
 * Writes a sentence to the error log, at most once a second.
 * @param sentence our own words, never a client's
 */
export const logThrottled = throttledLog({ pauseMs: 1000, most: 1000, others: "Other failures" })
