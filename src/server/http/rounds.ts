/**
 * Runs some work again and again, until it is stopped.
 * @param work returns milliseconds until it runs next; it handles its own errors
 * @param firstMs milliseconds until it first runs
 * @param jitter share of each wait that is added at random, so that processes that share a store do not all work at once
 * @returns a function that stops it and waits for running work
 */
export const inRounds = (work: () => Promise<number>, firstMs: number, jitter: number): (() => Promise<void>) => {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const next = (wait: number) => {
    if (isStopped) return
    timer = setTimeout(
      () => {
        running = work().then(next)
      },
      wait * (1 + Math.random() * jitter),
    )
    timer.unref()
  }
  next(firstMs)
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}
