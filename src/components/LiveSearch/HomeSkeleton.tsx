import * as styles from "./LiveSearch.module.css"

/** A card that is on its way, as large as one. */
export const HomeSkeleton = () => (
  <div className={styles.skeleton} aria-hidden="true">
    <div />
    <p />
    <p />
    <p />
  </div>
)
