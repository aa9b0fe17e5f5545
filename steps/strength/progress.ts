/** Formats seconds as "40 s" or "7 min". */
const durationOf = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`

/**
 * Counts what is done of a total, and estimates the time that is left from the time of what is done.
 * @returns a function that puts both before a text
 */
export const startProgress = (total: number, now: () => number = Date.now) => {
  const started = now()
  let done = 0
  return (text: string): string => {
    done += 1
    const left = ((now() - started) / 1000 / done) * (total - done)
    const estimate = done < total ? `${durationOf(left)} left` : "done"
    return `${String(done).padStart(String(total).length)}/${total} ${estimate.padStart(11)}  ${text}`
  }
}
