import * as router from "@reach/router"
import { type Context, type ReactNode, useContext, useEffect, useLayoutEffect, useRef, useState } from "react"
import { whenIdle } from "../../../browser/hydration/idle.ts"
import { inSight, noteEntry, PageSight, presentEntry, type Sight } from "../../../browser/navigation/page-visibility.ts"
import { ErrorBoundary } from "../../base/ErrorBoundary/ErrorBoundary.tsx"

export type PagesProps = {
  readonly path: string
  /** Key of the shown history entry. */
  readonly entry: string | undefined
  /** Whether the page stays mounted after it is left. */
  readonly isKept: boolean
  /** Replaces a page that fails. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** The router's types lack this export. */
const { LocationContext } = router as unknown as { readonly LocationContext: Context<{ readonly location: Location }> }

type Page = {
  readonly id: number
  readonly path: string
  readonly isKept: boolean
  readonly content: ReactNode
  /** Children that were last passed in; on Back the earlier content stays in use, so that React compares nothing. */
  readonly given: ReactNode
  readonly sight: Sight
  /** History entry at which the page was left. */
  readonly entry?: string | undefined
}

/** Browsers with content-visibility keep the layout of a hidden page. */
const hiddenStyle = ({ isKept }: Page) =>
  isKept && CSS.supports("content-visibility", "hidden")
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
export const Pages = ({ path, entry, isKept, fallback, children }: PagesProps) => {
  const [{ shown, left }, turn] = useState<{ readonly shown: Page; readonly left: Page | null }>(() => ({
    shown: { id: 0, path, isKept, content: children, given: children, sight: inSight() },
    left: null,
  }))
  if (shown.path !== path) {
    const isBack = left?.path === path && left.entry === entry
    const id = shown.id + (left?.id ?? 0) + 1
    turn({
      shown: isBack
        ? { ...left, given: children }
        : { id, path, isKept, content: children, given: children, sight: inSight() },
      left: shown.isKept ? { ...shown, entry: presentEntry() } : isBack ? shown : left?.path === path ? null : left,
    })
  } else if (shown.given !== children) turn({ shown: { ...shown, content: children, given: children }, left })

  const hidden = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry is one
  useLayoutEffect(() => {
    noteEntry()
    // Gatsby's router focuses a new page only if the old one has disappeared with the focus.
    if (hidden.current?.contains(document.activeElement)) (document.activeElement as HTMLElement).blur()
  }, [path, entry])
  useLayoutEffect(() => {
    for (const page of [left, shown]) {
      if (!page || page.sight.isShown === (page === shown)) continue
      page.sight.isShown = page === shown
      for (const listener of page.sight.onTurn) listener()
    }
  }, [shown, left])

  // Removes the page that was left for the list after the list has been painted, because both take equally long.
  useEffect(() => {
    if (!left || left.isKept) return
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
    const isShown = page === shown
    return (
      <div key={page.id} ref={isShown ? undefined : hidden} style={isShown ? undefined : hiddenStyle(page)}>
        <PageSight value={page.sight}>
          <FrozenLocation>
            <ErrorBoundary fallback={fallback}>{page.content}</ErrorBoundary>
          </FrozenLocation>
        </PageSight>
      </div>
    )
  })
}
