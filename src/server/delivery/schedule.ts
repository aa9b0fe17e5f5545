const secondMs = 1000
const hourMs = 3_600_000

/** Delays (ms) after the first and each later attempt: they double up to the longest. */
export type Delays = { readonly firstMs: number; readonly longestMs: number }

export const usualDelays: Delays = { firstMs: 10 * secondMs, longestMs: hourMs }

/** Time (ms) after which a delivery is given up. */
export const giveUpAfterMs = 48 * hourMs

/**
 * Returns when to try again, at random within half of the delay, so that what failed together is not repeated together.
 * @param attempts made so far, at least 1
 * @returns undefined if that would be after 48 hours
 */
export const nextAttempt = (
  { attempts, since }: { readonly attempts: number; readonly since: string },
  now: Date,
  { firstMs, longestMs }: Delays = usualDelays,
  leastMs = 0,
  random: () => number = Math.random,
): Date | undefined => {
  const delay = Math.min(longestMs, firstMs * 2 ** Math.min(attempts - 1, 30))
  const next = new Date(now.getTime() + Math.max(leastMs, delay * (0.5 + random() / 2)))
  return next.getTime() > Date.parse(since) + giveUpAfterMs ? undefined : next
}
