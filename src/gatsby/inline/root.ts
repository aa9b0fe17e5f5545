/**
 * The inline script at the end of the root page's head: opens the page in the language that the visitor last chose, before
 * anything of it is drawn. Links of the site, a reload and Back stay, or nobody could read the root in its own language.
 */
import { isOpenedAnew } from "../../browser/navigation/arrival.ts"
import type { StoredKey } from "../../browser/storage/own-keys.ts"

/** Written again, because its module would double the script. */
const key: StoredKey = "language"

/** Takes the quotes off the JSON. */
const storedLanguage = (): string | undefined => {
  try {
    return localStorage[key]?.slice(1, -1)
  } catch {
    return undefined
  }
}

const { documentElement } = document
const chosen = storedLanguage()
const page = [...documentElement.querySelectorAll<HTMLLinkElement>("[hreflang]")].find(
  ({ hreflang }) => hreflang === chosen && hreflang !== documentElement.lang,
)
if (page && isOpenedAnew()) location.replace(new URL(page.href).pathname + location.search + location.hash)
