/** Milliseconds between two lines that say the same. */
const pauseMs = 1000

/** Sentences are our own and few; should one ever hold a number, this is what a process remembers at most. */
const mostKinds = 100

const lines = new Map<string, { readonly at: number; skipped: number }>()

/** Writes a sentence to the server's log, once a second at most: while a store is down, each request would say the same. */
export const logFailure = (sentence: string): void => {
  const before = lines.get(sentence)
  const now = Date.now()
  if (before && now >= before.at && now - before.at < pauseMs) {
    before.skipped += 1
    return
  }
  if (lines.size >= mostKinds) lines.clear()
  lines.set(sentence, { at: now, skipped: 0 })
  console.error(before?.skipped ? `${sentence} (${before.skipped} times more since)` : sentence)
}
