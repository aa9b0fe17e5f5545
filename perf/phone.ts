import { pageFunctions } from "lighthouse/core/lib/page-functions.js"
import type { Browser, BrowserContextOptions, Page } from "playwright"
import { median } from "./median.ts"

/** Lighthouse's phone; it accepts the self-signed certificates of the local servers. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
  ignoreHTTPSErrors: true,
  serviceWorkers: "block",
  // A language of no site: the offer of another language is not part of most visits.
  locale: "is-IS",
}

/** Lighthouse's slow 4G as request throttling in the browser, in real time and not simulated. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 1.4744e6 / 8, uploadThroughput: 675e3 / 8 }

/** Throttles a page's processor, and its network unless `hasSlowNetwork` is false. */
export const throttle = async (page: Page, rate: number, hasSlowNetwork = true): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  if (hasSlowNetwork) {
    await session.send("Network.enable")
    await session.send("Network.emulateNetworkConditions", slow4G)
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate })
}

/** Pages that a list leads to are prefetched for half a minute on such a network, and longer on a busy machine. */
const slowTimeoutMs = 120_000

/** Opens an empty page with an empty cache, on slow 4G with a 4 times slower processor. */
export const slowPage = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  page.setDefaultTimeout(slowTimeoutMs)
  await throttle(page, 4)
  return page
}

/**
 * Lighthouse benchmark of the target phone. Lighthouse calls 125 to 800 a mid-tier phone, and reaches it by slowing a
 * desktop computer of 1500 to 2000 down 4 times.
 */
const phoneSpeed = 500

const times = 3

/** Returns the CPU slowdown (at least 1) that makes this machine, under its current load, as slow as the phone. */
export const slowdown = async (page: Page): Promise<number> => {
  const speeds: number[] = []
  for (let time = 0; time < times; time++) speeds.push(await page.evaluate(pageFunctions.computeBenchmarkIndex))
  return Math.max(1, median(speeds) / phoneSpeed)
}
