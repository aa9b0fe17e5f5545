import { useId } from "react"
import * as styles from "./Term.module.css"

export type TermProps = { readonly term: string; readonly meaning: string }

/** Explains an uncommon word in a popover, which works without scripts. */
export const Term = ({ term, meaning }: TermProps) => {
  const id = useId()
  return (
    <>
      <button type="button" className={styles.term} popoverTarget={id}>
        {term}
      </button>
      <span id={id} popover="auto" className={styles.meaning}>
        {meaning}
      </span>
    </>
  )
}
