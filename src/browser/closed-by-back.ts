/** Marks the entry of the history in which something stands over the page. */
const mark = "over"

const isMarked = () => Boolean((history.state as Record<string, unknown> | null)?.[mark])

/**
 * Lets the browser's Back close what stands over the page, as people on phones expect of it, and stay on the page.
 * @param close closes it
 * @returns what to call once it is closed, by whatever way
 */
export const closedByBack = (close: () => void): (() => void) => {
  // The rest of the state is Gatsby's, which so takes both entries for the same page.
  if (!isMarked()) history.pushState({ ...history.state, [mark]: true }, "")
  addEventListener("popstate", close)
  return () => {
    removeEventListener("popstate", close)
    if (isMarked()) history.back()
  }
}
