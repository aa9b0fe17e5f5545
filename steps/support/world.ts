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

/** What Gatsby says where it leaves a page as it was delivered. */
export const leftAsDelivered = /Not rendering React/

/** Every site asks for every service: another one in the table makes no scenario ask anew. */
const whatIsAsked = purposes
  .map((purpose) => {
    const names = (Object.keys(trackers) as TrackerName[]).filter((name) => trackers[name].purpose === purpose)
    return `${purpose}: ${names.sort().join(", ")}`
  })
  .join("; ")

/** A visitor who once chose only what is necessary: nothing asks them, and no tracker is told of them. */
const rememberOnlyNecessary = (version: string) => {
  const remember = () => {
    const choice = { version, date: new Date().toISOString(), purposes: { statistics: false, marketing: false } }
    try {
      localStorage.setItem("consent", JSON.stringify(choice))
    } catch {
      // A scenario may take the storage away.
    }
  }
  try {
    if (localStorage.getItem("consent") !== null) return
  } catch {}
  remember()
  // A clock that a scenario sets is put into the page after this script.
  addEventListener("DOMContentLoaded", remember)
}

/** One visitor with a browser of their own, for one scenario. */
export class SiteWorld extends Log {
  site: SiteName = "Sweden"
  /** Whether the visitor is on the site's deployment that reports errors. */
  reporting = false
  context!: BrowserContext
  page!: Page
  /** The answer to the last address that was opened. */
  answer!: Response
  /** How many requests had been made when the last address was spoilt. */
  spoiltFrom = 0
  /** How many requests had been made when the visitor last moved on within the site. */
  movedFrom = 0
  /** Whether the clock of the page stands still and is moved on by the scenario. */
  timeStandsStill = false
  /** Where the visitor wanted to go last. */
  headedFor = "/"
  /** What each page said of itself, where the visitor has read them all. */
  readings: readonly Reading[] = []
  #hasJavaScript = true
  readonly hosting = new Hosting()
  /** Requests that a scenario keeps waiting, and what lets them go on. */
  held = 0
  letGo: () => void = () => {}
  /** What the error-reporting service is told, in a deployment that has one. */
  errorService!: ErrorService
  /** The transaction that a scenario speaks of. */
  transaction: Transaction | undefined
  /** What has changed in the page's head since it was delivered. */
  headChanges: JSHandle<() => readonly string[]> | undefined
  /** The chart that a scenario speaks of. */
  chart!: Locator
  feedReader!: FeedReader
  /** How the site answered browsers' reports of what its policy stopped. */
  readonly cspReportStatuses: number[] = []
  /** Of trackers: stand-ins take their place where a scenario is about consent. */
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
      // A service worker answers before Playwright's routes are asked, so it works only where a scenario is about it.
      serviceWorkers: serviceWorker ? "allow" : "block",
      locale: "sv-SE",
      permissions: ["clipboard-read", "clipboard-write"],
    })
    this.#earlierChoice = await this.context.addInitScript(rememberOnlyNecessary, whatIsAsked)
    await this.openTab()
    this.errorService = new ErrorService(this.page)
    this.feedReader = new FeedReader(this.page)
  }

  /** Makes the visitor one who has not been here before, and so has not been asked for consent. */
  async becomeNew(): Promise<void> {
    await this.#earlierChoice.dispose()
    await this.vendors.standIn(this.context)
  }

  /** The page that the visitor sees, in the words of the site. */
  get screen(): SitePage {
    return new SitePage(this.page)
  }

  get origin(): string {
    return this.hosting.address ?? addressOf(this.site, this.reporting)
  }

  /** Opens an address of a site as a visitor who types it does, and waits until its scripts have taken over. */
  async open(site: SiteName, path: string): Promise<void> {
    await this.arriveAt(site, path)
    if (this.#hasJavaScript) await this.comeAlive()
  }

  /**
   * Opens an address whose scripts may never take over.
   * @param until when the visitor goes on: a page that has not loaded yet can be read
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

  /** Waits until the page that the visitor is headed for is drawn: by the clock, which may stand still. */
  async drawn(): Promise<void> {
    if (!this.timeStandsStill) return
    await this.page.waitForURL(this.origin + this.headedFor, { waitUntil: "commit" })
    await this.page.clock.runFor(20)
  }

  /** A new tab of the visitor's browser: what the browser keeps for good is there, what it keeps for a session is not. */
  async openTab(): Promise<void> {
    this.page = await this.context.newPage()
    this.page.setDefaultTimeout(2 * patience)
    this.watch(this.page)
  }

  /** The installed clock runs until it is paused, so it is set to begin before the time at which it stands still. */
  async stopTheClock(): Promise<void> {
    const now = Date.parse("2026-11-21T12:00:00Z")
    await this.page.clock.install({ time: now - 3_600_000 })
    await this.page.clock.pauseAt(now)
    this.timeStandsStill = true
  }

  /** Waits until the page knows which of its links are in view: observers report in the order in which they were made. */
  async linksAreWatched(): Promise<void> {
    await this.page.evaluate(() => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)))
  }

  /**
   * Gives the visitor's browser another window, and a screen that has so many pixels to each of a page's. It has no files from
   * before: a larger one would do.
   */
  async haveScreen(width: number, density: number): Promise<void> {
    const session = await this.context.newCDPSession(this.page)
    const metrics = { width, height: 900, deviceScaleFactor: density, mobile: false }
    await session.send("Emulation.setDeviceMetricsOverride", metrics)
    await session.send("Network.enable")
    await session.send("Network.setCacheDisabled", { cacheDisabled: true })
  }

  /** Spoils an address, and knows what pages log because of it. */
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

  /** Waits until scripts have taken the page over; Gatsby begins to by a timer, which a clock that stands still never rings. */
  async comeAlive(): Promise<void> {
    const alive = this.screen.ready()
    let waiting = this.timeStandsStill
    const settled = alive.finally(() => {
      waiting = false
    })
    while (waiting) {
      await this.page.clock.runFor(1)
      await Promise.race([alive, sleep(10)])
    }
    await settled
  }

  /**
   * Waits until every request that can be answered is, and the page has taken its answers in: an answer of its own, asked for
   * after them, has come through too, twice without a new request in between.
   */
  async quiet(): Promise<void> {
    let calm = 0
    while (calm < 2) {
      await this.page.evaluate(() => fetch("/robots.txt", { cache: "no-store" }).then((answer) => answer.text()))
      const waiting = [...this.pending].filter(
        (request) => !this.faults.holds(request.url()) && !request.url().endsWith("/robots.txt"),
      )
      calm = waiting.length === 0 ? calm + 1 : 0
    }
  }

  /** Path and query of where the visitor is. */
  get path(): string {
    const { pathname, search } = new URL(this.page.url())
    return pathname + search
  }
}

setWorldConstructor(SiteWorld)
setDefaultTimeout(30_000)
