/** At most one line of a kind is written in this time. */
const pauseMs = 1000

/** Sentences are our own words, so there are few of them; beyond this many, all are forgotten. */
const mostSentences = 1000

const written = new Map<string, { readonly at: number; suppressed: number }>()

/**
 * Writes a sentence to the error log, unless it was written within the last second; the next line says how many were left out.
 * @param sentence our own words, never a client's
 */
export const logThrottled = (sentence: string): void => {
  const now = Date.now()
  const known = written.get(sentence)
  if (known && now - known.at < pauseMs && now >= known.at) {
    known.suppressed += 1
    return
  }
  if (written.size >= mostSentences) written.clear()
  written.set(sentence, { at: now, suppressed: 0 })
  console.error(known?.suppressed ? `${sentence} (and ${known.suppressed} more like it)` : sentence)
}
