import type { Span, Transaction } from "./envelopes.ts"
import { ErrorService } from "./error-service.ts"
import type { Deployment } from "./sites.ts"
import type { Visitor } from "./visitor.ts"
import { hydrated, isHydrated, reported } from "./waits.ts"

/** The scripts for error reports, which pages load only in a deployment that reports errors. */
const scripts = /\/reporting-[\da-f]+\.js$/

/** Error reporting has started once its scripts set `onerror`, which nothing else on the site does. */
const hasBegun = () => window.onerror !== null

/** An answer that pages of every origin may read. */
const anyAnswer = { json: {}, headers: { "access-control-allow-origin": "*" } }

/** Saves data, so that the page prefetches nothing, and hides long tasks, which use a clock that cannot stop. */
const hideActivity = () => {
  Object.defineProperty(Navigator.prototype, "connection", {
    configurable: true,
    get: () => ({ effectiveType: "4g", saveData: true }),
  })
  const entryTypes = PerformanceObserver.supportedEntryTypes.filter((type) => !/^long/.test(type))
  Object.defineProperty(PerformanceObserver, "supportedEntryTypes", { get: () => entryTypes })
}

/** Collects the observers of layout shifts, so that scenarios can report shifts of exact times to them. */
const collectShiftObservers = () => {
  const callbacks: PerformanceObserverCallback[] = []
  class Collecting extends PerformanceObserver {
    readonly #callback: PerformanceObserverCallback

    constructor(callback: PerformanceObserverCallback) {
      super(callback)
      this.#callback = callback
    }

    override observe(options: PerformanceObserverInit): void {
      if (options.type === "layout-shift") callbacks.push(this.#callback)
      super.observe(options)
    }
  }
  Object.assign(window, { PerformanceObserver: Collecting, shiftCallbacks: callbacks })
}

/** The deployment that reports errors, and the service that receives its reports. */
export class Reporting {
  readonly #visitor: Visitor
  readonly service: ErrorService
  /** Whether the visitor uses the deployment that reports errors. */
  isOn = false
  #remembered: Transaction | undefined
  #requests = { everyMs: Number.POSITIVE_INFINITY, inMs: Number.POSITIVE_INFINITY }

  constructor(visitor: Visitor) {
    this.#visitor = visitor
    this.service = new ErrorService(visitor)
  }

  /** Sends the visitor to the deployment that reports errors. */
  async begin(): Promise<void> {
    this.isOn = true
    await this.#visitor.page.addInitScript(collectShiftObservers)
    await this.service.open()
  }

  /** Draws a random number that every sample rate below 1 leaves out. */
  async leaveOutOfSamples(): Promise<void> {
    await this.#visitor.page.addInitScript(() => {
      Math.random = () => 0.999999
    })
  }

  /** Does something while a pending request keeps the load's transaction open. */
  async duringLoad(act: () => Promise<void>): Promise<void> {
    await this.service.requestInVain()
    await act()
    await this.service.answer()
  }

  /** Waits until reporting has started, in a deployment that reports errors. */
  async started(): Promise<void> {
    if (this.isOn) await this.#visitor.page.waitForFunction(hasBegun)
  }

  /** Requested addresses of the reporting scripts. */
  get downloads(): string[] {
    return this.#visitor.network.requests.map((request) => request.url()).filter((url) => scripts.test(url))
  }

  /**
   * Opens an address with a stopped clock; with error reporting, the clock stops when reporting and the load's
   * transaction start.
   */
  async openStill({ site, reportsErrors }: Deployment, path: string): Promise<void> {
    const { page, clock, network } = this.#visitor
    this.#visitor.site = site
    await this.service.open()
    this.isOn = reportsErrors
    await page.addInitScript(hideActivity)
    await clock.stop()
    if (reportsErrors) await network.faults.delay(page, "/reporting-*.js")
    await page.goto(this.#visitor.origin + path)
    // Waits for the page's own requests, which would otherwise become part of the load's transaction.
    while (!(await page.evaluate(isHydrated)) || (reportsErrors && this.downloads.length === 0)) {
      await clock.run(10)
      await reported(this.#visitor)
    }
    if (!reportsErrors) return
    await network.faults.release()
    while (!(await page.evaluate(hasBegun))) await reported(this.#visitor)
  }

  /** From now on, the page makes a request without a response whenever this time has passed. */
  requestEvery(milliseconds: number): void {
    this.#requests = { everyMs: milliseconds, inMs: 0 }
  }

  /** Advances the clock in steps of at most a second, so that pending responses arrive in between. */
  async pass(milliseconds: number): Promise<void> {
    for (let remainingMs = milliseconds, stepMs = 0; remainingMs > 0; remainingMs -= stepMs) {
      if (this.#requests.inMs === 0) {
        await this.service.requestInVain()
        this.#requests.inMs = this.#requests.everyMs
      }
      stepMs = Math.min(remainingMs, 1000, this.#requests.inMs)
      this.#requests.inMs -= stepMs
      await this.#visitor.clock.run(stepMs)
      await reported(this.#visitor)
    }
  }

  /** Has the first script of the site throw an error and reject a promise. */
  async breakFirstScript(error: string, rejection: string): Promise<void> {
    this.#visitor.console.expect(error, rejection)
    const failing = `setTimeout(()=>{throw new Error(${JSON.stringify(error)})});Promise.reject(new Error(${JSON.stringify(rejection)}));`
    await this.#visitor.network.faults.alter(this.#visitor.page, "/framework-*.js", (script) => failing + script)
  }

  /** Returns the last transaction of a kind. */
  last(operation: string): Transaction | undefined {
    return this.#of(operation).at(-1)
  }

  /** Remembers the last transaction of a kind for later steps, and returns how many there are. */
  remember(operation: string): number {
    this.#remembered = this.last(operation)
    return this.#of(operation).length
  }

  /** The transaction that an earlier step named. */
  get transaction(): Transaction {
    if (!this.#remembered) throw new Error("no step named a transaction")
    return this.#remembered
  }

  /** Returns the spans of the transaction that are requests for a path. */
  spansFor(path: string): readonly Span[] {
    return this.transaction.spans.filter(({ op, description }) => op === "http.client" && description === `GET ${path}`)
  }

  #of(operation: string): Transaction[] {
    return this.service.transactions.filter(({ contexts }) => contexts.trace.op === operation)
  }

  /**
   * Opens the Swedish site at an origin other than localhost, as real visitors do, with a policy that allows requests
   * to every host; other hosts answer any request.
   */
  async openAtOrigin(origin: string): Promise<void> {
    const { page } = this.#visitor
    this.isOn = true
    const local = this.#visitor.origin
    await page.route(/^https?:/, (route) => route.fulfill(anyAnswer))
    await page.route(`${origin}/**`, async (route) => {
      const response = await route.fetch({ url: local + route.request().url().slice(origin.length) })
      const headers = response.headers()
      const policy = headers["content-security-policy"]?.replace(/connect-src [^;]*/, "connect-src *")
      await route.fulfill({ response, headers: { ...headers, ...(policy && { "content-security-policy": policy }) } })
    })
    await this.service.open()
    await page.goto(`${origin}/`)
    await hydrated(this.#visitor)
  }

  /** Answers every request to two tracker vendors that the policy allows. */
  async answerForTrackers(): Promise<void> {
    for (const host of ["https://www.google-analytics.com/**", "https://www.facebook.com/**"])
      await this.#visitor.page.route(host, (route) => route.fulfill(anyAnswer))
  }
}
