import { pageFunctions } from "lighthouse/core/lib/page-functions.js"
import type { Browser, BrowserContextOptions, Page } from "playwright"
import { median } from "./median.ts"

/** As Lighthouse's phone; certificates are the doors' own. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
  ignoreHTTPSErrors: true,
  serviceWorkers: "block",
}

/** Lighthouse's slow 4G as browsers throttle by request: real time, nothing simulated. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 1.4744e6 / 8, uploadThroughput: 675e3 / 8 }

/** From here on the page has a phone's processor; its network too, where one is given. */
export const throttle = async (page: Page, rate: number, hasSlowNetwork = true): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  if (hasSlowNetwork) {
    await session.send("Network.enable")
    await session.send("Network.emulateNetworkConditions", slow4G)
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate })
}

/** Empty, on a phone that has nothing yet, with slow 4G and a processor that is slowed down 4 times. */
export const slowPage = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await throttle(page, 4)
  return page
}

/**
 * What Lighthouse's benchmark says of the telephone that pages are made for. Lighthouse calls 125 to 800 a mid-tier phone, and gets
 * there by slowing a desktop computer of 1500 to 2000 down 4 times.
 */
const phoneSpeed = 500

const times = 3

/**
 * How many times the processor of this machine has to be slowed down to be as slow as the phone's, whatever the machine and
 * whatever else it does; at least once.
 */
export const slowdown = async (page: Page): Promise<number> => {
  const speeds: number[] = []
  for (let time = 0; time < times; time++) speeds.push(await page.evaluate(pageFunctions.computeBenchmarkIndex))
  return Math.max(1, median(speeds) / phoneSpeed)
}
