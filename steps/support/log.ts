import { World } from "@cucumber/cucumber"
import type { Page, Request } from "playwright"
import { Faults, pathPattern } from "./faults.ts"

const notFound = /^Failed to load resource: the server responded with a status of 404/

/** Gatsby logs this if the scenario blocks service workers, because it receives no registration. */
const workersBlocked = /^Error during service worker registration: TypeError: Cannot read properties of undefined/

/** Gatsby requests a path's data and then the path itself before it shows the not-found page. */
const pathAskedFor = (url: string) => new URL(url).pathname.replace(/^\/page-data(?=\/)|\/?(page-data\.json)?$/g, "")

/** Records requests and problems of a scenario's pages. */
export abstract class Log extends World {
  readonly requests: Request[] = []
  /** Requests without a response or a failure so far. */
  readonly pending = new Set<Request>()
  readonly faults = new Faults()
  /** False if the scenario blocks service workers, and then Gatsby logs a failed registration. */
  protected hasServiceWorker = false
  /** Number of requests when the visitor last loaded a whole document. */
  #documentsFrom = 0
  /** Paths that the scenario expects to have no page. */
  readonly missing = new Set<string>()
  readonly #notFound: string[] = []
  /** Problems in pages: script errors, policy violations, missing files. */
  readonly problems: string[] = []
  /** Problems that the scenario causes on purpose, by a part of their text. */
  readonly expected: (string | RegExp)[] = []

  watch(page: Page): void {
    page.on("request", (request) => {
      this.requests.push(request)
      this.pending.add(request)
    })
    page.on("requestfinished", (request) => this.pending.delete(request))
    page.on("requestfailed", (request) => this.pending.delete(request))
    page.on("pageerror", (error) => this.problems.push(`${page.url()}: ${error.message}`))
    page.on("console", (message) => {
      if (message.type() !== "error" || this.faults.include(message.location().url)) return
      if (!this.hasServiceWorker && workersBlocked.test(message.text())) return
      if (notFound.test(message.text())) this.#notFound.push(message.location().url)
      else this.problems.push(`${page.url()}: ${message.text()}`)
    })
    page.on("response", (response) => {
      if (this.faults.include(response.url())) return
      const kind = response.request().resourceType()
      if (response.status() >= 400 && ["image", "script", "stylesheet", "font", "manifest"].includes(kind))
        this.problems.push(`${page.url()}: ${response.url()} answered ${response.status()}`)
    })
  }

  /** Problems that the scenario does not expect. */
  get unexpectedProblems(): string[] {
    return this.problems.filter(
      (problem) =>
        !this.expected.some((expectedProblem) =>
          typeof expectedProblem === "string" ? problem.includes(expectedProblem) : expectedProblem.test(problem),
        ),
    )
  }

  /** 404 responses that the scenario does not expect. */
  get unexpectedlyMissing(): string[] {
    return this.#notFound.filter((url) => !this.missing.has(pathAskedFor(url)))
  }

  /** Allows a 404 response, because the scenario visits an address without a page. */
  protected expectMissing(url: string): void {
    this.missing.add(pathAskedFor(url))
  }

  /** Starts counting documents that the visitor did not request. */
  protected beginDocument(): void {
    this.#documentsFrom = this.requests.length
  }

  /** Number of documents that pages loaded themselves, beyond the one that the visitor requested. */
  get newDocuments(): number {
    const documents = this.requests
      .slice(this.#documentsFrom)
      .filter((request) => request.isNavigationRequest() && request.redirectedFrom() === null)
    return documents.length - 1
  }

  /** Returns GET requests for a path, in which * matches any text without a slash. */
  requestsFor(path: string, since = 0): Request[] {
    const pattern = pathPattern(path)
    return this.requests
      .slice(since)
      .filter((request) => request.method() === "GET" && pattern.test(new URL(request.url()).pathname))
  }
}
