/** Marks the history entry in which a dialog covers the page. */
const dialogMark = "over"

const isDialogEntry = () => Boolean((history.state as Record<string, unknown> | null)?.[dialogMark])

/**
 * Lets Back close a dialog instead of leaving the page, as visitors on phones expect.
 * @returns a function to call once the dialog is closed, in any way
 */
export const closeOnBack = (close: () => void): (() => void) => {
  // The rest of the state is Gatsby's, so its router takes both entries for the same page.
  if (!isDialogEntry()) history.pushState({ ...history.state, [dialogMark]: true }, "")
  addEventListener("popstate", close)
  return () => {
    removeEventListener("popstate", close)
    if (isDialogEntry()) history.back()
  }
}
