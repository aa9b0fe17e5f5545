/** How often React changed the page, and how many components it rendered for that. */
export type ReactCounts = { commits: number; renders: number }

declare global {
  interface Window {
    reactCounts?: ReactCounts
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: object
  }
}

/** The parts of React's fibers that its own developer tools read, in production too. */
export type Fiber = {
  readonly tag: number
  readonly flags: number
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly alternate: Fiber | null
}

/** Counts commits and renders in `window.reactCounts`, by the hook that React calls for its developer tools. */
export const countReact = (): void => {
  // Functions, classes, forwarded references and both kinds of memo, as React's `ReactWorkTags` numbers them.
  const componentTags = [0, 1, 11, 14, 15]
  const performedWork = 1
  const counts: ReactCounts = { commits: 0, renders: 0 }
  const countRendered = (next: Fiber, previous: Fiber | null): void => {
    if (next === previous) return
    if (componentTags.includes(next.tag) && (!previous || next.flags & performedWork)) counts.renders++
    // React keeps the same first child where it has rendered nothing below.
    if (previous && next.child === previous.child) return
    for (let child = next.child; child; child = child.sibling) countRendered(child, previous && child.alternate)
  }
  window.reactCounts = counts
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_: number, { current }: { readonly current: Fiber }) => {
      counts.commits++
      countRendered(current, current.alternate)
    },
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
  }
}
