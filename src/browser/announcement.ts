import { useEffect, useState } from "react"

/** Milliseconds without a key. */
const pauseMs = 500

/**
 * The text of a live region, which waits for a pause in typing: a screen reader stops speaking at each key. The region
 * is empty meanwhile, because only a change of its text is spoken.
 * @param typed what the visitor has typed; each change starts the pause again
 */
export const useAnnouncement = (text: string, typed: string | null): string => {
  const [announcement, setAnnouncement] = useState("")
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed starts the pause again
  useEffect(() => {
    setAnnouncement("")
    if (text === "") return
    const timer = setTimeout(() => setAnnouncement(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text, typed])
  return announcement
}
