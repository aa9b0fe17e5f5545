import * as router from "@reach/router"
import { type Context, type ReactNode, useContext, useEffect, useLayoutEffect, useRef, useState } from "react"
import { whenIdle } from "../../../browser/hydration/idle.ts"
import {
  currentHistoryEntry,
  type PageVisibility,
  PageVisibilityContext,
  pageVisibility,
  updateHistoryEntry,
} from "../../../browser/navigation/page-visibility.ts"
import { ErrorBoundary } from "../../base/ErrorBoundary/ErrorBoundary.tsx"

export type PageCacheProps = {
  readonly path: string
  /** Key of the shown history entry. */
  readonly entry: string | undefined
  /** Whether the page stays mounted after it is left. */
  readonly staysMounted: boolean
  /** Replaces a page that fails. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** The router's types lack this export. */
const { LocationContext } = router as unknown as { readonly LocationContext: Context<{ readonly location: Location }> }

type Page = {
  readonly id: number
  readonly path: string
  readonly staysMounted: boolean
  readonly content: ReactNode
  /** Children that were last passed in; on Back the earlier content stays in use, so that React compares nothing. */
  readonly given: ReactNode
  readonly visibility: PageVisibility
  /** History entry at which the page was left. */
  readonly entry?: string | undefined
}

/** Browsers with content-visibility keep the layout of a hidden page. */
const hiddenStyle = ({ staysMounted }: Page) =>
  staysMounted && CSS.supports("content-visibility", "hidden")
    ? { contentVisibility: "hidden" as const }
    : { display: "none" }

/** Freezes the location that links read, so that a hidden page does not render again. */
const FrozenLocation = ({ children }: { readonly children: ReactNode }) => {
  const [location] = useState(useContext(LocationContext))
  return <LocationContext value={location}>{children}</LocationContext>
}

/**
 * Keeps the list that was left last mounted and hidden, so that Back to it renders nothing again; a link to the same
 * address shows a new list.
 */
export const PageCache = ({ path, entry, staysMounted, fallback, children }: PageCacheProps) => {
  const [{ shown, left }, turn] = useState<{ readonly shown: Page; readonly left: Page | null }>(() => ({
    shown: { id: 0, path, staysMounted, content: children, given: children, visibility: pageVisibility() },
    left: null,
  }))
  if (shown.path !== path) {
    const isBack = left?.path === path && left.entry === entry
    const id = shown.id + (left?.id ?? 0) + 1
    turn({
      shown: isBack
        ? { ...left, given: children }
        : { id, path, staysMounted, content: children, given: children, visibility: pageVisibility() },
      left: shown.staysMounted
        ? { ...shown, entry: currentHistoryEntry() }
        : isBack
          ? shown
          : left?.path === path
            ? null
            : left,
    })
  } else if (shown.given !== children) turn({ shown: { ...shown, content: children, given: children }, left })

  const hidden = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry is one
  useLayoutEffect(() => {
    updateHistoryEntry()
    // Gatsby's router focuses a new page only if the old one has disappeared with the focus.
    if (hidden.current?.contains(document.activeElement)) (document.activeElement as HTMLElement).blur()
  }, [path, entry])
  useLayoutEffect(() => {
    for (const page of [left, shown]) {
      if (!page || page.visibility.isVisible === (page === shown)) continue
      page.visibility.isVisible = page === shown
      for (const listener of page.visibility.listeners) listener()
    }
  }, [shown, left])

  // Removes the page that was left for the list after the list has been painted, because both take equally long.
  useEffect(() => {
    if (!left || left.staysMounted) return
    let isOver = false
    whenIdle(() => {
      if (!isOver) turn({ shown, left: null })
    })
    return () => {
      isOver = true
    }
  }, [shown, left])

  // The shown page comes first, because browsers look up ids and fragments in this order.
  return [shown, ...(left ? [left] : [])].map((page) => {
    const isVisible = page === shown
    return (
      <div key={page.id} ref={isVisible ? undefined : hidden} style={isVisible ? undefined : hiddenStyle(page)}>
        <PageVisibilityContext value={page.visibility}>
          <FrozenLocation>
            <ErrorBoundary fallback={fallback}>{page.content}</ErrorBoundary>
          </FrozenLocation>
        </PageVisibilityContext>
      </div>
    )
  })
}
