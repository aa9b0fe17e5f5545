import assert from "node:assert/strict"
import { EventEmitter, once } from "node:events"
import type { Page, Request } from "playwright"
import { Faults, pathPattern } from "./faults.ts"

/** From when on requests count. */
export type Moment = "the visitor's document" | "the last fault" | "the last move"

/** Records the requests of a scenario's pages, and breaks their answers. */
export class Network {
  readonly requests: Request[] = []
  readonly #answers = new EventEmitter()
  readonly faults = new Faults(() => this.#answers.emit("answer"))
  readonly #pending = new Set<Request>()
  readonly #requestsAt = new Map<Moment, number>()

  watch(page: Page): void {
    page.on("request", (request) => {
      this.requests.push(request)
      this.#pending.add(request)
    })
    const end = (request: Request) => {
      this.#pending.delete(request)
      this.#answers.emit("answer")
    }
    page.on("requestfinished", end).on("requestfailed", end)
  }

  /** Adds a request that an earlier scenario has made of the page. */
  recall(request: Request): void {
    this.requests.push(request)
  }

  /** Requests without a response, except those that a fault delays. */
  get pending(): Request[] {
    return [...this.#pending].filter((request) => !this.faults.isDelayed(request.url()))
  }

  /** Waits until no request is pending. */
  async allAnswered(): Promise<void> {
    while (this.pending.length > 0) await once(this.#answers, "answer")
  }

  mark(moment: Moment): void {
    this.#requestsAt.set(moment, this.requests.length)
  }

  since(moment: Moment): Request[] {
    return this.requests.slice(this.#requestsAt.get(moment) ?? 0)
  }

  /** Returns the paths of the data requested since a moment. */
  dataSince(moment: Moment): string[] {
    return this.since(moment)
      .map((request) => new URL(request.url()).pathname)
      .filter((path) => path.endsWith(".json"))
  }

  /** Returns GET requests for a path or a whole address, in which * matches any text without a slash. */
  requestsFor(path: string, requests: readonly Request[] = this.requests): Request[] {
    const pattern = pathPattern(path)
    const textOf = (url: string) => (path.startsWith("/") ? new URL(url).pathname : url)
    return requests.filter((request) => request.method() === "GET" && pattern.test(textOf(request.url())))
  }

  /** Returns the addresses of those requests; a Request in a failed assertion would be printed with its whole browser. */
  requestedAddresses(path: string): string[] {
    return this.requestsFor(path).map((request) => request.url())
  }

  /** Returns the status of the last response to a path, by any method; undefined before it arrives. */
  async lastStatusOf(path: string): Promise<number | undefined> {
    const pattern = pathPattern(path)
    const request = this.requests.findLast((request) => pattern.test(new URL(request.url()).pathname))
    return (await request?.response())?.status()
  }

  /** Returns the paths that match a pattern and were requested more than once. */
  repeated(pattern: RegExp): string[] {
    const paths = this.requests.map((request) => new URL(request.url()).pathname).filter((path) => pattern.test(path))
    return paths.filter((path, index) => paths.indexOf(path) !== index)
  }

  /** Returns the requests with an error response. */
  async failed(): Promise<{ type: string; url: string }[]> {
    const answers = await Promise.all(this.requests.map((request) => request.response()))
    return answers
      .filter((answer) => answer !== null && answer.status() >= 400)
      .map((answer) => ({ type: answer?.request().resourceType() ?? "", url: answer?.url() ?? "" }))
  }

  /** Returns POST requests to a path. */
  sentTo(path: string): Request[] {
    return this.requests.filter((request) => request.method() === "POST" && new URL(request.url()).pathname === path)
  }

  /** Returns the address, headers and body of each request, except those to an address that ends with a path. */
  textsExceptTo(path: string): string[] {
    return this.requests
      .filter((request) => !request.url().endsWith(path))
      .map((request) => [request.url(), JSON.stringify(request.headers()), request.postData() ?? ""].join("\n"))
  }

  /** Returns the paths without a request. */
  unrequested(paths: readonly string[]): string[] {
    return paths.filter((path) => this.requestsFor(path).length === 0)
  }

  /** Returns addresses whose request had a payload, or whose response was no JSON. */
  async nonJsonResponses(paths: readonly string[]): Promise<string[]> {
    const isJson = async (request: Request) => {
      const answer = await request.response()
      const type = answer?.headers()["content-type"] ?? ""
      return typeof (await answer?.json()) === "object" && type.startsWith("application/json")
    }
    const wrong: string[] = []
    for (const request of paths.flatMap((path) => this.requestsFor(path)))
      if (request.postData() !== null || !(await isJson(request))) wrong.push(request.url())
    return wrong
  }

  /**
   * Returns what scripts of pages fetched besides GET requests for the paths, such as "POST http://localhost/api";
   * `idle` fetches /robots.txt.
   */
  fetchesBesides(paths: readonly string[]): string[] {
    const allowed = new Set(paths.flatMap((path) => this.requestsFor(path)))
    return this.requests
      .filter((request) => ["xhr", "fetch", "beacon", "ping"].includes(request.resourceType()))
      .filter((request) => !allowed.has(request) && !request.url().endsWith("/robots.txt"))
      .map((request) => `${request.method()} ${request.url()}`)
  }

  ofType(type: string): Request[] {
    return this.requests.filter((request) => request.resourceType() === type)
  }

  /** Returns the text of each answer of a type. */
  textsOf(type: string): Promise<{ url: string; text: string }[]> {
    return Promise.all(
      this.ofType(type).map(async (request) => ({
        url: request.url(),
        text: (await (await request.response())?.text()) ?? "",
      })),
    )
  }

  /** Returns the scripts that have one of the texts, or that could not be read. */
  async scriptsNaming(names: readonly string[]): Promise<{ url: string; name: string }[]> {
    assert.ok(names.length > 20, `only ${names.length} names to look for`)
    const scripts = await this.textsOf("script")
    assert.ok(scripts.length > 0, "the page has loaded no script")
    return scripts.flatMap(({ url, text }) =>
      names.filter((name) => text === "" || text.includes(name)).map((name) => ({ url, name })),
    )
  }

  /** Returns the HTML of the last document as the site delivered it. */
  async documentAsDelivered(): Promise<string> {
    return (await (await this.documents.at(-1)?.response())?.text()) ?? ""
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

  /** Requests since the last fault, before the page that was loaded last. */
  get beforeFullPageLoad(): Request[] {
    const sinceFault = this.since("the last fault")
    return sinceFault.slice(
      0,
      sinceFault.findLastIndex((request) => request.isNavigationRequest()),
    )
  }

  /** The request for the page that was loaded last, and those after it. */
  get afterFullPageLoad(): Request[] {
    return this.requests.slice(this.requests.findLastIndex((request) => request.isNavigationRequest()))
  }

  /** Returns the addresses of other hosts that pages have requested. */
  requestsOutside(origin: string): string[] {
    return this.requests
      .map((request) => new URL(request.url()))
      .filter((address) => address.protocol !== "data:" && address.origin !== origin)
      .map(String)
  }
}
