import { useEffect } from "react"
import type { Language } from "../spec/languages.ts"

/** Says the language of the page: the HTML says that of the one that was loaded, and a page navigated to may be in another. */
export const useDocumentLanguage = (language: Language): void => {
  useEffect(() => {
    const { documentElement } = document
    // Said again, it would have the whole page styled anew.
    if (documentElement.lang !== language) documentElement.lang = language
  }, [language])
}
