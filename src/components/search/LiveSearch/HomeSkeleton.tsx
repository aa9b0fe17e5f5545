import * as styles from "./LiveSearch.module.css"

/** Placeholder of a card, as large as one. */
export const HomeSkeleton = () => (
  <div className={styles.skeleton} aria-hidden="true">
    <div />
    <p />
    <p />
    <p />
  </div>
)
