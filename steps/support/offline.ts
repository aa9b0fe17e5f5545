import type { Page } from "playwright"
import type { Rewrite } from "./deployment.ts"
import { expect } from "./expect.ts"
import type { SiteName } from "./sites.ts"
import type { SiteWorld } from "./world.ts"

/** Scripts of the service workers that are registered for the site that a page is on. */
export const registrations = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    ((await navigator.serviceWorker?.getRegistrations()) ?? []).flatMap(({ installing, waiting, active }) => {
      const worker = active ?? waiting ?? installing
      return worker ? new URL(worker.scriptURL).pathname : []
    }),
  )

/** Pictures that are shown in full. */
export const picturesOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter(
        (picture) => picture.checkVisibility() && picture.complete && picture.naturalWidth > 0 && picture.currentSrc,
      )
      .map(({ currentSrc }) => currentSrc),
  )

/** What of a page the browser has not kept: its HTML as it reads now, its scripts, its data and the pictures that are shown. */
const notKept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const files = [...document.scripts].flatMap(({ src }) => src || [])
    const pictures = [...document.images].flatMap(({ complete, currentSrc }) => (complete && currentSrc) || [])
    const data = performance.getEntriesByType("resource").filter(({ name }) => /\/(page|slice)-data\//.test(name))
    const seen = [...files, ...pictures, ...data.map(({ name }) => name)]
    const found = await Promise.all(seen.map((address) => caches.match(address)))
    const html = (await (await caches.match(location.pathname))?.text()) ?? ""
    const heading = document.querySelector("h1")?.outerHTML ?? ""
    return [
      ...(html.includes(heading) ? [] : [location.pathname]),
      ...seen.filter((_, index) => found[index] === undefined),
    ]
  })

/** Pictures that each visitor has seen, by the path of the page. */
const seen = new WeakMap<SiteWorld, Map<string, readonly string[]>>()

/** Pictures that the visitor has seen on the page where they are. */
export const picturesSeen = (world: SiteWorld): readonly string[] => seen.get(world)?.get(world.path) ?? []

/** Stays on a page until the browser has kept it for reading without a network. */
export const keep = async (world: SiteWorld): Promise<void> => {
  await world.page.waitForFunction(() => navigator.serviceWorker.controller)
  await expect.poll(() => notKept(world.page)).toEqual([])
  const pictures = seen.get(world) ?? new Map<string, readonly string[]>()
  seen.set(world, pictures.set(world.path, await picturesOn(world.page)))
}

/** Puts a site, changed or as it was built, at the scenario's own address. */
export const deploy = async (world: SiteWorld, site: SiteName, change?: Rewrite): Promise<void> => {
  world.site = site
  await world.hosting.deploy(site, change)
}

/** What pages log of connections that are refused. */
const refused = /Failed to load resource: net::ERR_/

export const loseNetwork = async (world: SiteWorld): Promise<void> => {
  await world.hosting.goOffline()
  world.expected.push(refused)
}

export const silenceNetwork = async (world: SiteWorld): Promise<void> => {
  await world.hosting.fallSilent()
  world.expected.push(refused)
}
