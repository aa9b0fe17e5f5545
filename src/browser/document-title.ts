import { useEffect } from "react"

/** Replaces the title of the page while the component is shown; null leaves the page its own. */
export const useDocumentTitle = (title: string | null): void => {
  useEffect(() => {
    if (title === null) return
    const replace = () => {
      const element = document.head.querySelector("title")
      if (element && element.textContent !== title) element.textContent = title
    }
    replace()
    // Gatsby inserts the page's own title later, and again when the address changes.
    const observer = new MutationObserver(replace)
    observer.observe(document.head, { childList: true })
    return () => observer.disconnect()
  }, [title])
}
