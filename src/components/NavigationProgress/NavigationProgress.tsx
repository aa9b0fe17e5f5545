import { useDelay } from "../../browser/delay.ts"
import * as styles from "./NavigationProgress.module.css"

export type NavigationProgressProps = { readonly label: string }

/** Shows and tells that the next page takes its time. */
export const NavigationProgress = ({ label }: NavigationProgressProps) => {
  const delayed = useDelay()
  return (
    <>
      {delayed && <div role="progressbar" aria-label={label} className={styles.bar} />}
      {/* Stands there before it says something: only a change within it is read out. */}
      <p role="status" className="unseen">
        {delayed ? label : ""}
      </p>
    </>
  )
}
