import { setDefaultTimeout, setWorldConstructor, World } from "@cucumber/cucumber"
import type { Browser, BrowserContext, Page, Request, Response } from "playwright"
import { SitePage } from "../screens/site-page.ts"
import { addressOf, type SiteName } from "./sites.ts"

/** Gatsby asks the server about a path that has no page data: the browser reports each answer 404 to the console. */
const unavoidable = /^Failed to load resource: the server responded with a status of 404/

/** One visitor with a browser of their own, for one scenario. */
export class SiteWorld extends World {
  site: SiteName = "Sweden"
  context!: BrowserContext
  page!: Page
  /** The answer to the last address that was opened. */
  answer!: Response
  readonly requests: Request[] = []
  #hasJavaScript = true
  /** What went wrong in pages without anybody asking: script errors, broken policies, missing files. */
  readonly problems: string[] = []

  async arrive(browser: Browser, { javaScript }: { javaScript: boolean }): Promise<void> {
    this.#hasJavaScript = javaScript
    this.context = await browser.newContext({ javaScriptEnabled: javaScript, serviceWorkers: "block", locale: "sv-SE" })
    this.page = await this.context.newPage()
    this.page.setDefaultTimeout(10_000)
    this.watch(this.page)
  }

  watch(page: Page): void {
    page.on("request", (request) => this.requests.push(request))
    page.on("pageerror", (error) => this.problems.push(`${page.url()}: ${error.message}`))
    page.on("console", (message) => {
      if (message.type() === "error" && !unavoidable.test(message.text()))
        this.problems.push(`${page.url()}: ${message.text()}`)
    })
    page.on("response", (response) => {
      const kind = response.request().resourceType()
      if (response.status() >= 400 && ["image", "script", "stylesheet", "font", "manifest"].includes(kind))
        this.problems.push(`${page.url()}: ${response.url()} answered ${response.status()}`)
    })
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
