/** A trace event of the category `devtools.timeline`. */
export type TimelineEvent = {
  readonly name: string
  readonly args: { readonly beginData?: { readonly frame?: string }; readonly elementCount?: number }
}

/**
 * Counts the recalculations of style, the elements that they changed, and the layouts.
 * @param frame the page itself: each SVG picture is a document with styles of its own, which the browser may reuse
 */
export const styleCountsIn = (events: readonly TimelineEvent[], frame: string) => {
  const own = events.filter(({ args }) => args.beginData?.frame === frame)
  const restyles = own.flatMap(({ name, args }) =>
    name === "UpdateLayoutTree" && args.elementCount ? [args.elementCount] : [],
  )
  return {
    restyles: restyles.length,
    restyledElements: restyles.reduce((sum, elements) => sum + elements, 0),
    layouts: own.filter(({ name }) => name === "Layout").length,
  }
}
