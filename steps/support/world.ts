import { setDefaultTimeout, setWorldConstructor, World } from "@cucumber/cucumber"
import type { Browser, BrowserContext, Page, Request, Response } from "playwright"
import { SitePage } from "../screens/site-page.ts"
import { patience } from "./expect.ts"
import type { Reading } from "./reading.ts"
import { addressOf, type SiteName } from "./sites.ts"

const notFound = /^Failed to load resource: the server responded with a status of 404/

/** Gatsby asks for the data of a path, and then for the path itself, before it shows the not-found page. */
const pathAskedFor = (url: string) => new URL(url).pathname.replace(/^\/page-data(?=\/)|\/?(page-data\.json)?$/g, "")

/** One visitor with a browser of their own, for one scenario. */
export class SiteWorld extends World {
  site: SiteName = "Sweden"
  context!: BrowserContext
  page!: Page
  /** The answer to the last address that was opened. */
  answer!: Response
  readonly requests: Request[] = []
  /** What each page said of itself, where the visitor has read them all. */
  readings: readonly Reading[] = []
  #hasJavaScript = true
  /** Paths that a scenario says have no page. */
  readonly missing = new Set<string>()
  readonly #notFound: string[] = []
  /** What went wrong in pages without anybody asking: script errors, broken policies, missing files. */
  readonly problems: string[] = []

  async arrive(
    browser: Browser,
    { javaScript, serviceWorker }: { javaScript: boolean; serviceWorker: boolean },
  ): Promise<void> {
    this.#hasJavaScript = javaScript
    this.context = await browser.newContext({
      javaScriptEnabled: javaScript,
      // A service worker answers before Playwright's routes are asked, so it works only where a scenario is about it.
      serviceWorkers: serviceWorker ? "allow" : "block",
      locale: "sv-SE",
    })
    this.page = await this.context.newPage()
    this.page.setDefaultTimeout(2 * patience)
    this.watch(this.page)
  }

  watch(page: Page): void {
    page.on("request", (request) => this.requests.push(request))
    page.on("pageerror", (error) => this.problems.push(`${page.url()}: ${error.message}`))
    page.on("console", (message) => {
      if (message.type() !== "error") return
      if (notFound.test(message.text())) this.#notFound.push(message.location().url)
      else this.problems.push(`${page.url()}: ${message.text()}`)
    })
    page.on("response", (response) => {
      const kind = response.request().resourceType()
      if (response.status() >= 400 && ["image", "script", "stylesheet", "font", "manifest"].includes(kind))
        this.problems.push(`${page.url()}: ${response.url()} answered ${response.status()}`)
    })
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
    return addressOf(this.site)
  }

  /** Opens an address of a site as a visitor who types it does. */
  async open(site: SiteName, path: string): Promise<void> {
    this.site = site
    const answer = await this.page.goto(this.origin + path)
    if (!answer) throw new Error(`${path} was not asked for`)
    this.answer = answer
    if (answer.status() === 404) this.missing.add(pathAskedFor(answer.url()))
    if (this.#hasJavaScript) await this.screen.ready()
  }

  /** Path and query of where the visitor is. */
  get path(): string {
    const { pathname, search } = new URL(this.page.url())
    return pathname + search
  }
}

setWorldConstructor(SiteWorld)
setDefaultTimeout(30_000)
