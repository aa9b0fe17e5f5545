import { setTimeout as sleep } from "node:timers/promises"
import { setDefaultTimeout, setWorldConstructor } from "@cucumber/cucumber"
import type { Browser, BrowserContext, Disposable, JSHandle, Locator, Page, Response } from "playwright"
import { purposes, type TrackerName, trackers } from "../../src/spec/trackers.ts"
import { SitePage } from "../screens/site-page.ts"
import type { Transaction } from "./envelopes.ts"
import { ErrorService } from "./error-service.ts"
import { patience } from "./expect.ts"
import type { Fault } from "./faults.ts"
import { FeedReader } from "./feed-reader.ts"
import { Hosting } from "./hosting.ts"
import { Log } from "./log.ts"
import type { Reading } from "./reading.ts"
import { addressOf, type SiteName } from "./sites.ts"
import { Vendors } from "./trackers.ts"

/** Gatsby logs this when it does not hydrate a page. */
export const leftAsDelivered = /Not rendering React/

/** Lists every tracker, because every site uses all of them; a new tracker therefore needs no change in scenarios. */
const whatIsAsked = purposes
  .map((purpose) => {
    const names = (Object.keys(trackers) as TrackerName[]).filter((name) => trackers[name].purpose === purpose)
    return `${purpose}: ${names.sort().join(", ")}`
  })
  .join("; ")

/** Stores an earlier choice of "only necessary", so that no question appears and no tracker loads. */
const rememberOnlyNecessary = (version: string) => {
  const remember = () => {
    const choice = { version, date: new Date().toISOString(), purposes: { statistics: false, marketing: false } }
    try {
      localStorage.setItem("consent", JSON.stringify(choice))
    } catch {
      // The scenario may have disabled the storage.
    }
  }
  try {
    if (localStorage.getItem("consent") !== null) return
  } catch {}
  remember()
  // Repeats it, because a scenario's clock is installed after this script and changes the date.
  addEventListener("DOMContentLoaded", remember)
}

/** One visitor with a separate browser context, for one scenario. */
export class SiteWorld extends Log {
  site: SiteName = "Sweden"
  /** Whether the visitor uses the deployment that reports errors. */
  reporting = false
  context!: BrowserContext
  page!: Page
  /** The response to the last opened address. */
  answer!: Response
  /** Number of requests when the last fault was planted. */
  spoiltFrom = 0
  /** Number of requests when the visitor last navigated within the site. */
  movedFrom = 0
  /** Whether the scenario has stopped the page's clock and advances it itself. */
  timeStandsStill = false
  /** Destination of the last navigation. */
  headedFor = "/"
  /** Facts of every page, if the visitor has read them all. */
  readings: readonly Reading[] = []
  #hasJavaScript = true
  readonly hosting = new Hosting()
  /** Number of delayed requests, and the function that releases them. */
  held = 0
  letGo: () => void = () => {}
  /** Records reports of a deployment that reports errors. */
  errorService!: ErrorService
  /** The transaction that later steps refer to. */
  transaction: Transaction | undefined
  /** Changes of the page's head since its delivery. */
  headChanges: JSHandle<() => readonly string[]> | undefined
  /** The chart that later steps refer to. */
  chart!: Locator
  feedReader!: FeedReader
  /** Statuses of the site's responses to policy reports. */
  readonly cspReportStatuses: number[] = []
  /** Replaces the trackers' vendors in scenarios about consent. */
  readonly vendors = new Vendors()
  #earlierChoice!: Disposable
  async arrive(
    browser: Browser,
    { javaScript, serviceWorker }: { javaScript: boolean; serviceWorker: boolean },
  ): Promise<void> {
    this.#hasJavaScript = javaScript
    this.hasServiceWorker = serviceWorker
    this.context = await browser.newContext({
      javaScriptEnabled: javaScript,
      // A service worker would answer before Playwright's routes, so only scenarios about it allow it.
      serviceWorkers: serviceWorker ? "allow" : "block",
      locale: "sv-SE",
      permissions: ["clipboard-read", "clipboard-write"],
    })
    this.#earlierChoice = await this.context.addInitScript(rememberOnlyNecessary, whatIsAsked)
    await this.openTab()
    this.errorService = new ErrorService(this.page)
    this.feedReader = new FeedReader(this.page)
  }

  /** Makes the visitor a new one, who has not yet answered the question of consent. */
  async becomeNew(): Promise<void> {
    await this.#earlierChoice.dispose()
    await this.vendors.standIn(this.context)
  }

  get screen(): SitePage {
    return new SitePage(this.page)
  }

  get origin(): string {
    return this.hosting.address ?? addressOf(this.site, this.reporting)
  }

  /** Opens an address like a visitor who types it, and waits until the page has hydrated. */
  async open(site: SiteName, path: string): Promise<void> {
    await this.arriveAt(site, path)
    if (this.#hasJavaScript) await this.comeAlive()
  }

  /**
   * Opens an address without waiting for hydration, which may never happen.
   * @param until event to wait for; `domcontentloaded` leaves the visitor on a page that is still loading
   */
  async arriveAt(site: SiteName, path: string, until: "load" | "domcontentloaded" = "load"): Promise<void> {
    this.site = site
    this.headedFor = path
    this.beginDocument()
    const answer = await this.page.goto(this.origin + path, { waitUntil: until })
    if (!answer) throw new Error(`${path} was not asked for`)
    this.answer = answer
    if (answer.status() === 404) this.expectMissing(answer.url())
  }

  /** Waits until the destination is drawn, and advances a stopped clock so that it can be. */
  async drawn(): Promise<void> {
    if (!this.timeStandsStill) return
    await this.page.waitForURL(this.origin + this.headedFor, { waitUntil: "commit" })
    await this.page.clock.runFor(20)
  }

  /** Opens a new tab, which shares the browser's persistent storage but not its session storage. */
  async openTab(): Promise<void> {
    this.page = await this.context.newPage()
    this.page.setDefaultTimeout(2 * patience)
    this.watch(this.page)
  }

  /** An installed clock runs until it is paused, so it starts an hour before the time to pause at. */
  async stopTheClock(): Promise<void> {
    const now = Date.parse("2026-11-21T12:00:00Z")
    await this.page.clock.install({ time: now - 3_600_000 })
    await this.page.clock.pauseAt(now)
    this.timeStandsStill = true
  }

  /**
   * Waits until the page's observers have reported the visible links: observers report in the order of their creation.
   */
  async linksAreWatched(): Promise<void> {
    await this.page.evaluate(() => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)))
  }

  /**
   * Sets the window's width and the number of device pixels in a CSS pixel, and disables the cache, because a larger
   * cached picture would be used instead of the right one.
   */
  async haveScreen(width: number, density: number): Promise<void> {
    const session = await this.context.newCDPSession(this.page)
    const metrics = { width, height: 900, deviceScaleFactor: density, mobile: false }
    await session.send("Emulation.setDeviceMetricsOverride", metrics)
    await session.send("Network.enable")
    await session.send("Network.setCacheDisabled", { cacheDisabled: true })
  }

  /** Breaks an address, and expects the messages that pages log because of it. */
  async spoil(path: string, fault: Fault, times?: number): Promise<void> {
    this.spoiltFrom = this.requests.length
    this.expected.push(leftAsDelivered, /We couldn't load/, /loading (css )?chunk .* failed/i)
    await this.faults.spoil(this.page, path, fault, times)
  }

  async reload(): Promise<void> {
    this.beginDocument()
    await this.page.reload()
    await this.comeAlive()
  }

  /** Waits for hydration, and advances a stopped clock because Gatsby starts hydration in a timer. */
  async comeAlive(): Promise<void> {
    const alive = this.screen.ready()
    let isWaiting = this.timeStandsStill
    const settled = alive.finally(() => {
      isWaiting = false
    })
    while (isWaiting) {
      await this.page.clock.runFor(1)
      await Promise.race([alive, sleep(10)])
    }
    await settled
  }

  /**
   * Waits until no answerable request is pending and a later request has been answered twice in a row, so that the page
   * has processed every response.
   */
  async quiet(): Promise<void> {
    let calm = 0
    while (calm < 2) {
      await this.page.evaluate(() => fetch("/robots.txt", { cache: "no-store" }).then((answer) => answer.text()))
      const pendingRequests = [...this.pending].filter(
        (request) => !this.faults.holds(request.url()) && !request.url().endsWith("/robots.txt"),
      )
      calm = pendingRequests.length === 0 ? calm + 1 : 0
    }
  }

  /** Path and query of the visitor's current address. */
  get path(): string {
    const { pathname, search } = new URL(this.page.url())
    return pathname + search
  }
}

setWorldConstructor(SiteWorld)
setDefaultTimeout(30_000)
