import assert from "node:assert/strict"
import type { Page, Request } from "playwright"
import { expect } from "./expect.ts"
import { type Delivery, startProxy } from "./proxy.ts"
import { addressOf, type SiteName } from "./sites.ts"
import type { Visitor } from "./visitor.ts"
import { hydrated, idle, painted } from "./waits.ts"

type Change = readonly [from: string, to: string]

/** Replaces texts in a delivery and its headers. */
const changed = ({ status, headers, body }: Delivery, changes: readonly Change[]): Delivery => {
  const replace = (text: string) => changes.reduce((result, [from, to]) => result.replaceAll(from, to), text)
  return {
    status,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, replace(value)])),
    body: /text|json/.test(headers["content-type"] ?? "") ? Buffer.from(replace(body.toString())) : body,
  }
}

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

  async loseNetwork(): Promise<void> {
    await this.#visitor.hosting.goOffline()
    this.#visitor.console.expect(refused)
  }

  async silenceNetwork(): Promise<void> {
    await this.#visitor.hosting.fallSilent()
    this.#visitor.console.expect(refused)
  }

  /** Opens a site's front page at another origin, through a port of its own. */
  async openThroughDoor(site: SiteName, origin: string): Promise<void> {
    const proxy = await startProxy(addressOf(site), { isSecure: origin.startsWith("https:") })
    this.#visitor.hosting.alsoClose(proxy.close)
    this.#visitor.console.expect(/The Cross-Origin-Opener-Policy header has been ignored/)
    await this.#visitor.page.goto(`${origin}:${new URL(proxy.address).port}/`)
    await hydrated(this.#visitor)
  }

  /** Advances the clock to each retry of the offline page, and returns what it asks for, in vain, after each pause. */
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

  /** Deploys the site again with texts replaced in all files and headers. */
  async #deployWith(changes: readonly Change[]): Promise<void> {
    const { hosting, site } = this.#visitor
    await hosting.deploy(site, (_path, delivery) => changed(delivery, changes))
  }

  /** Deploys the site again with new words; with new scripts, it has another worker and another offline page too. */
  async deployNew(what: string, change: Change): Promise<void> {
    if (what === "words") await this.#deployWith([change])
    else await this.#deployWithNewScripts(change, ["Du är offline", "Ingen kontakt"])
  }

  async #deployWithNewScripts(...changes: readonly Change[]): Promise<void> {
    const { webpackCompilationHash } = JSON.parse(await this.#text("/page-data/app-data.json"))
    const [, revision = ""] = /"offline\.html",revision:"(\w+)"/.exec(await this.#text("/sw.js")) ?? []
    assert.ok(webpackCompilationHash && revision)
    await this.#deployWith([
      ...changes,
      [webpackCompilationHash, "0123456789abcdef0123"],
      [revision, "0123456789abcdef0123456789abcdef"],
    ])
  }

  /** Deploys the site again with the worker that removes itself. */
  async deployRemoval(): Promise<void> {
    const body = Buffer.from(await this.#text("/sw-removal.js"))
    // Gatsby logs an error when the worker that it registered is gone.
    this.#visitor.console.expect(/The installing service worker became redundant/)
    const { hosting, site } = this.#visitor
    await hosting.deploy(site, (path, delivery) => (path === "/sw.js" ? { ...delivery, body } : delivery))
  }

  async #text(path: string): Promise<string> {
    const answer = await this.#visitor.context.request.get(this.#visitor.origin + path)
    assert.equal(answer.status(), 200, path)
    return answer.text()
  }

  /** Returns the text of the cached offline page. */
  offlinePage(): Promise<string> {
    return this.#visitor.page.evaluate(
      async () => (await (await caches.match("/offline.html", { ignoreSearch: true }))?.text()) ?? "",
    )
  }

  /** Stores something that is not the worker's. */
  async storeOwn(): Promise<void> {
    await this.#visitor.page.evaluate(async () => {
      localStorage.setItem("own", "kept")
      await caches.open("own")
    })
  }

  /** Returns the names of caches and databases, and what is not the worker's. */
  stored(): Promise<{ caches: string[]; databases: (string | undefined)[]; own: string | null }> {
    return this.#visitor.page.evaluate(async () => ({
      caches: await caches.keys(),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      own: localStorage.getItem("own"),
    }))
  }

  /** Returns the files that the worker has fetched ahead. */
  async precached(): Promise<string> {
    await this.cached()
    const files = await this.#visitor.page.evaluate(async () => {
      const [name = ""] = (await caches.keys()).filter((key) => key.includes("precache"))
      return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
    })
    return files.sort().join(", ")
  }

  /** Pages that the site was asked for. */
  get pagesAskedFor(): string {
    const paths = this.#visitor.hosting.asked.map((path) => path.replace(/\?.*/, ""))
    return [...new Set(paths.filter((path) => /(\/|\.html)$/.test(path)))].sort().join(", ")
  }

  /** The worker handles messages in order: once it answers this one, it has started on all earlier ones. */
  async workerDone(): Promise<void> {
    await idle(this.#visitor)
    await this.#visitor.page.evaluate(async () => {
      const { port1, port2 } = new MessageChannel()
      const reply = new Promise((resolve) => port1.addEventListener("message", resolve, { once: true }))
      port1.start()
      const urlsToCache = ["/page-data/app-data.json"]
      navigator.serviceWorker.controller?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } }, [port2])
      await reply
    })
  }
}
