import * as styles from "./RetryNotice.module.css"

export type RetryNoticeProps = { readonly text: string; readonly retry: string; readonly onRetry: () => void }

/** Reports a failed request and offers a retry. */
export const RetryNotice = ({ text, retry, onRetry }: RetryNoticeProps) => (
  <p role="alert" className={styles.failure}>
    <span>{text}</span>{" "}
    <button type="button" onClick={onRetry}>
      {retry}
    </button>
  </p>
)
