import * as styles from "./Heart.module.css"

/** A heart's outline; what it stands in may fill it. */
export const Heart = () => (
  <svg viewBox="0 0 24 24" className={styles.heart} aria-hidden>
    <path d="M12 20C5 15 3 12 3 8.5a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1C21 12 19 15 12 20Z" />
  </svg>
)
