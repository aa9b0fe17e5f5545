import { useDeferredValue } from "react"

let isNavigation = false

/**
 * Must run before a page is drawn.
 * @param isNew whether the visitor navigates to the top of another page, and not by a load or by Back
 */
export const startNavigation = (isNew: boolean): void => {
  isNavigation = isNew
}

/**
 * Whether to draw the part below the first screen: after a navigation it comes second, because both together take three
 * times as long on a slow phone.
 */
export const useBelowTheFold = (): boolean => useDeferredValue(true, !isNavigation)

declare global {
  interface Window {
    readonly ___loader?: {
      /** Loads a page before the visitor goes there. */
      hovering(path: string): void
      /** For an address that is loaded already. */
      isPageNotFound(path: string): boolean
    }
  }
}
type Connection = { readonly saveData?: boolean }

const isPageLink = ({ origin, pathname, target }: HTMLAnchorElement): boolean =>
  origin === location.origin && pathname.endsWith("/") && pathname !== location.pathname && target === ""

/** Functions that load templates, by the name of their chunk. */
type Templates = Readonly<Record<string, () => Promise<unknown>>>

/**
 * Prefetches a page on pointerdown and keyboard focus, as Gatsby does on hover, and the template's chunk beside the
 * page's data if the link names it in `data-chunk`.
 */
const prefetchOnIntent = (templates: Templates, { type, target }: Event): void => {
  const { ___loader: loader } = window
  const { connection } = navigator as { connection?: Connection }
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]")
  if (!loader || !link || !isPageLink(link)) return
  // Keyboard users pass many links, so focus prefetches nothing for visitors who save data.
  if (type === "focusin" && (connection?.saveData || !link.matches(":focus-visible"))) return
  loader.hovering(link.pathname + link.search)
  // A link of another deployment may name a missing template; the page loads what it needs anyway.
  templates[link.dataset.chunk ?? ""]?.().catch(() => {})
}

export const startPrefetchOnIntent = (templates: Templates): void => {
  for (const type of ["pointerdown", "focusin"])
    document.addEventListener(type, (event) => prefetchOnIntent(templates, event), { passive: true })
}
