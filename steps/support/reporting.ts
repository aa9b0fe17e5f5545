import type { Request } from "playwright"
import type { SiteName } from "./sites.ts"
import type { SiteWorld } from "./world.ts"

/** The scripts that report, which pages load by themselves where the deployment reports. */
export const reportingScripts = /\/reporting-[\da-f]+\.js$/

export const reportingRequests = ({ requests }: SiteWorld): Request[] =>
  requests.filter((request) => reportingScripts.test(request.url()))

/** Asks for an address of a site's deployment with error reporting, and waits for no more than the first of the page. */
export const askForReporting = async (world: SiteWorld, site: SiteName, path: string): Promise<void> => {
  world.site = site
  world.reporting = true
  await world.errorService.open()
  await world.page.goto(world.origin + path, { waitUntil: "commit" })
}

/** The reports begin when their scripts listen for errors; nothing else in the site does so in this way. */
const reportsHaveBegun = () => window.onerror !== null

export const reportsBegun = async (world: SiteWorld): Promise<void> => {
  await world.page.waitForFunction(reportsHaveBegun)
}

/** Opens an address of a site's deployment with error reporting. */
export const openReporting = async (world: SiteWorld, site: SiteName, path: string): Promise<void> => {
  await askForReporting(world, site, path)
  await world.screen.ready()
}

/** Keeps back what a page asks for, until it is let go. */
export const hold = async ({ page }: SiteWorld, files: string | RegExp): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/**
 * Opens an address with a clock that moves only when the scenario says so. The visitor saves data, so that the page loads
 * nothing by itself while the clock moves.
 * Where the deployment reports, time then stands at the moment when the reports, and the load's transaction with them, begin.
 */
export const openStill = async (world: SiteWorld, site: SiteName, path: string, reporting: boolean): Promise<void> => {
  const { page } = world
  world.site = site
  world.reporting = reporting
  await world.errorService.open()
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "connection", {
      configurable: true,
      get: () => ({ effectiveType: "4g", saveData: true }),
    })
    // Long tasks are told, where a browser tells of them, by a clock that does not stand still, and count as activity.
    const told = PerformanceObserver.supportedEntryTypes.filter((type) => !/^long/.test(type))
    Object.defineProperty(PerformanceObserver, "supportedEntryTypes", { get: () => told })
  })
  await world.stopTheClock()
  const letGo = await hold(world, reportingScripts)
  await page.goto(world.origin + path)
  // What the page itself still asks for would be part of the load's transaction.
  while (!(await world.screen.isReady()) || (reporting && reportingRequests(world).length === 0)) {
    await page.clock.runFor(10)
    await world.errorService.settled()
  }
  if (!reporting) return
  letGo()
  while (!(await page.evaluate(reportsHaveBegun))) await world.errorService.settled()
}

/** Lets the clock move on, in pieces, as time does for what the page waits for. */
export const pass = async (world: SiteWorld, milliseconds: number): Promise<void> => {
  for (let left = milliseconds; left > 0; left -= 1000) {
    await world.page.clock.runFor(Math.min(left, 1000))
    await world.errorService.settled()
  }
}

/** Moves on to another page within the site, and waits until the visitor is there, while the clock stands still. */
export const moveStill = async (world: SiteWorld, path: string): Promise<void> => {
  await world.page.evaluate((to) => (window as unknown as { ___navigate(to: string): void }).___navigate(to), path)
  while (world.path !== path) await world.errorService.settled()
}

/**
 * Shifts the whole view by a twentieth of its width at each of these times (milliseconds), which only a real clock can
 * tell: browsers measure shifts by it. Answers when the browser saw each, from the first on.
 */
export const shift = (world: SiteWorld, times: readonly number[]): Promise<number[]> =>
  world.page.evaluate(async (moments) => {
    const sheet = document.createElement("div")
    sheet.style.cssText = "position:fixed;left:0;top:0;width:100vw;height:100vh;background:#fff;z-index:9"
    document.body.append(sheet)
    const seen: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push(entry.startTime)
    })
    observer.observe({ type: "layout-shift" })
    const frame = () => new Promise(requestAnimationFrame)
    await frame()
    await frame()
    const start = performance.now()
    for (const [place, moment] of moments.entries()) {
      while (performance.now() - start < moment) await frame()
      sheet.style.top = place % 2 === 0 ? `${innerWidth / 20}px` : "0"
      while (seen.length <= place) await frame()
    }
    observer.disconnect()
    return seen.map((time) => time - (seen[0] ?? 0))
  }, times)

/** Scripts of the page write to the console. */
export const noteAll = (world: SiteWorld, notes: readonly string[]): Promise<void> =>
  world.page.evaluate((texts) => {
    for (const text of texts) console.log(text)
  }, notes)

/** Scripts of the page fail, all in one turn: in listeners, as those need no clock. */
export const failAll = (world: SiteWorld, errors: readonly string[]): Promise<void> =>
  world.page.evaluate((texts) => {
    for (const text of texts) {
      const fail = () => {
        throw new Error(text)
      }
      addEventListener("kvist", fail, { once: true })
    }
    dispatchEvent(new Event("kvist"))
  }, errors)

/**
 * Opens the Sweden site with error reporting at an origin that is not localhost, as its visitors do, under a policy that
 * lets its pages ask any host. Other hosts answer everything.
 */
export const openAtOrigin = async (world: SiteWorld, origin: string): Promise<void> => {
  const { page } = world
  world.reporting = true
  const local = world.origin
  await page.route(/^https?:/, (route) => route.fulfill({ json: {}, headers: { "access-control-allow-origin": "*" } }))
  await page.route(`${origin}/**`, async (route) => {
    const response = await route.fetch({ url: local + route.request().url().slice(origin.length) })
    const headers = response.headers()
    const policy = headers["content-security-policy"]?.replace(/connect-src [^;]*/, "connect-src *")
    await route.fulfill({ response, headers: { ...headers, ...(policy && { "content-security-policy": policy }) } })
  })
  await world.errorService.open()
  await page.goto(`${origin}/`)
  await world.screen.ready()
}

/** Two vendors of trackers, whom the pages' policy lets them ask, answer whatever they are asked. */
export const answerForTrackers = async ({ page }: SiteWorld): Promise<void> => {
  for (const host of ["https://www.google-analytics.com/**", "https://www.facebook.com/**"])
    await page.route(host, (route) => route.fulfill({ json: {}, headers: { "access-control-allow-origin": "*" } }))
}

/** The page asks for an address. Answers with the status of what came. */
export const askFor = ({ page }: SiteWorld, address: string): Promise<number> =>
  page.evaluate(async (to) => (await fetch(to)).status, address)
