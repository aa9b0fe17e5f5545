/** Longest delay (ms) of a timer, which holds 31 bits. */
export const longestTimeoutMs = 2 ** 31 - 1

/** Timeout (ms), because Chromium may postpone idle work as long as nothing is painted. */
const timeoutMs = 1000

/** Delay (ms) in browsers without requestIdleCallback (Safari). */
const fallbackDelayMs = 200

/** Runs work after the load event. */
export const whenLoaded = (callback: () => void): void => {
  if (document.readyState === "complete") callback()
  else addEventListener("load", callback, { once: true })
}

/** Runs work when the browser is idle, or after the timeout. */
export const whenIdle = (callback: () => void): void => {
  if ("requestIdleCallback" in window) requestIdleCallback(() => callback(), { timeout: timeoutMs })
  else setTimeout(callback, fallbackDelayMs)
}
