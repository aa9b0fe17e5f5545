import type { Page } from "playwright"
import type { Rewrite } from "./deployment.ts"
import { expect } from "./expect.ts"
import type { SiteName } from "./sites.ts"
import type { SiteWorld } from "./world.ts"

/** Returns the scripts of the service workers that are registered for the page's site. */
export const registrations = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    ((await navigator.serviceWorker?.getRegistrations()) ?? []).flatMap(({ installing, waiting, active }) => {
      const worker = active ?? waiting ?? installing
      return worker ? new URL(worker.scriptURL).pathname : []
    }),
  )

/** Returns the pictures that have loaded completely. */
export const picturesOn = (page: Page): Promise<string[]> =>
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
const notKept = (page: Page): Promise<string[]> =>
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

/** Pictures that each visitor has seen, by the path of the page. */
const picturesByVisitor = new WeakMap<SiteWorld, Map<string, readonly string[]>>()

/** Returns the pictures that the visitor has seen on the current page. */
export const picturesSeen = (world: SiteWorld): readonly string[] => picturesByVisitor.get(world)?.get(world.path) ?? []

/** Waits until the browser has cached the page for reading without a network. */
export const keep = async (world: SiteWorld): Promise<void> => {
  await world.page.waitForFunction(() => navigator.serviceWorker.controller)
  await expect.poll(() => notKept(world.page)).toEqual([])
  const pictures = picturesByVisitor.get(world) ?? new Map<string, readonly string[]>()
  picturesByVisitor.set(world, pictures.set(world.path, await picturesOn(world.page)))
}

/** Deploys a site at the scenario's address, optionally with changes. */
export const deploy = async (world: SiteWorld, site: SiteName, change?: Rewrite): Promise<void> => {
  world.site = site
  await world.hosting.deploy(site, change)
}

/** Pages log this for refused connections. */
const refused = /Failed to load resource: net::ERR_/

export const loseNetwork = async (world: SiteWorld): Promise<void> => {
  await world.hosting.goOffline()
  world.expected.push(refused)
}

export const silenceNetwork = async (world: SiteWorld): Promise<void> => {
  await world.hosting.fallSilent()
  world.expected.push(refused)
}
