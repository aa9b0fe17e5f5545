import { useNavigationDelay } from "../../../browser/navigation/delay.ts"
import * as styles from "./NavigationProgress.module.css"

export type NavigationProgressProps = { readonly label: string }

/** Shows and announces that the next page takes long. */
export const NavigationProgress = ({ label }: NavigationProgressProps) => {
  const delayed = useNavigationDelay()
  return (
    <>
      {delayed && <div role="progressbar" aria-label={label} className={styles.bar} />}
      {/* Exists before it has text, because screen readers announce only changes within it. */}
      <p aria-live="polite" className="unseen">
        {delayed ? label : ""}
      </p>
    </>
  )
}
