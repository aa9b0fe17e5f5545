import { setDefaultTimeout, setWorldConstructor, World } from "@cucumber/cucumber"
import type { BrowserContext, Disposable, Page, Response } from "playwright"
import { questionOfConsent, rememberOnlyNecessary } from "../../src/tools/earlier-choice.ts"
import { turnWheel } from "../../src/tools/first-sign.ts"
import { shiftDate } from "../../src/tools/shifted-date.ts"
import { SitePage } from "../screens/site-page.ts"
import type { SiteName } from "../specification/names.ts"
import { Addresses } from "./addresses.ts"
import { Clock } from "./clock.ts"
import { ConsoleLog, notHydrated } from "./console-log.ts"
import { Device } from "./device.ts"
import { EveryPage } from "./every-page.ts"
import { expectTimeoutMs } from "./expect.ts"
import type { Fault } from "./faults.ts"
import { FeedReader } from "./feed-reader.ts"
import { HeadWatch } from "./head-watch.ts"
import { HomePictures } from "./home-pictures.ts"
import { HomePlans } from "./home-plans.ts"
import { Hosting } from "./hosting.ts"
import { Mailbox } from "./mailbox.ts"
import { Network } from "./network.ts"
import { Offline } from "./offline.ts"
import { PictureRequests } from "./picture-requests.ts"
import { Prefetching } from "./prefetching.ts"
import { Priorities } from "./priorities.ts"
import type { Allowed, Profile, Profiles, ReadingTab } from "./profiles.ts"
import { Reporting } from "./reporting.ts"
import { SiteFiles } from "./site-files.ts"
import { addressOf } from "./sites.ts"
import { Vendors } from "./trackers.ts"
import type { Visitor } from "./visitor.ts"
import { hydrated, networkQuiet } from "./waits.ts"

type Parameters = { readonly screenshots?: boolean }

/** One visitor with an empty browser profile, for one scenario; each part keeps the state of one concern. */
export class SiteWorld extends World<Parameters> implements Visitor {
  site: SiteName = "Sweden"
  page!: Page
  /** The response to the last opened address. */
  answer!: Response
  /** Path of the last navigation. */
  destination = "/"
  readonly addresses = new Addresses()
  readonly network = new Network()
  readonly console = new ConsoleLog(this.network.faults)
  readonly clock = new Clock(this)
  readonly hosting = new Hosting()
  readonly device = new Device(this)
  readonly offline = new Offline(this)
  readonly reporting = new Reporting(this)
  readonly vendors = new Vendors()
  readonly feedReader = new FeedReader(this)
  readonly mailbox = new Mailbox(this)
  readonly files = new SiteFiles(this)
  readonly homePictures = new HomePictures(this.files)
  readonly homePlans = new HomePlans(this.files)
  readonly everyPage = new EveryPage(this)
  readonly head = new HeadWatch(this)
  readonly priorities = new Priorities(this)
  readonly prefetching = new Prefetching(this)
  readonly pictures = new PictureRequests(this)
  readonly #screens = new Map<unknown, { readonly page: Page; readonly screen: unknown }>()
  /** Whether the scenario has changed nothing that stays in its browser context. */
  isProfileReusable = true
  #allowed!: Allowed
  #profile!: BrowserContext
  #reading: ReadingTab | undefined
  #earlierChoice!: Disposable
  #restlessHand!: Disposable
  #isStill = false
  readonly #changes: Disposable[] = []

  async arrive(profiles: Profiles, allowed: Allowed): Promise<void> {
    this.#allowed = allowed
    this.#profile = await profiles.take(allowed)
    this.isProfileReusable = !allowed.serviceWorker
    await this.prepare(shiftDate, this.clock.shift)
    // A language of no site, so that no page offers another language.
    await this.device.preferLanguages(["is"])
    this.#earlierChoice = await this.prepare(rememberOnlyNecessary, questionOfConsent)
    this.#restlessHand = await this.prepare(turnWheel)
    await this.openTab()
  }

  /** Makes the visitor one who only reads; others turn the wheel as each page loads, so that its scripts start. */
  async keepStill(): Promise<void> {
    this.#isStill = true
    await this.#restlessHand.dispose()
  }

  /** Lends the visitor a tab without scripts, because the HTML alone can tell the scenario. */
  async read(profiles: Profiles): Promise<void> {
    this.#allowed = { javaScript: false, serviceWorker: false }
    this.#reading = await profiles.readingTab()
    this.page = this.#reading.page
    this.#profile = this.page.context()
    this.network.watch(this.page)
    this.console.watch(this.page)
  }

  /** Has the next scenario in the tab without scripts load its page, because this one has changed it. */
  forgetOpenPage(): void {
    if (this.#reading) this.#reading.last = undefined
  }

  /** @param isReusable whether a later scenario may have the profile */
  async leave(profiles: Profiles, isReusable: boolean): Promise<void> {
    if (this.#reading) {
      this.page.removeAllListeners()
      if (this.network.requests.some((request) => request.method() !== "GET")) this.forgetOpenPage()
      return isReusable ? undefined : profiles.closeReadingTab()
    }
    if (!isReusable || !this.isProfileReusable) return this.#profile.close()
    for (const change of this.#changes) await change.dispose()
    await profiles.giveBack(this.#profile, this.#allowed.javaScript)
  }

  /** Makes the visitor a new one, who has not yet answered the question of consent. */
  async becomeNew(): Promise<void> {
    await this.#earlierChoice.dispose()
    for (const change of await this.vendors.stub(this.#profile)) this.#changes.push(change)
  }

  /** Runs a script before the scripts of each page that the scenario opens. */
  readonly prepare: BrowserContext["addInitScript"] = async (script, arg) => {
    const change = await this.#profile.addInitScript(script, arg)
    this.#changes.push(change)
    return change
  }

  get context(): Profile {
    return this.#profile
  }

  get runsScripts(): boolean {
    return this.#allowed.javaScript
  }

  /** What every page has. */
  get screen(): SitePage {
    return this.on(SitePage)
  }

  /** Returns a screen of the current page, the same one for each step, so that it can remember what a step chose. */
  on<Screen>(Kind: new (page: Page) => Screen): Screen {
    const known = this.#screens.get(Kind)
    if (known?.page === this.page) return known.screen as Screen
    const screen = new Kind(this.page)
    this.#screens.set(Kind, { page: this.page, screen })
    return screen
  }

  get origin(): string {
    return this.hosting.address ?? addressOf(this.site, this.reporting.isOn)
  }

  /** Path and query of the visitor's current address. */
  get path(): string {
    const { pathname, search } = new URL(this.page.url())
    return pathname + search
  }

  /** Opens an address like a visitor who types it, and waits until the page has hydrated, unless they touch nothing. */
  async open(site: SiteName, path: string): Promise<void> {
    await this.arriveAt(site, path)
    if (this.runsScripts && !this.#isStill) await hydrated(this)
  }

  /**
   * Opens an address without waiting for hydration, which may never happen.
   * @param until event to wait for; `domcontentloaded` leaves the visitor on a page that is still loading
   */
  async arriveAt(site: SiteName, path: string, until: "load" | "domcontentloaded" = "load"): Promise<void> {
    this.site = site
    this.destination = path
    // A worker's requests pass only through an address of the scenario's own.
    if (this.#allowed.serviceWorker && !this.hosting.address) await this.hosting.deploy(site)
    this.network.mark("the visitor's document")
    this.answer = await this.#answerTo(this.origin + path, until)
    if (this.answer.status() === 404) this.console.expectMissing(this.answer.url())
  }

  /** Opens an address, unless the reading tab has it open. */
  async #answerTo(address: string, until: "load" | "domcontentloaded"): Promise<Response> {
    const last = this.#reading?.last
    if (last && last.address === address && last.url === this.page.url()) {
      this.network.recall(last.answer.request())
      return last.answer
    }
    const answer = await this.page.goto(address, { waitUntil: until })
    if (!answer) throw new Error(`${address} was not asked for`)
    if (this.#reading) this.#reading.last = { address, url: this.page.url(), answer }
    return answer
  }

  /** Returns the HTML of the page, as it came or as it is now. */
  html(moment: "came" | "is now"): Promise<string> {
    return moment === "came" ? this.answer.text() : this.page.content()
  }

  /** Advances the clock, and lets answers arrive: after the first frame, and at the end. */
  async pass(milliseconds: number): Promise<void> {
    for (const part of this.clock.partsOf(milliseconds)) {
      await this.clock.run(part)
      await networkQuiet(this)
    }
  }

  /** Opens a new tab, which shares the browser's persistent storage but not its session storage. */
  async openTab(): Promise<void> {
    this.page = await this.context.newPage()
    this.page.setDefaultTimeout(2 * expectTimeoutMs)
    this.network.watch(this.page)
    this.console.watch(this.page)
  }

  /** Breaks an address, and expects the messages that pages log because of it. */
  async spoil(path: string, fault: Fault, times?: number): Promise<void> {
    this.network.mark("the last fault")
    this.console.expect(notHydrated, /We couldn't load/, /loading (css )?chunk .* failed/i)
    await this.network.faults.spoil(this.page, path, fault, times)
  }
}

setWorldConstructor(SiteWorld)
setDefaultTimeout(Math.max(30_000, 6 * expectTimeoutMs))
