import { useEffect, useState } from "react"

/** Timers hold no more milliseconds than fit in 31 bits. */
const longest = 2 ** 31 - 1

/** The time, as soon as scripts run, and anew whenever one of these moments comes; undefined in the page's HTML. */
export const useTimeAt = (moments: readonly number[]): number | undefined => {
  const [now, setNow] = useState<number>()
  const next = moments.filter((moment) => now === undefined || moment > now).sort((a, b) => a - b)[0]

  useEffect(() => {
    const look = () => setNow(Date.now())
    if (now === undefined) return look()
    if (next === undefined) return
    const timer = setTimeout(look, Math.min(Math.max(next - Date.now(), 0), longest))
    return () => clearTimeout(timer)
  }, [now, next])

  return now
}
