import { useEffect, useId, useRef } from "react"
import * as styles from "./Undo.module.css"

export type UndoProps = { readonly text: string; readonly name: string; readonly onUndo: () => void }

/** Shows what was removed and takes the focus, which the removed element had. */
export const Undo = ({ text, name, onUndo }: UndoProps) => {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <p className={`note ${styles.undo}`}>
      <span id={id}>{text}</span>{" "}
      <button ref={button} type="button" className="button quiet" aria-describedby={id} onClick={onUndo}>
        {name}
      </button>
    </p>
  )
}
