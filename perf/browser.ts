import { type Browser, chromium } from "playwright"

/** Marks the end of a visit: scripts and prefetches start after the load event and send no event when they are done. */
export const quiet = "networkidle"

/** Predicate for `page.waitForFunction`. */
export const isPainted = () => performance.getEntriesByName("first-contentful-paint").length > 0

/**
 * Makes the visitor one who saves data: pages then prefetch nothing, so that the requests of a load or an act are its
 * own. For `page.addInitScript`.
 */
export const saveData = () => Object.defineProperty(navigator, "connection", { value: { saveData: true } })

/** Opens a browser for the duration of `work`. */
export const withBrowser = async <Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> => {
  const executablePath = process.env.CHROMIUM_PATH
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox"] })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}
