import { useId } from "react"
import * as styles from "./Term.module.css"

export type TermProps = { readonly term: string; readonly meaning: string }

/**
 * An uncommon word, and a button that explains it in a popover, which works without scripts. The word is text, because a
 * screen reader that reads on skips a button at the beginning of a term.
 */
export const Term = ({ term, meaning }: TermProps) => {
  const id = useId()
  return (
    <>
      {`${term} `}
      <button type="button" className={styles.help} popoverTarget={id} aria-label={`${term}?`} />{" "}
      <span id={id} popover="auto" className={styles.meaning}>
        {meaning}
      </span>
    </>
  )
}
