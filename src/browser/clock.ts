import { useEffect, useState } from "react"
import { longestTimeoutMs } from "./hydration/idle.ts"

/** Current time (ms) after hydration, updated at each of the moments; undefined in the page's HTML. */
export const useTimeAt = (moments: readonly number[]): number | undefined => {
  const [now, setNow] = useState<number>()
  const next = moments.filter((moment) => now === undefined || moment > now).sort((a, b) => a - b)[0]

  useEffect(() => {
    const updateNow = () => setNow(Date.now())
    if (now === undefined) return updateNow()
    if (next === undefined) return
    const timer = setTimeout(updateNow, Math.min(Math.max(next - Date.now(), 0), longestTimeoutMs))
    return () => clearTimeout(timer)
  }, [now, next])

  return now
}
