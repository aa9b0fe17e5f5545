import type { LaunchedChrome } from "chrome-launcher"
import { chromium } from "playwright"
import { questionOfConsent, rememberOnlyNecessary } from "../src/tools/earlier-choice.ts"

/** Answers the cookie question of a site in Chrome's storage, which Lighthouse leaves alone, unlike cache and worker. */
export const answerCookieQuestion = async ({ port }: LaunchedChrome, site: string): Promise<void> => {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`)
  try {
    // Another context would have a storage of its own, which Lighthouse's visits do not see.
    const [context] = browser.contexts()
    if (!context) throw new Error("Chrome has no window of its own to answer the cookie question in.")
    const page = await context.newPage()
    await page.goto(`${site}/robots.txt`)
    await page.evaluate(rememberOnlyNecessary, questionOfConsent)
    await page.close()
  } finally {
    // Chrome goes on: this only ends the connection.
    await browser.close()
  }
}
