import { World } from "@cucumber/cucumber"
import type { Page, Request } from "playwright"
import { Faults, pathPattern } from "./faults.ts"

const notFound = /^Failed to load resource: the server responded with a status of 404/

/** What Gatsby logs where a scenario has no service workers: it is not told that the registration was refused. */
const workersBlocked = /^Error during service worker registration: TypeError: Cannot read properties of undefined/

/** Gatsby asks for the data of a path, and then for the path itself, before it shows the not-found page. */
const pathAskedFor = (url: string) => new URL(url).pathname.replace(/^\/page-data(?=\/)|\/?(page-data\.json)?$/g, "")

/** What the pages of a scenario ask for, and what goes wrong in them. */
export abstract class Log extends World {
  readonly requests: Request[] = []
  /** Requests that have been neither answered nor refused. */
  readonly pending = new Set<Request>()
  readonly faults = new Faults()
  /** Without service workers, Gatsby logs that it could not register one. */
  protected hasServiceWorker = false
  /** How many requests had been made when the visitor last asked for a whole document. */
  #documentsFrom = 0
  /** Paths that a scenario says have no page. */
  readonly missing = new Set<string>()
  readonly #notFound: string[] = []
  /** What went wrong in pages without anybody asking: script errors, broken policies, missing files. */
  readonly problems: string[] = []
  /** What a scenario breaks on purpose, by a part of its text. */
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

  /** Problems that no scenario spoke of. */
  get unexpectedProblems(): string[] {
    return this.problems.filter(
      (problem) =>
        !this.expected.some((known) => (typeof known === "string" ? problem.includes(known) : known.test(problem))),
    )
  }

  /** Answers 404 that no scenario spoke of. */
  get unexpectedlyMissing(): string[] {
    return this.#notFound.filter((url) => !this.missing.has(pathAskedFor(url)))
  }

  /** Answers that may be 404, because a scenario went to where there is no page. */
  protected expectMissing(url: string): void {
    this.missing.add(pathAskedFor(url))
  }

  /** From now on a document is new when the visitor has not asked for it. */
  protected beginDocument(): void {
    this.#documentsFrom = this.requests.length
  }

  /** Documents that pages have loaded by themselves, beyond the one that the visitor asked for. */
  get newDocuments(): number {
    const documents = this.requests
      .slice(this.#documentsFrom)
      .filter((request) => request.isNavigationRequest() && request.redirectedFrom() === null)
    return documents.length - 1
  }

  /** GET requests of pages for a path, in which * stands for anything but a slash. */
  requestsFor(path: string, since = 0): Request[] {
    const pattern = pathPattern(path)
    return this.requests
      .slice(since)
      .filter((request) => request.method() === "GET" && pattern.test(new URL(request.url()).pathname))
  }
}
