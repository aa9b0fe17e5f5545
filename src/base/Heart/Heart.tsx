import * as styles from "./Heart.module.css"

/** Outline of a heart; the element around it may fill it. One element for all, so that React renders none again. */
export const heart = (
  <svg viewBox="0 0 24 24" className={styles.heart} aria-hidden>
    <path d="M12 20C5 15 3 12 3 8.5a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1C21 12 19 15 12 20Z" />
  </svg>
)
