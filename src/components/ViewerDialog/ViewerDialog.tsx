import { type KeyboardEventHandler, type ReactNode, useLayoutEffect, useRef } from "react"
import { closedByBack } from "../../browser/closed-by-back.ts"
import * as styles from "./ViewerDialog.module.css"

export type ViewerDialogProps = {
  readonly label: string
  readonly close: string
  readonly onClose: () => void
  readonly onKeyDown: KeyboardEventHandler
  /** What stands across from the way out. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** Fills the window until it is closed: by its button, by Escape or by the browser's Back. */
export const ViewerDialog = ({ label, close, onClose, onKeyDown, aside, children }: ViewerDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return closedByBack(() => element?.close())
  }, [])
  return (
    <dialog ref={dialog} aria-label={label} className={styles.viewer} onClose={onClose} onKeyDown={onKeyDown}>
      <div className={styles.top}>
        <button type="button" onClick={() => dialog.current?.close()}>
          {close}
        </button>
        {aside}
      </div>
      {children}
    </dialog>
  )
}
