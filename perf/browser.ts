import { type Browser, chromium } from "playwright"

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
