import type { Page, Route } from "playwright"

/** A status, an answer that is not what was asked for, or no answer at all. */
export type Fault = number | "garbage" | "nothing"

/** A path in which * stands for anything but a slash. */
export const pathPattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", "[^/]*")}$`)

const fail = (route: Route, fault: Fault): Promise<void> => {
  if (fault === "nothing") return route.abort()
  if (fault === "garbage")
    return route.fulfill({ status: 200, contentType: "text/html", body: "<p>Log in to this network" })
  return route.fulfill({ status: fault, body: "failed" })
}

type Spoilt = { readonly path: string; readonly pattern: RegExp; met: number }

/** What a scenario spoils on the way to the visitor, and whether it was met. */
export class Faults {
  readonly #spoilt: Spoilt[] = []
  readonly #held: { readonly pattern: RegExp; readonly routes: Route[]; isOver: boolean }[] = []

  async #answer(
    page: Page,
    path: string,
    answer: (route: Route, spoilt: Spoilt) => Promise<void> | undefined,
  ): Promise<void> {
    const spoilt = { path, pattern: pathPattern(path), met: 0 }
    this.#spoilt.push(spoilt)
    await page.route(
      ({ pathname }) => spoilt.pattern.test(pathname),
      (route) => answer(route, spoilt),
    )
  }

  /** Spoils an address the next so many times that it is asked for. */
  async spoil(page: Page, path: string, fault: Fault, times = Number.POSITIVE_INFINITY): Promise<void> {
    await this.#answer(page, path, (route, spoilt) => {
      if (spoilt.met >= times) return route.fallback()
      spoilt.met += 1
      return fail(route, fault)
    })
  }

  /** Delivers an address with another text than the site has there. */
  async alter(page: Page, path: string, change: (body: string) => string): Promise<void> {
    await this.#answer(page, path, async (route, altered) => {
      const answer = await route.fetch()
      altered.met += 1
      await route.fulfill({ response: answer, body: change(await answer.text()) })
    })
  }

  /** Loses the next so many answers of an address, on their way back. */
  async lose(page: Page, path: string, times: number): Promise<void> {
    await this.#answer(page, path, async (route, lost) => {
      if (lost.met >= times) return route.fallback()
      // The service knows a page of the site by what the browser says of itself, which it adds after the route.
      const answer = await route.fetch({
        headers: { ...(await route.request().allHeaders()), "sec-fetch-site": "same-origin" },
      })
      if (answer.ok()) lost.met += 1
      await route.abort()
    })
  }

  /** Keeps the answers of an address back until they are released. */
  async hold(page: Page, path: string): Promise<void> {
    const held = { pattern: pathPattern(path), isOver: false, routes: [] as Route[] }
    this.#held.push(held)
    await this.#answer(page, path, (route, spoilt) => {
      spoilt.met += 1
      if (held.isOver) return route.fallback()
      held.routes.push(route)
    })
  }

  /** Lets the answers come that were held back, and those that have not been asked for yet. */
  async release(): Promise<void> {
    for (const held of this.#held) {
      held.isOver = true
      for (const route of held.routes.splice(0)) await route.fallback()
    }
  }

  /** Whether the answer to an address is being held back. */
  holds(url: string): boolean {
    return this.#held.some(({ pattern, routes }) => routes.length > 0 && pattern.test(new URL(url).pathname))
  }

  /** Whether an address is among those that are spoilt. */
  include(url: string): boolean {
    return URL.canParse(url) && this.#spoilt.some(({ pattern }) => pattern.test(new URL(url).pathname))
  }

  /** Addresses that a scenario spoilt and nothing asked for: what it proves is worth nothing. */
  get unmet(): string[] {
    return this.#spoilt.filter(({ met }) => met === 0).map(({ path }) => path)
  }
}
