import type { Page, Request } from "playwright"
import { Faults, pathPattern } from "./faults.ts"

/** From when on requests count. */
export type Moment = "the visitor's document" | "the last fault" | "the last move"

/** Records the requests of a scenario's pages, and breaks their answers. */
export class Network {
  readonly requests: Request[] = []
  readonly faults = new Faults()
  readonly #pending = new Set<Request>()
  readonly #requestsAt = new Map<Moment, number>()

  watch(page: Page): void {
    page.on("request", (request) => {
      this.requests.push(request)
      this.#pending.add(request)
    })
    page.on("requestfinished", (request) => this.#pending.delete(request))
    page.on("requestfailed", (request) => this.#pending.delete(request))
  }

  /** Requests without an answer, except those that a fault delays. */
  get pending(): Request[] {
    return [...this.#pending].filter((request) => !this.faults.holds(request.url()))
  }

  mark(moment: Moment): void {
    this.#requestsAt.set(moment, this.requests.length)
  }

  since(moment: Moment): Request[] {
    return this.requests.slice(this.#requestsAt.get(moment) ?? 0)
  }

  /** Returns GET requests for a path, in which * matches any text without a slash. */
  requestsFor(path: string, requests: readonly Request[] = this.requests): Request[] {
    const pattern = pathPattern(path)
    return requests.filter((request) => request.method() === "GET" && pattern.test(new URL(request.url()).pathname))
  }

  /** Requests for whole documents. */
  get documents(): Request[] {
    return this.requests.filter((request) => request.isNavigationRequest())
  }

  /** Number of documents that pages loaded themselves, beyond the one that the visitor requested. */
  get newDocuments(): number {
    const documents = this.since("the visitor's document").filter(
      (request) => request.isNavigationRequest() && request.redirectedFrom() === null,
    )
    return documents.length - 1
  }

  /** Returns the addresses of other hosts that pages have requested. */
  requestsOutside(origin: string): string[] {
    return this.requests
      .map((request) => new URL(request.url()))
      .filter((address) => address.protocol !== "data:" && address.origin !== origin)
      .map(String)
  }
}
