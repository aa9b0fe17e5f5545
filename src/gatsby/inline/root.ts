/**
 * The inline script at the end of the root page's head: opens the page in the language that the visitor last chose, before
 * anything of it is drawn. Links of the site, a reload and Back stay, or nobody could read the root in its own language.
 */
import { isOpenedAnew } from "../../browser/navigation/arrival.ts"
import { storedKeys } from "../../browser/storage/own-keys.ts"
import { storedValue } from "../../browser/storage/storage.ts"

const chosen = storedValue(storedKeys.language)
const page = [...document.querySelectorAll<HTMLLinkElement>("link[hreflang]")].find(
  ({ hreflang }) => hreflang === chosen && hreflang !== document.documentElement.lang,
)
if (page && isOpenedAnew()) location.replace(new URL(page.href).pathname + location.search + location.hash)
