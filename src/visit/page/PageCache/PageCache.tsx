import * as router from "@reach/router"
import { type Context, type ReactNode, useContext, useEffect, useLayoutEffect, useRef, useState } from "react"
import { ErrorBoundary } from "../../../base/ErrorBoundary/ErrorBoundary.tsx"
import { whenIdle } from "../../../browser/hydration/idle.ts"
import {
  currentHistoryEntry,
  type PageVisibility,
  PageVisibilityContext,
  pageVisibility,
  updateHistoryEntry,
} from "../../../browser/navigation/page-visibility.ts"

export type PageCacheProps = {
  readonly path: string
  /** Key of the current history entry. */
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
  /** The last children; Back reuses the earlier content, so that React compares nothing. */
  readonly source: ReactNode
  readonly visibility: PageVisibility
  /** History entry of the page when the visitor left it. */
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
 * Caches the last list, mounted and hidden, so that Back to it renders nothing again; a link to the same
 * address shows a new list.
 */
export const PageCache = ({ path, entry, staysMounted, fallback, children }: PageCacheProps) => {
  const [{ current, previous }, setPages] = useState<{ readonly current: Page; readonly previous: Page | null }>(
    () => ({
      current: { id: 0, path, staysMounted, content: children, source: children, visibility: pageVisibility() },
      previous: null,
    }),
  )
  if (current.path !== path) {
    const isBack = previous?.path === path && previous.entry === entry
    const id = current.id + (previous?.id ?? 0) + 1
    setPages({
      current: isBack
        ? { ...previous, source: children }
        : { id, path, staysMounted, content: children, source: children, visibility: pageVisibility() },
      previous: current.staysMounted
        ? { ...current, entry: currentHistoryEntry() }
        : isBack
          ? current
          : previous?.path === path
            ? null
            : previous,
    })
  } else if (current.source !== children)
    setPages({ current: { ...current, content: children, source: children }, previous })

  const hidden = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry is one
  useLayoutEffect(() => {
    updateHistoryEntry()
    // Gatsby's router focuses a new page only if the old one has disappeared with the focus.
    if (hidden.current?.contains(document.activeElement)) (document.activeElement as HTMLElement).blur()
  }, [path, entry])
  useLayoutEffect(() => {
    for (const page of [previous, current]) {
      if (!page || page.visibility.isVisible === (page === current)) continue
      page.visibility.isVisible = page === current
      for (const listener of page.visibility.listeners) listener()
    }
  }, [current, previous])

  // Removes the previous page only after the list has been painted, because both take equally long.
  useEffect(() => {
    if (!previous || previous.staysMounted) return
    let isOver = false
    whenIdle(() => {
      if (!isOver) setPages({ current, previous: null })
    })
    return () => {
      isOver = true
    }
  }, [current, previous])

  // The current page comes first, because browsers look up ids and fragments in this order.
  return [current, ...(previous ? [previous] : [])].map((page) => {
    const isVisible = page === current
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
