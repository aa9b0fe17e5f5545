import type { Page, Route } from "playwright"
import { type Breadcrumb, type ErrorReport, type Item, itemsOf, type Transaction } from "./envelopes.ts"
import { reported } from "./waits.ts"

/** Host of the DSN in the sites that run with error reporting. */
const host = "http://localhost:9999"

/** Replaces the error-reporting service, and records what it receives. */
export class ErrorService {
  readonly #visitor: { readonly page: Page }
  readonly #waiting: Route[] = []
  #unanswered = 0
  readonly envelopes: { readonly address: string; readonly body: Buffer }[] = []

  constructor(visitor: { readonly page: Page }) {
    this.#visitor = visitor
  }

  async open(): Promise<void> {
    await this.#visitor.page.route(`${host}/**`, (route) => {
      const request = route.request()
      this.envelopes.push({ address: request.url(), body: request.postDataBuffer() ?? Buffer.alloc(0) })
      return route.fulfill({ json: {}, headers: { "access-control-allow-origin": "*" } })
    })
    // Requests to the site itself that a scenario leaves pending.
    await this.#visitor.page.route("**/unanswered/*", (route) => {
      this.#waiting.push(route)
    })
  }

  #of(kind: string): Item[] {
    return this.envelopes.flatMap(({ body }) => itemsOf(body)).filter(({ type }) => type === kind)
  }

  get errors(): ErrorReport[] {
    return this.#of("event").map(({ payload }) => JSON.parse(payload) as ErrorReport)
  }

  /** The message of each error itself, without the messages of its causes. */
  get messages(): string[] {
    return this.errors.map(({ exception }) => exception?.values.at(-1)?.value ?? "")
  }

  /** Returns the number of reports of each message. */
  reportCounts(texts: readonly string[]): number[] {
    return texts.map((text) => this.messages.filter((message) => message === text).length)
  }

  messagesWith(beginning: string): string[] {
    return this.messages.filter((message) => message.startsWith(beginning))
  }

  /** Whether each error was handled by anybody. */
  get handled(): (boolean | undefined)[] {
    return this.errors.map(({ exception }) => exception?.values.at(-1)?.mechanism?.handled)
  }

  /** Setting of each error and transaction about the sender's IP address. */
  get addressSettings(): string[] {
    return [...this.errors, ...this.transactions].map(({ sdk }) => sdk.settings.infer_ip)
  }

  /** Addresses of the reports, without their queries. */
  get addresses(): string[] {
    return this.envelopes.map(({ address }) => address.split("?")[0] ?? "")
  }

  /** Events before the last error. */
  get #breadcrumbs(): readonly Breadcrumb[] {
    return this.errors.at(-1)?.breadcrumbs ?? []
  }

  /** Texts of the events before the last error. */
  get notes(): string[] {
    return this.#breadcrumbs.map(({ message = "" }) => message)
  }

  /** Requests or navigations before the last error. */
  eventsOf(kind: string): string[] {
    const category = { request: "fetch", move: "navigation" }[kind]
    return this.#breadcrumbs
      .filter((breadcrumb) => breadcrumb.category === category)
      .map(({ data }) => String(data?.url ?? `${data?.from} to ${data?.to}`))
  }

  get transactions(): Transaction[] {
    return this.#of("transaction").map(({ payload }) => JSON.parse(payload) as Transaction)
  }

  /** Everything received, as text. */
  get everything(): string {
    return this.envelopes.map(({ body }) => body.toString()).join("\n")
  }

  /** Starts a request of the page that gets no response. */
  async requestInVain(): Promise<void> {
    this.#unanswered += 1
    const path = `/unanswered/${this.#unanswered}`
    await this.#visitor.page.evaluate((address) => void fetch(address).catch(() => {}), path)
    while (this.#waiting.length < this.#unanswered) await reported(this.#visitor)
  }

  /** Answers all pending requests of the page. */
  async answer(): Promise<void> {
    const waiting = this.#waiting.splice(0)
    this.#unanswered -= waiting.length
    await Promise.all(waiting.map((route) => route.fulfill({ json: {} })))
    for (const route of waiting) await (await route.request().response())?.finished()
    await reported(this.#visitor)
  }
}
