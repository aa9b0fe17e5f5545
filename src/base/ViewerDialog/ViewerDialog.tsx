import { type KeyboardEventHandler, type ReactNode, useLayoutEffect, useRef } from "react"
import { closeOnBack } from "../../browser/navigation/close-on-back.ts"
import * as styles from "./ViewerDialog.module.css"

export type ViewerDialogProps = {
  readonly label: string
  readonly close: string
  readonly onClose: () => void
  readonly onKeyDown: KeyboardEventHandler
  /** Shown opposite the close button. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** Fills the window until the button, Escape or the browser's Back closes it. */
export const ViewerDialog = ({ label, close, onClose, onKeyDown, aside, children }: ViewerDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return closeOnBack(() => element?.close())
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
