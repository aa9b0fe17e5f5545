/** Cards of a new answer in the first window; phones show them in one column. */
const windowCount = (): number => (window.matchMedia("(min-width: 42rem)").matches ? 6 : 2)

/**
 * Follows whether the visitor sees the list, with an observer, because a measurement would force a layout of the page.
 * @returns the number of homes to draw at once, because visible parts would wait for others, and a function that ends it
 */
export const followVisibility = (list: Element | null) => {
  let isVisible = true
  const observer = new IntersectionObserver((entries) => {
    isVisible = entries.at(-1)?.isIntersecting ?? true
  })
  if (list) observer.observe(list)
  return { firstCount: () => (isVisible ? windowCount() : 0), stop: () => observer.disconnect() }
}
