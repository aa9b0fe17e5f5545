import { useEffect, useRef } from "react"
import { flushSync } from "react-dom"
import * as styles from "./LiveSearch.module.css"

export type MoreHomesProps = {
  readonly label: string
  /** Homes shown so far: each change is an occasion to look whether the end is near. */
  readonly shown: number
  /** @param isAsked whether the visitor has pressed the button */
  readonly onMore: (isAsked: boolean) => void
}

/** How often more is shown unasked before the visitor has to ask again, so that what is below the list can be reached. */
const unasked = 4

/** Pixels below the window where a visitor comes near; one who scrolls fast has gone half of a telephone's on when more is painted. */
const [near, tooNear] = [900, 450]

/**
 * Shows more homes when it is pressed, or when the visitor comes near it. What a visitor sees is not pushed away from under their eyes:
 * once the end of the list is as good as in the window, they ask, or leave it first.
 */
export const MoreHomes = ({ label, shown, onMore }: MoreHomesProps) => {
  const button = useRef<HTMLButtonElement>(null)
  const left = useRef(unasked)
  const more = useRef(onMore)
  more.current = onMore

  // biome-ignore lint/correctness/useExhaustiveDependencies: an observer tells only changes, and may see none after more was shown
  useEffect(() => {
    const look = () => {
      // Where it is now: an observer tells of the frame before, and the visitor may have gone on since.
      const below = (button.current?.getBoundingClientRect().top ?? 0) - window.innerHeight
      if (below < tooNear || below >= near || left.current === 0) return
      left.current -= 1
      stop()
      // In the frame that was looked at: in the next one, the end may be in the window.
      flushSync(() => more.current(false))
    }
    // The one tells that the visitor comes near, the other that they have left the end.
    const observers = [near, tooNear].map(
      (margin) => new IntersectionObserver(look, { rootMargin: `0px 0px ${margin}px` }),
    )
    const stop = () => {
      for (const observer of observers) observer.disconnect()
    }
    for (const observer of observers) if (button.current) observer.observe(button.current)
    return stop
  }, [shown])

  return (
    <p className={styles.more}>
      <button
        ref={button}
        type="button"
        className="button quiet"
        onClick={() => {
          left.current = unasked
          onMore(true)
        }}
      >
        {label}
      </button>
    </p>
  )
}
