import assert from "node:assert/strict"
import { once } from "node:events"
import { createServer, type Socket } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { setDefaultTimeout, setWorldConstructor, World } from "@cucumber/cucumber"
import type { Browser, BrowserContext, Disposable, Page, Request, Response } from "playwright"
import { SitePage } from "../screens/site-page.ts"
import { type Deployment, type Rewrite, startDeployment } from "./deployment.ts"
import type { Transaction } from "./envelopes.ts"
import { ErrorService } from "./error-service.ts"
import { expect, patience } from "./expect.ts"
import { type Fault, Faults, pathPattern } from "./faults.ts"
import { notKept, picturesOn } from "./offline.ts"
import type { Reading } from "./reading.ts"
import { addressOf, type SiteName } from "./sites.ts"
import { Vendors } from "./trackers.ts"

const notFound = /^Failed to load resource: the server responded with a status of 404/

/** What Gatsby says where it leaves a page as it was delivered. */
export const leftAsDelivered = /Not rendering React/

/** What Gatsby logs where a scenario has no service workers: it is not told that the registration was refused. */
const workersBlocked = /^Error during service worker registration: TypeError: Cannot read properties of undefined/

/** Gatsby asks for the data of a path, and then for the path itself, before it shows the not-found page. */
const pathAskedFor = (url: string) => new URL(url).pathname.replace(/^\/page-data(?=\/)|\/?(page-data\.json)?$/g, "")

/** A visitor who once chose only what is necessary: nothing asks them, and no tracker is told of them. */
const rememberOnlyNecessary = () => {
  const choice = {
    version: "statistics: google; marketing: meta, outbrain, pinterest, taboola",
    date: new Date().toISOString(),
    purposes: { statistics: false, marketing: false },
  }
  try {
    localStorage.setItem("consent", localStorage.getItem("consent") ?? JSON.stringify(choice))
  } catch {
    // A scenario may take the storage away.
  }
}

/** One visitor with a browser of their own, for one scenario. */
export class SiteWorld extends World {
  site: SiteName = "Sweden"
  /** Whether the visitor is on the site's deployment that reports errors. */
  reporting = false
  context!: BrowserContext
  page!: Page
  /** The answer to the last address that was opened. */
  answer!: Response
  readonly requests: Request[] = []
  /** Requests that have been neither answered nor refused. */
  readonly pending = new Set<Request>()
  readonly faults = new Faults()
  /** How many requests had been made when the last address was spoilt. */
  spoiltFrom = 0
  /** Whether the clock of the page stands still and is moved on by the scenario. */
  timeStandsStill = false
  /** Where the visitor wanted to go last. */
  headedFor = "/"
  /** How many requests had been made when the visitor last asked for a whole document. */
  #documentsFrom = 0
  /** What each page said of itself, where the visitor has read them all. */
  readings: readonly Reading[] = []
  #hasJavaScript = true
  #hasServiceWorker = false
  /** The site at an address of the scenario's own, where it can be deployed anew or be out of reach. */
  deployment: Deployment | undefined
  /** Pictures that the visitor has seen, by the path of the page. */
  readonly pictures = new Map<string, readonly string[]>()
  /** How many documents had been loaded when the visitor last reloaded one. */
  documents = 0
  /** Requests that a scenario keeps waiting, and what lets them go on. */
  held = 0
  letGo: () => void = () => {}
  /** Connections that were left without an answer. */
  unanswered = 0
  /** Closes the other addresses of a site that the scenario opened. */
  readonly doors: (() => void)[] = []
  /** Paths that the deployment was asked for, in order. */
  readonly asked: string[] = []
  /** What the error-reporting service is told, in a deployment that has one. */
  errorService!: ErrorService
  /** The transaction that a scenario speaks of. */
  transaction: Transaction | undefined
  /** Of trackers: stand-ins take their place where a scenario is about consent. */
  readonly vendors = new Vendors()
  #earlierChoice!: Disposable
  /** Paths that a scenario says have no page. */
  readonly missing = new Set<string>()
  readonly #notFound: string[] = []
  /** What went wrong in pages without anybody asking: script errors, broken policies, missing files. */
  readonly problems: string[] = []
  /** What a scenario breaks on purpose, by a part of its text. */
  readonly expected: (string | RegExp)[] = []

  async arrive(
    browser: Browser,
    { javaScript, serviceWorker }: { javaScript: boolean; serviceWorker: boolean },
  ): Promise<void> {
    this.#hasJavaScript = javaScript
    this.#hasServiceWorker = serviceWorker
    this.context = await browser.newContext({
      javaScriptEnabled: javaScript,
      // A service worker answers before Playwright's routes are asked, so it works only where a scenario is about it.
      serviceWorkers: serviceWorker ? "allow" : "block",
      locale: "sv-SE",
    })
    this.#earlierChoice = await this.context.addInitScript(rememberOnlyNecessary)
    this.page = await this.context.newPage()
    this.page.setDefaultTimeout(2 * patience)
    this.errorService = new ErrorService(this.page)
    this.watch(this.page)
  }

  /** Makes the visitor one who has not been here before, and so has not been asked for consent. */
  async becomeNew(): Promise<void> {
    await this.#earlierChoice.dispose()
    await this.vendors.standIn(this.context)
  }

  watch(page: Page): void {
    page.on("request", (request) => {
      this.requests.push(request)
      this.pending.add(request)
    })
    page.on("requestfinished", (request) => this.pending.delete(request))
    page.on("requestfailed", (request) => this.pending.delete(request))
    page.on("pageerror", (error) => this.problems.push(`${page.url()}: ${error.message}`))
    page.on("console", (message) => {
      if (message.type() !== "error" || this.faults.include(message.location().url)) return
      if (!this.#hasServiceWorker && workersBlocked.test(message.text())) return
      if (notFound.test(message.text())) this.#notFound.push(message.location().url)
      else this.problems.push(`${page.url()}: ${message.text()}`)
    })
    page.on("response", (response) => {
      if (this.faults.include(response.url())) return
      const kind = response.request().resourceType()
      if (response.status() >= 400 && ["image", "script", "stylesheet", "font", "manifest"].includes(kind))
        this.problems.push(`${page.url()}: ${response.url()} answered ${response.status()}`)
    })
  }

  /** Problems that no scenario spoke of. */
  get unexpectedProblems(): string[] {
    return this.problems.filter(
      (problem) =>
        !this.expected.some((known) => (typeof known === "string" ? problem.includes(known) : known.test(problem))),
    )
  }

  /** Answers 404 that no scenario spoke of. */
  get unexpectedlyMissing(): string[] {
    return this.#notFound.filter((url) => !this.missing.has(pathAskedFor(url)))
  }

  /** The page that the visitor sees, in the words of the site. */
  get screen(): SitePage {
    return new SitePage(this.page)
  }

  get origin(): string {
    return this.deployment?.address ?? addressOf(this.site, this.reporting)
  }

  /** Puts a site, changed or as it was built, at the scenario's own address. */
  async deploy(site: SiteName, change: Rewrite = (_path, delivery) => delivery): Promise<void> {
    this.site = site
    const rewrite: Rewrite = (path, delivery) => {
      this.asked.push(path)
      return change(path, delivery)
    }
    if (this.deployment) this.deployment.rewrite = rewrite
    else this.deployment = await startDeployment(addressOf(site), rewrite)
  }

  /** Stays on a page until the browser has kept it for reading without a network. */
  async keep(): Promise<void> {
    await this.page.waitForFunction(() => navigator.serviceWorker.controller)
    await expect.poll(() => notKept(this.page)).toEqual([])
    this.pictures.set(this.path, await picturesOn(this.page))
  }

  /** Every connection to the deployment is refused from now on, and pages may log that. */
  async loseNetwork(): Promise<void> {
    const { deployment } = this
    if (!deployment) throw new Error("the site is not deployed at an address of the scenario's own")
    await deployment.close()
    await assert.rejects(fetch(deployment.address), "the site still answers")
    this.expected.push(/Failed to load resource: net::ERR_/)
  }

  /** Every connection to the deployment stays without an answer from now on. */
  async silenceNetwork(): Promise<void> {
    await this.loseNetwork()
    const sockets: Socket[] = []
    const server = createServer((socket) => {
      this.unanswered += 1
      sockets.push(socket.on("error", () => socket.destroy()))
    })
    server.listen(Number(new URL(this.origin).port), "localhost")
    await once(server, "listening")
    this.doors.push(() => {
      server.close()
      for (const socket of sockets) socket.destroy()
    })
  }

  /** Opens an address of a site as a visitor who types it does, and waits until its scripts have taken over. */
  async open(site: SiteName, path: string): Promise<void> {
    await this.arriveAt(site, path)
    if (this.#hasJavaScript) await this.comeAlive()
  }

  /** Opens an address whose scripts may never take over. */
  async arriveAt(site: SiteName, path: string): Promise<void> {
    this.site = site
    this.headedFor = path
    this.#documentsFrom = this.requests.length
    const answer = await this.page.goto(this.origin + path)
    if (!answer) throw new Error(`${path} was not asked for`)
    this.answer = answer
    if (answer.status() === 404) this.missing.add(pathAskedFor(answer.url()))
  }

  /** Waits until the page that the visitor is headed for is drawn: by the clock, which may stand still. */
  async drawn(): Promise<void> {
    if (!this.timeStandsStill) return
    await this.page.waitForURL(this.origin + this.headedFor, { waitUntil: "commit" })
    await this.page.clock.runFor(20)
  }

  /** Another tab of the same browser: what the browser keeps for good is there, what it keeps for a session is not. */
  async openTab(): Promise<void> {
    await this.page.close()
    this.page = await this.context.newPage()
    this.page.setDefaultTimeout(10_000)
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

  /** Spoils an address, and knows what pages log because of it. */
  async spoil(path: string, fault: Fault, times?: number): Promise<void> {
    this.spoiltFrom = this.requests.length
    this.expected.push(leftAsDelivered, /We couldn't load/, /loading chunk .* failed/i)
    await this.faults.spoil(this.page, path, fault, times)
  }

  async reload(): Promise<void> {
    this.#documentsFrom = this.requests.length
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

  /** Documents that pages have loaded by themselves, beyond the one that the visitor asked for. */
  get newDocuments(): number {
    const documents = this.requests
      .slice(this.#documentsFrom)
      .filter((request) => request.isNavigationRequest() && request.redirectedFrom() === null)
    return documents.length - 1
  }

  /** GET requests of pages for a path, in which * stands for anything but a slash. */
  requestsFor(path: string, since = 0): Request[] {
    const pattern = pathPattern(path)
    return this.requests
      .slice(since)
      .filter((request) => request.method() === "GET" && pattern.test(new URL(request.url()).pathname))
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
