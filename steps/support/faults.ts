import type { Page, Route } from "playwright"

/** A status, an invalid response, or no response at all. */
export type Fault = number | "garbage" | "nothing"

/** Compiles a path in which * matches any text without a slash. */
export const pathPattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", "[^/]*")}$`)

const fail = (route: Route, fault: Fault): Promise<void> => {
  if (fault === "nothing") return route.abort()
  if (fault === "garbage")
    return route.fulfill({ status: 200, contentType: "text/html", body: "<p>Log in to this network" })
  return route.fulfill({ status: fault, body: "failed" })
}

type PathPattern = { readonly path: string; readonly pattern: RegExp }
type PlantedFault = PathPattern & { count: number }

/** Breaks responses on the way to the visitor, and records whether a request met each fault. */
export class Faults {
  readonly #planted: PlantedFault[] = []
  readonly #delayed: (PathPattern & { readonly routes: Route[]; isOver: boolean })[] = []
  readonly #onDelay: () => void

  /** @param onDelay runs whenever a response is delayed */
  constructor(onDelay: () => void) {
    this.#onDelay = onDelay
  }

  async #answer(
    page: Page,
    path: string,
    answer: (route: Route, planted: PlantedFault) => Promise<void> | undefined,
  ): Promise<void> {
    const planted = { path, pattern: pathPattern(path), count: 0 }
    this.#planted.push(planted)
    await page.route(
      ({ pathname }) => planted.pattern.test(pathname),
      (route) => answer(route, planted),
    )
  }

  /** Breaks the next requests for an address, as many as `times` says. */
  async spoil(page: Page, path: string, fault: Fault, times = Number.POSITIVE_INFINITY): Promise<void> {
    await this.#answer(page, path, (route, planted) => {
      if (planted.count >= times) return route.fallback()
      planted.count += 1
      return fail(route, fault)
    })
  }

  /** Changes the text of the next responses of an address, as many as `times` says. */
  async alter(
    page: Page,
    path: string,
    change: (body: string) => string,
    times = Number.POSITIVE_INFINITY,
  ): Promise<void> {
    await this.#answer(page, path, async (route, planted) => {
      if (planted.count >= times) return route.fallback()
      planted.count += 1
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: change(await answer.text()) })
    })
  }

  /** Delivers the next requests for an address to the site, but loses their responses. */
  async lose(page: Page, path: string, times: number): Promise<void> {
    await this.#answer(page, path, async (route, planted) => {
      if (planted.count >= times) return route.fallback()
      // The service accepts only same-origin requests, and the browser adds this header after Playwright's route.
      const answer = await route.fetch({
        headers: { ...(await route.request().allHeaders()), "sec-fetch-site": "same-origin" },
      })
      if (answer.ok()) planted.count += 1
      await route.abort()
    })
  }

  /** Delays the responses of an address until `release` runs. */
  async delay(page: Page, path: string): Promise<void> {
    const delayedRoutes = { path, pattern: pathPattern(path), isOver: false, routes: [] as Route[] }
    this.#delayed.push(delayedRoutes)
    await this.#answer(page, path, (route, planted) => {
      planted.count += 1
      if (delayedRoutes.isOver) return route.fallback()
      delayedRoutes.routes.push(route)
      this.#onDelay()
    })
  }

  /** Delivers the delayed responses, or those of one address, and stops delaying later ones. */
  async release(path?: string): Promise<void> {
    for (const delayedRoutes of this.#delayed.filter((delayed) => path === undefined || delayed.path === path)) {
      delayedRoutes.isOver = true
      for (const route of delayedRoutes.routes.splice(0)) await route.fallback()
    }
  }

  /** Number of requests that wait for `release`. */
  get delayedCount(): number {
    return this.#delayed.reduce((sum, { routes }) => sum + routes.length, 0)
  }

  isDelayed(url: string): boolean {
    return this.#delayed.some(({ pattern, routes }) => routes.length > 0 && pattern.test(new URL(url).pathname))
  }

  include(url: string): boolean {
    return URL.canParse(url) && this.#planted.some(({ pattern }) => pattern.test(new URL(url).pathname))
  }

  /** Faults that no request met, which make the scenario's result worthless. */
  get unmet(): string[] {
    return this.#planted.filter(({ count }) => count === 0).map(({ path }) => path)
  }
}
