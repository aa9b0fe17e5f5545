import * as styles from "./Wordmark.module.css"

export type WordmarkProps = { readonly name: string }

/** A twig with two leaves, and the name. */
export const Wordmark = ({ name }: WordmarkProps) => (
  <span className={styles.wordmark}>
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <path d="M16 30V9" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M16 20C9 20 5 16 5 9c7 0 11 4 11 11Z" fill="var(--leaf)" />
      <path d="M16 14c0-7 4-11 11-11 0 7-4 11-11 11Z" fill="var(--accent)" />
    </svg>
    <span>{name}</span>
  </span>
)
