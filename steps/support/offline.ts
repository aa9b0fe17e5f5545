import type { Page } from "playwright"
import { expect } from "./expect.ts"
import type { Rewrite } from "./proxy.ts"
import type { SiteName } from "./sites.ts"
import type { Visitor } from "./visitor.ts"

/** Returns the scripts of the service workers that are registered for the page's site. */
const registrationsOn = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    ((await navigator.serviceWorker?.getRegistrations()) ?? []).flatMap(({ installing, waiting, active }) => {
      const worker = active ?? waiting ?? installing
      return worker ? new URL(worker.scriptURL).pathname : []
    }),
  )

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

/** Pages log this for refused connections. */
const refused = /Failed to load resource: net::ERR_/

/** The service worker, what it has cached, and the network that fails. */
export class Offline {
  readonly #visitor: Visitor
  /** Pictures that the visitor has seen, by the path of the page. */
  readonly #pictures = new Map<string, readonly string[]>()
  /** Number of documents when the visitor last reloaded one. */
  documentsSeen = 0

  constructor(visitor: Visitor) {
    this.#visitor = visitor
  }

  registrations(): Promise<string[]> {
    return registrationsOn(this.#visitor.page)
  }

  pictures(): Promise<string[]> {
    return picturesOn(this.#visitor.page)
  }

  /** Pictures that the visitor has seen on the current page. */
  get picturesSeen(): readonly string[] {
    return this.#pictures.get(this.#visitor.path) ?? []
  }

  async controlled(): Promise<void> {
    await this.#visitor.page.waitForFunction(() => navigator.serviceWorker.controller)
  }

  /** Waits until the browser has cached the page for reading without a network. */
  async cached(): Promise<void> {
    const { page, path } = this.#visitor
    await this.controlled()
    await expect.poll(() => notCached(page)).toEqual([])
    this.#pictures.set(path, await this.pictures())
  }

  /** Deploys a site at the scenario's address, optionally with changes. */
  async deploy(site: SiteName, change?: Rewrite): Promise<void> {
    this.#visitor.site = site
    await this.#visitor.hosting.deploy(site, change)
  }

  async loseNetwork(): Promise<void> {
    await this.#visitor.hosting.goOffline()
    this.#visitor.console.expect(refused)
  }

  async silenceNetwork(): Promise<void> {
    await this.#visitor.hosting.fallSilent()
    this.#visitor.console.expect(refused)
  }
}
