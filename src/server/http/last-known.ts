/** Lifetime (ms) of an answer, after which it is queried again. */
const lifetimeMs = 10_000

/**
 * Returns a reader of the last answer of a query, undefined before the first; reading an old answer starts the query in the
 * background, so that nobody waits for it.
 */
export const lastKnown = <Answer>(
  query: () => Promise<Answer>,
  now: () => number = Date.now,
): (() => Answer | undefined) => {
  let last: { readonly answer: Answer | undefined; readonly at: number } | undefined
  let isRefreshing = false
  const refresh = async () => {
    isRefreshing = true
    const answer = await query().catch(() => last?.answer)
    last = { answer, at: now() }
    isRefreshing = false
  }
  return () => {
    if (!isRefreshing && (last === undefined || Math.abs(now() - last.at) > lifetimeMs)) void refresh()
    return last?.answer
  }
}
