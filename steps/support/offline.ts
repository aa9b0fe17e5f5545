import type { Page } from "playwright"

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
      .filter(({ complete, naturalWidth, currentSrc }) => complete && naturalWidth > 0 && currentSrc)
      .map(({ currentSrc }) => currentSrc),
  )

/** What of a page the browser has not kept: its HTML as it reads now, its scripts, its data and the pictures that are shown. */
export const notKept = (page: Page): Promise<string[]> =>
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
