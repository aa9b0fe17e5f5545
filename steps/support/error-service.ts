import type { Page, Route } from "playwright"
import { type Breadcrumb, type ErrorReport, type Item, itemsOf, type Transaction } from "./envelopes.ts"

/** The host of the DSN with which the sites under test are served a second time. */
const host = "http://localhost:9999"

/** Stands in for the error-reporting service, and keeps what reaches it. */
export class ErrorService {
  readonly #page: Page
  readonly #waiting: Route[] = []
  #asked = 0
  /** Every envelope as it came. */
  readonly envelopes: { readonly address: string; readonly body: Buffer }[] = []

  constructor(page: Page) {
    this.#page = page
  }

  async open(): Promise<void> {
    await this.#page.route(`${host}/**`, (route) => {
      const request = route.request()
      this.envelopes.push({ address: request.url(), body: request.postDataBuffer() ?? Buffer.alloc(0) })
      return route.fulfill({ json: {}, headers: { "access-control-allow-origin": "*" } })
    })
    // Of the site itself, what a scenario leaves without an answer.
    await this.#page.route("**/unanswered/*", (route) => {
      this.#waiting.push(route)
    })
  }

  #of(kind: string): Item[] {
    return this.envelopes.flatMap(({ body }) => itemsOf(body)).filter(({ type }) => type === kind)
  }

  get errors(): ErrorReport[] {
    return this.#of("event").map(({ payload }) => JSON.parse(payload) as ErrorReport)
  }

  /** The last words of each error: those of the error itself, not of what it was caused by. */
  get messages(): string[] {
    return this.errors.map(({ exception }) => exception?.values.at(-1)?.value ?? "")
  }

  /** What happened before the last error. */
  get breadcrumbs(): readonly Breadcrumb[] {
    return this.errors.at(-1)?.breadcrumbs ?? []
  }

  /** What the pages noted before the last error. */
  get notes(): string[] {
    return this.breadcrumbs.map(({ message = "" }) => message)
  }

  get transactions(): Transaction[] {
    return this.#of("transaction").map(({ payload }) => JSON.parse(payload) as Transaction)
  }

  /** All that has come, as text. */
  get everything(): string {
    return this.envelopes.map(({ body }) => body.toString()).join("\n")
  }

  /** The page asks for something of the site that is not answered. */
  async askInVain(): Promise<void> {
    this.#asked += 1
    const path = `/unanswered/${this.#asked}`
    await this.#page.evaluate((address) => void fetch(address).catch(() => {}), path)
    await this.#reached(() => this.#waiting.length >= this.#asked)
  }

  /** All that the page has asked for is answered. */
  async answer(): Promise<void> {
    const waiting = this.#waiting.splice(0)
    this.#asked -= waiting.length
    await Promise.all(waiting.map((route) => route.fulfill({ json: {} })))
    for (const route of waiting) await (await route.request().response())?.finished()
    await this.settled()
  }

  /**
   * Waits until all that the page has sent so far has come: a picture that it asks for after that comes later. No clock has
   * to run, and pictures are nothing that transactions wait for.
   */
  async settled(): Promise<void> {
    for (const turn of [1, 2])
      await this.#page.evaluate(
        (address) =>
          new Promise((resolve) => {
            const picture = new Image()
            picture.onload = resolve
            picture.src = address
          }),
        `/icons/icon-192.png?settled=${this.envelopes.length}-${turn}-${Math.random()}`,
      )
  }

  async #reached(done: () => boolean): Promise<void> {
    while (!done()) await this.settled()
  }
}
