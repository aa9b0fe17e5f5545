import { useEffect, useRef } from "react"
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

/** Shows more homes when it is pressed, or when the visitor comes near it. */
export const MoreHomes = ({ label, shown, onMore }: MoreHomesProps) => {
  const button = useRef<HTMLButtonElement>(null)
  const left = useRef(unasked)
  const more = useRef(onMore)
  more.current = onMore

  // biome-ignore lint/correctness/useExhaustiveDependencies: an observer tells only changes, and may see none after more was shown
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting || left.current === 0) return
        left.current -= 1
        more.current(false)
      },
      { rootMargin: "0px 0px 800px" },
    )
    if (button.current) observer.observe(button.current)
    return () => observer.disconnect()
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
