import { useEffect } from "react"
import type { Language } from "../../spec/languages.ts"

/** Sets the document's language, because a navigation may lead to a page in another language. */
export const useDocumentLanguage = (language: Language): void => {
  useEffect(() => {
    const { documentElement } = document
    // Setting the same value again would restyle the whole page.
    if (documentElement.lang !== language) documentElement.lang = language
  }, [language])
}
