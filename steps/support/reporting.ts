import type { Request } from "playwright"
import type { SiteName } from "./sites.ts"
import type { SiteWorld } from "./world.ts"

/** The scripts for error reports, which pages load only in a deployment that reports errors. */
export const reportingScripts = /\/reporting-[\da-f]+\.js$/

export const reportingRequests = ({ requests }: SiteWorld): Request[] =>
  requests.filter((request) => reportingScripts.test(request.url()))

/** Opens an address of a deployment that reports errors, without waiting for hydration. */
export const askForReporting = async (world: SiteWorld, site: SiteName, path: string): Promise<void> => {
  world.site = site
  world.reporting = true
  await world.errorService.open()
  await world.page.goto(world.origin + path, { waitUntil: "commit" })
}

/** Error reporting has started once its scripts set `onerror`, which nothing else on the site does. */
const reportsHaveBegun = () => window.onerror !== null

export const reportsBegun = async (world: SiteWorld): Promise<void> => {
  await world.page.waitForFunction(reportsHaveBegun)
}

/** Opens an address of a deployment that reports errors, and waits for hydration. */
export const openReporting = async (world: SiteWorld, site: SiteName, path: string): Promise<void> => {
  await askForReporting(world, site, path)
  await world.screen.ready()
}

/** Delays requests of the page until the returned function runs. */
export const hold = async ({ page }: SiteWorld, files: string | RegExp): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/**
 * Opens an address with a stopped clock and with Save-Data, so that the page prefetches nothing; with error reporting,
 * the clock stops when reporting and the load's transaction start.
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
    // Hides long tasks from Sentry, which would count them as activity although they use a clock that cannot stop.
    const entryTypes = PerformanceObserver.supportedEntryTypes.filter((type) => !/^long/.test(type))
    Object.defineProperty(PerformanceObserver, "supportedEntryTypes", { get: () => entryTypes })
  })
  await world.stopTheClock()
  const letGo = await hold(world, reportingScripts)
  await page.goto(world.origin + path)
  // Waits for the page's own requests, which would otherwise become part of the load's transaction.
  while (!(await world.screen.isReady()) || (reporting && reportingRequests(world).length === 0)) {
    await page.clock.runFor(10)
    await world.errorService.settled()
  }
  if (!reporting) return
  letGo()
  while (!(await page.evaluate(reportsHaveBegun))) await world.errorService.settled()
}

/** Advances the clock in steps of a second, so that pending responses arrive in between. */
export const pass = async (world: SiteWorld, milliseconds: number): Promise<void> => {
  for (let remainingMs = milliseconds; remainingMs > 0; remainingMs -= 1000) {
    await world.page.clock.runFor(Math.min(remainingMs, 1000))
    await world.errorService.settled()
  }
}

/** Navigates within the site while the clock is stopped, and waits for the new address. */
export const moveStill = async (world: SiteWorld, path: string): Promise<void> => {
  await world.page.evaluate((to) => (window as unknown as { ___navigate(to: string): void }).___navigate(to), path)
  while (world.path !== path) await world.errorService.settled()
}

/**
 * Shifts the layout by a twentieth of its width at each time (ms); it needs a running clock, because browsers measure
 * shifts in real time.
 * @returns the browser's time of each shift, relative to the first
 */
export const shift = (world: SiteWorld, times: readonly number[]): Promise<number[]> =>
  world.page.evaluate(async (moments) => {
    const sheet = document.createElement("div")
    sheet.style.cssText = "position:fixed;left:0;top:0;width:100vw;height:100vh;background:#fff;z-index:9"
    document.body.append(sheet)
    const paintTimes: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) paintTimes.push(entry.startTime)
    })
    observer.observe({ type: "layout-shift" })
    const frame = () => new Promise(requestAnimationFrame)
    await frame()
    await frame()
    const start = performance.now()
    for (const [place, moment] of moments.entries()) {
      while (performance.now() - start < moment) await frame()
      sheet.style.top = place % 2 === 0 ? `${innerWidth / 20}px` : "0"
      while (paintTimes.length <= place) await frame()
    }
    observer.disconnect()
    return paintTimes.map((time) => time - (paintTimes[0] ?? 0))
  }, times)

export const noteAll = (world: SiteWorld, notes: readonly string[]): Promise<void> =>
  world.page.evaluate((texts) => {
    for (const text of texts) console.log(text)
  }, notes)

/** Throws all errors in one turn from event listeners, which need no running clock. */
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
 * Opens the Swedish site with error reporting at an origin other than localhost, as real visitors do, with a policy
 * that allows requests to every host; other hosts answer any request.
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

/** Answers every request to two tracker vendors that the policy allows. */
export const answerForTrackers = async ({ page }: SiteWorld): Promise<void> => {
  for (const host of ["https://www.google-analytics.com/**", "https://www.facebook.com/**"])
    await page.route(host, (route) => route.fulfill({ json: {}, headers: { "access-control-allow-origin": "*" } }))
}

/** Fetches an address in the page, and returns the status. */
export const askFor = ({ page }: SiteWorld, address: string): Promise<number> =>
  page.evaluate(async (to) => (await fetch(to)).status, address)
