import { useEffect, useRef } from "react"
import { flushSync } from "react-dom"
import * as styles from "./LiveSearch.module.css"

export type MoreHomesProps = {
  readonly label: string
  /** Where the button leads until the list can grow. */
  readonly nextPage: string | undefined
  readonly isLive: boolean
  /** Whether the list waits for its answer: a press counts, but nothing loads by itself. */
  readonly isSearching: boolean | undefined
  /** Number of shown homes; each change checks again whether the end is near. */
  readonly shown: number
  /** @param isPressed whether the visitor has pressed the button */
  readonly onMore: (isPressed: boolean) => void
}

/** Steps without a press before the visitor has to press again, so that the end of the page can be reached. */
const automaticLoads = 4

/**
 * Pixels below the window from which more is shown, and below which it is too late: a fast scroll covers half a phone's
 * window before the paint.
 */
const [near, tooNear] = [900, 450]

/**
 * Shows more homes on a press or when the visitor comes near, but not when the end is almost in view, because that
 * would push away what the visitor sees.
 */
export const MoreHomes = ({ label, nextPage, isLive, isSearching, shown, onMore }: MoreHomesProps) => {
  const button = useRef<HTMLButtonElement>(null)
  const remainingLoads = useRef(automaticLoads)
  const latestOnMore = useRef(onMore)
  latestOnMore.current = onMore

  // biome-ignore lint/correctness/useExhaustiveDependencies: an observer tells only changes, and may see none after more was shown
  useEffect(() => {
    if (!isLive || isSearching) return
    const loadIfNear = () => {
      // Measures again, because an observer reports an earlier frame and the visitor may have scrolled since.
      const below = (button.current?.getBoundingClientRect().top ?? 0) - window.innerHeight
      if (below < tooNear || below >= near || remainingLoads.current === 0) return
      remainingLoads.current -= 1
      stop()
      // Renders in the measured frame, because the end may be in the window in the next one.
      flushSync(() => latestOnMore.current(false))
    }
    // One reports that the visitor comes near, the other that they have left the end.
    const observers = [near, tooNear].map(
      (margin) => new IntersectionObserver(loadIfNear, { rootMargin: `0px 0px ${margin}px` }),
    )
    const stop = () => {
      for (const observer of observers) observer.disconnect()
    }
    for (const observer of observers) if (button.current) observer.observe(button.current)
    return stop
  }, [isLive, isSearching, shown])

  return (
    <form action={nextPage} className={styles.more}>
      <button
        ref={button}
        type={isLive ? "button" : "submit"}
        className="button quiet"
        onClick={() => {
          if (!isLive) return
          remainingLoads.current = automaticLoads
          onMore(true)
        }}
      >
        {label}
      </button>
    </form>
  )
}
