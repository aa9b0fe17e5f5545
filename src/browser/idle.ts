/** Milliseconds. Chromium may leave work waiting for as long as nothing is painted. */
const longest = 1000

/** Where the browser cannot say when it is idle (Safari), it gets this many milliseconds for the page. */
const grace = 200

/** When the page has nothing better to do, or has had something for long enough. */
export const whenIdle = (work: () => void): void => {
  if ("requestIdleCallback" in window) requestIdleCallback(() => work(), { timeout: longest })
  else setTimeout(work, grace)
}
