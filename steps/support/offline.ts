import assert from "node:assert/strict"
import type { Page, Request } from "playwright"
import type { SiteName } from "../specification/names.ts"
import { expect } from "./expect.ts"
import { startProxy } from "./proxy.ts"
import { controlled } from "./service-worker.ts"
import { addressOf } from "./sites.ts"
import type { Visitor } from "./visitor.ts"
import { hydrated, painted } from "./waits.ts"

/** Returns the pictures that have loaded completely. */
const picturesOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter(
        (picture) => picture.checkVisibility() && picture.complete && picture.naturalWidth > 0 && picture.currentSrc,
      )
      .map(({ currentSrc }) => currentSrc),
  )

/**
 * Returns the parts of a page that the browser has not cached: its current HTML, scripts, data and visible pictures.
 */
const notCached = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const files = [...document.scripts].flatMap(({ src }) => src || [])
    const pictures = [...document.images].flatMap(({ complete, currentSrc }) => (complete && currentSrc) || [])
    const data = performance.getEntriesByType("resource").filter(({ name }) => /\/(page|slice)-data\//.test(name))
    const addresses = [...files, ...pictures, ...data.map(({ name }) => name)]
    const responses = await Promise.all(addresses.map((address) => caches.match(address)))
    const html = (await (await caches.match(location.pathname))?.text()) ?? ""
    const heading = document.querySelector("h1")?.outerHTML ?? ""
    return [
      ...(html.includes(heading) ? [] : [location.pathname]),
      ...addresses.filter((_, index) => responses[index] === undefined),
    ]
  })

/**
 * Stops the workers, as Chromium does with idle ones after half a minute, unless a debugger such as Playwright watches
 * them: a worker that has called skipWaiting may have to wait for that.
 */
const stopWorkers = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send("ServiceWorker.enable")
  await session.send("ServiceWorker.stopAllWorkers")
  await session.detach()
}

/** Chromium logs these for refused and broken connections, the second for the script of a service worker. */
const refused = /Failed to load resource: net::ERR_|An unknown error occurred when fetching the script/

/** The network that fails, and what the service worker has cached for it. */
export class Offline {
  readonly #visitor: Visitor
  /** Pictures that the visitor has seen, by the path of the page. */
  readonly #pictures = new Map<string, readonly string[]>()

  constructor(visitor: Visitor) {
    this.#visitor = visitor
  }

  pictures(): Promise<string[]> {
    return picturesOn(this.#visitor.page)
  }

  /** Pictures that the visitor has seen on the current page. */
  get viewedPictures(): readonly string[] {
    return this.#pictures.get(this.#visitor.path) ?? []
  }

  /** Waits until the browser has cached the page for reading without a network; its data are known once it has hydrated. */
  async cached(): Promise<void> {
    const { page, path } = this.#visitor
    await hydrated(this.#visitor)
    await controlled(this.#visitor)
    await expect.poll(() => notCached(page)).toEqual([])
    this.#pictures.set(path, await this.pictures())
  }

  async loseNetwork(): Promise<void> {
    await this.#visitor.hosting.goOffline()
    this.#visitor.console.expect(refused)
  }

  async silenceNetwork(): Promise<void> {
    await this.#visitor.hosting.fallSilent()
    this.#visitor.console.expect(refused)
  }

  /** Opens a site's front page at another origin, through another port. */
  async openThroughDoor(site: SiteName, origin: string): Promise<void> {
    const proxy = await startProxy(addressOf(site), { isSecure: origin.startsWith("https:") })
    this.#visitor.hosting.alsoClose(proxy.close)
    this.#visitor.console.expect(/The Cross-Origin-Opener-Policy header has been ignored/)
    await this.#visitor.page.goto(`${origin}:${new URL(proxy.address).port}/`)
    await hydrated(this.#visitor)
  }

  /** Advances the clock to each retry of the offline page, and returns the failed requests after each pause. */
  async retries(pauses: readonly number[]): Promise<string[]> {
    const { page, clock } = this.#visitor
    const requests: string[] = []
    const refused: string[] = []
    const textOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`
    page.on("request", (request) => requests.push(textOf(request)))
    page.on("requestfailed", (request) => refused.push(textOf(request)))
    for (const [index, pause] of pauses.entries()) {
      await clock.run(pause * 1000 - 1)
      await painted(this.#visitor)
      assert.equal(requests.length, index, `it asked before ${pause} seconds had passed`)
      await clock.run(1)
      await expect.poll(() => refused.length).toBe(index + 1)
    }
    return refused.map((request, index) => `${request} after ${pauses[index]} s`)
  }

  /** Returns the text of the cached offline page, of a new worker if one has been installed. */
  async offlinePage(): Promise<string> {
    const { page } = this.#visitor
    if (await page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)))
      await stopWorkers(page)
    return page.evaluate(
      async () => (await (await caches.match("/offline.html", { ignoreSearch: true }))?.text()) ?? "",
    )
  }

  /** Returns the files that the worker has precached. */
  async precached(): Promise<string[]> {
    await this.cached()
    const files = await this.#visitor.page.evaluate(async () => {
      const [name = ""] = (await caches.keys()).filter((key) => key.includes("precache"))
      return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
    })
    return files.sort()
  }

  /** Requested pages. */
  get requestedPages(): string[] {
    const paths = this.#visitor.hosting.requestedPaths.map((path) => path.replace(/\?.*/, ""))
    return [...new Set(paths.filter((path) => /(\/|\.html)$/.test(path)))].sort()
  }
}
