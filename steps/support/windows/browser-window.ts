import type { Browser, BrowserContext, CDPSession, Disposable, Page } from "playwright"
import { expectTimeoutMs } from "../expect.ts"

/** What scripts may run in a window. */
export type Scripts = { readonly javaScript: boolean; readonly serviceWorker: boolean }

type Call = { readonly values: readonly unknown[]; readonly result: unknown; readonly page: Page }
type Methods = Record<string, (...values: unknown[]) => unknown>

const size = { width: 1280, height: 720 }
const noPreference = { media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null }

const dispose = ({ result }: Call) => (result as Disposable).dispose()

/** Undoes what methods of a page or a context change for longer than a document. */
const undoing: Readonly<Record<string, (call: Call) => unknown>> = {
  addInitScript: dispose,
  exposeFunction: dispose,
  route: dispose,
  newCDPSession: ({ result }) => (result as CDPSession).detach(),
  on: ({ values: [event, listener], page }) => page.off(event as "console", listener as () => void),
  setOffline: ({ page }) => page.context().setOffline(false),
  setViewportSize: ({ page }) => page.setViewportSize(size),
  emulateMedia: ({ page }) => page.emulateMedia(noPreference),
}

/** Methods of a clock that cannot be undone. */
const settingTheClock = ["install", "setFixedTime"]

/** Removes what the page's site has stored; it runs in the browser. */
const clearStorage = async () => {
  window.name = ""
  sessionStorage.clear()
  localStorage.clear()
  for (const name of await caches.keys()) await caches.delete(name)
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? "")
}

/** Calls a listener after each call of a method. */
const follow = (target: unknown, name: string, onCall: (values: unknown[], result: unknown) => void): void => {
  const methods = target as Methods
  const method = methods[name]
  if (!method) return
  methods[name] = async (...values) => {
    const result = await method.apply(target, values)
    onCall(values, result)
    return result
  }
}

/** A window with a browser context of its own, which can be made like new: opening one costs as much as a short scenario. */
export class BrowserWindow {
  readonly scripts: Scripts
  readonly page: Page
  readonly #changes: (() => unknown)[] = []
  readonly #origins = new Set<string>()
  #hasOwnClock = false

  private constructor(page: Page, scripts: Scripts) {
    this.page = page
    this.scripts = scripts
    page.on("request", (request) => {
      if (request.isNavigationRequest()) this.#origins.add(new URL(request.url()).origin)
    })
    for (const target of [page, page.context()]) {
      for (const [name, undo] of Object.entries(undoing))
        follow(target, name, (values, result) => this.#changes.push(() => undo({ values, result, page })))
      for (const name of settingTheClock)
        follow(target.clock, name, () => {
          this.#hasOwnClock = true
        })
    }
  }

  static async open(browser: Browser, scripts: Scripts): Promise<BrowserWindow> {
    const context = await browser.newContext({
      javaScriptEnabled: scripts.javaScript,
      // A service worker would answer before Playwright's routes, so only scenarios about it allow it.
      serviceWorkers: scripts.serviceWorker ? "allow" : "block",
      locale: "sv-SE",
      permissions: ["clipboard-read", "clipboard-write"],
      viewport: size,
    })
    context.setDefaultTimeout(2 * expectTimeoutMs)
    return new BrowserWindow(await context.newPage(), scripts)
  }

  get context(): BrowserContext {
    return this.page.context()
  }

  /** Makes the window like a new one, but for files in the browser's cache. @returns false if that is not possible */
  async renew(): Promise<boolean> {
    const [origin, another] = this.#origins
    // What a window stores for its session can only be removed at the site itself.
    if (another || this.#hasOwnClock || this.scripts.serviceWorker) return false
    await Promise.all(this.context.pages().map((page) => page !== this.page && page.close()))
    // A file without scripts ends the page before anything is undone, so that the page does not notice.
    if (origin) await this.page.goto(`${origin}/robots.txt`, { waitUntil: "commit" })
    await Promise.all(this.#changes.splice(0).map((undo) => undo()))
    if (!origin) return true
    await Promise.all([this.page.evaluate(clearStorage), this.context.clearCookies(), this.page.mouse.move(0, 0)])
    this.#origins.clear()
    return true
  }
}

/** A worker's windows, of which each serves one scenario after the other. */
export class BrowserWindows {
  readonly #browser: Browser
  readonly #free = new Map<string, BrowserWindow>()

  constructor(browser: Browser) {
    this.#browser = browser
  }

  async take(scripts: Scripts): Promise<BrowserWindow> {
    const key = JSON.stringify(scripts)
    const free = this.#free.get(key)
    this.#free.delete(key)
    return free ?? (await BrowserWindow.open(this.#browser, scripts))
  }

  /** Keeps a window for the next scenario, or closes it if it cannot be made like new. */
  async giveBack(window: BrowserWindow): Promise<void> {
    if (await window.renew().catch(() => false)) this.#free.set(JSON.stringify(window.scripts), window)
    else await window.context.close()
  }
}
