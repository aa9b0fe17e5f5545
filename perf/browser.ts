import { type Browser, chromium } from "playwright"

/**
 * What a visit is over with. Scripts start after the load event and load ahead what is near, and nothing in a page tells that they have:
 * it has done all that it does by itself, which is what is measured, once nothing is under way.
 */
export const quiet = "networkidle"

/** For `page.waitForFunction`. */
export const isPainted = () => performance.getEntriesByName("first-contentful-paint").length > 0

/** Opens a browser for as long as some work takes. */
export const withBrowser = async <Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> => {
  const executablePath = process.env.CHROMIUM_PATH
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox"] })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}
