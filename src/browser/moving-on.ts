import { useDeferredValue } from "react"

let movesOn = false

/**
 * To be called before a page is drawn.
 * @param isNew whether the visitor moves on to it within the site, to its top: not where it was loaded, or gone back to
 */
export const beginMove = (isNew: boolean): void => {
  movesOn = isNew
}

/**
 * Whether what is below a page's first screen is to be drawn. Where a visitor moves on to a page, what they will see comes
 * first and the rest right after it: drawn together, both take three times as long on a slow phone.
 */
export const useRest = (): boolean => useDeferredValue(true, !movesOn)

declare global {
  interface Window {
    /** Gatsby's own loader. */
    readonly ___loader?: {
      hovering(path: string, componentChunk: string | undefined): void
      /** Of an address that it has loaded. */
      isPageNotFound(path: string): boolean
    }
  }
}
type Connection = { readonly saveData?: boolean }

const isPage = ({ origin, pathname, target }: HTMLAnchorElement): boolean =>
  origin === location.origin && pathname.endsWith("/") && pathname !== location.pathname && target === ""

/**
 * Gatsby loads a page when a mouse is over its link. A finger says as much when it comes down, and so does the keyboard.
 * Where a link names the chunk of its page's template (`data-chunk`), that is asked for beside the page's data.
 */
const loadAhead = ({ type, target }: Event): void => {
  const { ___loader: loader } = window
  const { connection } = navigator as { connection?: Connection }
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]")
  if (!loader || !link || !isPage(link)) return
  // Who walks through links with the keyboard comes past many: not at the cost of those who save data.
  if (type === "focusin" && (connection?.saveData || !link.matches(":focus-visible"))) return
  loader.hovering(link.pathname + link.search, link.dataset.chunk)
}

export const startLoadingAhead = (): void => {
  for (const type of ["pointerdown", "focusin"]) document.addEventListener(type, loadAhead, { passive: true })
}
