import { type Browser, type BrowserContext, chromium, type Page, type Response } from "playwright"
import { type SiteName, siteNames } from "../specification/names.ts"
import { addressOf } from "./sites.ts"

/** What a scenario may do with its context; what lasts longer goes through `SiteWorld.untilTheEnd`. */
export type Profile = Pick<BrowserContext, "cookies" | "newCDPSession" | "newPage" | "pages" | "request">

/** What a browser allows its pages. */
export type Allowed = { readonly javaScript: boolean; readonly serviceWorker: boolean }

/** A tab without scripts for one scenario after the other: a page that the one before has opened need not load again. */
export type ReadingTab = {
  readonly page: Page
  /** The last address that was opened, where that led, and its answer. */
  last?: { readonly address: string; readonly url: string; readonly answer: Response } | undefined
}

/** Where pages can have stored something, but for addresses of a scenario's own. */
const origins = () => (Object.keys(siteNames) as SiteName[]).flatMap((site) => [addressOf(site), addressOf(site, true)])

/** Closes the pages but the first, and removes all that they have stored and cached. */
const emptied = async (context: BrowserContext): Promise<void> => {
  const [first, ...others] = context.pages()
  if (!first) throw new Error("the first page of the profile is closed")
  await Promise.all([...others.map((page) => page.close()), context.clearCookies()])
  const session = await context.newCDPSession(first)
  for (const origin of origins()) await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" })
  await session.send("Network.clearBrowserCache")
  // Also forgets what the process of the pages has in its memory.
  await session.send("Network.setCacheDisabled", { cacheDisabled: true })
  await session.detach()
}

/**
 * Root needs --no-sandbox, scenarios serve sites with test names and certificates, and the other arguments keep Chromium
 * from contacting Google's hosts.
 */
const usual = [
  "--no-sandbox",
  "--host-resolver-rules=MAP *.test 127.0.0.1",
  "--ignore-certificate-errors",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
]

const launched = (options: readonly string[]): Promise<Browser> => {
  const executablePath = process.env.CHROMIUM_PATH
  return chromium.launch({ ...(executablePath && { executablePath }), args: [...usual, ...options] })
}

/**
 * Lends browser contexts, emptied, to one scenario after the other: the pages of a context share a process, whose start
 * takes half of the processor time of opening a page in a new one.
 */
export class Profiles {
  /** In which the pages of a context share a process. */
  #sharing: Promise<Browser> | undefined
  /** For service workers, whose updates fail in a process that pages share with them. */
  #separating: Promise<Browser> | undefined
  #reading: ReadingTab | undefined
  /** By whether scripts run. */
  readonly #free = new Map<boolean, BrowserContext>()

  async take({ javaScript, serviceWorker }: Allowed): Promise<BrowserContext> {
    if (serviceWorker) {
      this.#separating ??= launched([])
      return this.#contextOf(await this.#separating, { javaScript, serviceWorker })
    }
    const free = this.#free.get(javaScript)
    this.#free.delete(javaScript)
    if (free) return free
    this.#sharing ??= launched(["--renderer-process-limit=1"])
    const context = await this.#contextOf(await this.#sharing, { javaScript, serviceWorker })
    // Stays open, so that the process does.
    await context.newPage()
    return context
  }

  #contextOf(browser: Browser, { javaScript, serviceWorker }: Allowed): Promise<BrowserContext> {
    return browser.newContext({
      javaScriptEnabled: javaScript,
      // A service worker would answer before Playwright's routes, so only scenarios about it allow it.
      serviceWorkers: serviceWorker ? "allow" : "block",
      locale: "sv-SE",
      permissions: ["clipboard-read", "clipboard-write"],
    })
  }

  /** Returns the tab of scenarios that the HTML alone can tell. */
  async readingTab(): Promise<ReadingTab> {
    this.#sharing ??= launched(["--renderer-process-limit=1"])
    if (!this.#reading) {
      const context = await this.#contextOf(await this.#sharing, { javaScript: false, serviceWorker: false })
      this.#reading = { page: await context.newPage() }
    }
    return this.#reading
  }

  /** Closes the tab, which a scenario may have left in any state. */
  async closeReadingTab(): Promise<void> {
    const context = this.#reading?.page.context()
    this.#reading = undefined
    await context?.close()
  }

  /** Keeps a context for a later scenario. */
  async giveBack(context: BrowserContext, javaScript: boolean): Promise<void> {
    await emptied(context)
    this.#free.set(javaScript, context)
  }

  /** Closes the browsers; a later scenario starts others. */
  async close(): Promise<void> {
    const browsers = [this.#sharing, this.#separating]
    this.#sharing = undefined
    this.#separating = undefined
    this.#reading = undefined
    this.#free.clear()
    await Promise.all(browsers.map(async (browser) => (await browser)?.close()))
  }
}
