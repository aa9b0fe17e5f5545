import * as router from "@reach/router"
import { type Context, type ReactNode, useContext, useEffect, useLayoutEffect, useRef, useState } from "react"
import { whenIdle } from "../../browser/idle.ts"
import { inSight, noteEntry, PageSight, presentEntry, type Sight } from "../../browser/page-shown.ts"
import { ErrorBoundary } from "../ErrorBoundary/ErrorBoundary.tsx"

export type PagesProps = {
  readonly path: string
  /** Key of the entry of the history that is shown. */
  readonly entry: string | undefined
  /** Whether the page is kept once it has been left. */
  readonly isKept: boolean
  /** Stands in the place of a page that fails. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** Its types do not know of it. */
const { LocationContext } = router as unknown as { readonly LocationContext: Context<{ readonly location: Location }> }

type Page = {
  readonly id: number
  readonly path: string
  readonly isKept: boolean
  readonly content: ReactNode
  /** What was last given to be shown: on the way back the content that stands there already, which React then need not compare. */
  readonly given: ReactNode
  readonly sight: Sight
  /** Where in the history it was left. */
  readonly entry?: string | undefined
}

/** A browser that can keeps how a page is laid out, so that it need not be done again. */
const outOfSight = ({ isKept }: Page) =>
  isKept && CSS.supports("content-visibility", "hidden")
    ? { contentVisibility: "hidden" as const }
    : { display: "none" }

/** Links ask where they are, which is the same for as long as the page is there: one that is out of sight is not drawn anew. */
const Place = ({ children }: { readonly children: ReactNode }) => {
  const [place] = useState(useContext(LocationContext))
  return <LocationContext value={place}>{children}</LocationContext>
}

/**
 * The page, and the list that the visitor left last: it stays as it was, out of sight, and Back to it draws nothing anew. A link to the same
 * address leads to a list of its own.
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
    // Gatsby's router gives the focus to a new page where the old one has taken it away with it.
    if (hidden.current?.contains(document.activeElement)) (document.activeElement as HTMLElement).blur()
  }, [path, entry])
  useLayoutEffect(() => {
    for (const page of [left, shown]) {
      if (!page || page.sight.isShown === (page === shown)) continue
      page.sight.isShown = page === shown
      for (const told of page.sight.onTurn) told()
    }
  }, [shown, left])

  // What has been left for the list is taken away when the list has been painted: that takes as long as to show it.
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

  // What is seen stands first: ids and fragments are looked for in this order.
  return [shown, ...(left ? [left] : [])].map((page) => {
    const isShown = page === shown
    return (
      <div key={page.id} ref={isShown ? undefined : hidden} style={isShown ? undefined : outOfSight(page)}>
        <PageSight value={page.sight}>
          <Place>
            <ErrorBoundary fallback={fallback}>{page.content}</ErrorBoundary>
          </Place>
        </PageSight>
      </div>
    )
  })
}
