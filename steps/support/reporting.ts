import type { Request } from "playwright"
import type { Transaction } from "./envelopes.ts"
import { ErrorService } from "./error-service.ts"
import type { SiteName } from "./sites.ts"
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

/** The deployment that reports errors, and the service that receives its reports. */
export class Reporting {
  readonly #visitor: Visitor
  readonly service: ErrorService
  /** Whether the visitor uses the deployment that reports errors. */
  isOn = false
  /** The transaction that later steps refer to. */
  transaction: Transaction | undefined

  constructor(visitor: Visitor) {
    this.#visitor = visitor
    this.service = new ErrorService(visitor)
  }

  /** Sends the visitor to the deployment that reports errors. */
  async begin(): Promise<void> {
    this.isOn = true
    await this.service.open()
  }

  /** Opens an address of the deployment, without waiting for hydration. */
  async arriveAt(site: SiteName, path: string): Promise<void> {
    this.#visitor.site = site
    await this.begin()
    await this.#visitor.page.goto(this.#visitor.origin + path, { waitUntil: "commit" })
  }

  /** Opens an address of the deployment, and waits for hydration. */
  async open(site: SiteName, path: string): Promise<void> {
    await this.arriveAt(site, path)
    await hydrated(this.#visitor)
  }

  async hasBegun(): Promise<void> {
    await this.#visitor.page.waitForFunction(hasBegun)
  }

  /** Requests for the scripts that report. */
  get requests(): Request[] {
    return this.#visitor.network.requests.filter((request) => scripts.test(request.url()))
  }

  /** Delays the scripts that report, until the network's faults are released. */
  async delay(): Promise<void> {
    await this.#visitor.network.faults.hold(this.#visitor.page, "/reporting-*.js")
  }

  async block(): Promise<void> {
    this.#visitor.console.expect("net::ERR_FAILED")
    await this.#visitor.page.route(scripts, (route) => route.abort())
  }

  /**
   * Opens an address with a stopped clock; with error reporting, the clock stops when reporting and the load's
   * transaction start.
   */
  async openStill(site: SiteName, path: string, isOn: boolean): Promise<void> {
    const { page, clock, network } = this.#visitor
    this.#visitor.site = site
    await this.service.open()
    this.isOn = isOn
    await page.addInitScript(hideActivity)
    await clock.stop()
    if (isOn) await this.delay()
    await page.goto(this.#visitor.origin + path)
    // Waits for the page's own requests, which would otherwise become part of the load's transaction.
    while (!(await page.evaluate(isHydrated)) || (isOn && this.requests.length === 0)) {
      await clock.run(10)
      await reported(this.#visitor)
    }
    if (!isOn) return
    await network.faults.release()
    while (!(await page.evaluate(hasBegun))) await reported(this.#visitor)
  }

  /** Advances the clock in steps of a second, so that pending responses arrive in between. */
  async pass(milliseconds: number): Promise<void> {
    for (let remainingMs = milliseconds; remainingMs > 0; remainingMs -= 1000) {
      await this.#visitor.clock.run(Math.min(remainingMs, 1000))
      await reported(this.#visitor)
    }
  }

  /** Returns the last transaction of a kind. */
  last(operation: string): Transaction | undefined {
    return this.service.transactions.findLast(({ contexts }) => contexts.trace.op === operation)
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
