import type { Page } from "playwright"
import type { Faults } from "./faults.ts"

/** Gatsby logs this when it does not hydrate a page. */
export const notHydrated = /Not rendering React/

const notFound = /^Failed to load resource: the server responded with a status of 404/

/** Gatsby requests a path's data and then the path itself before it shows the not-found page. */
const requestedPath = (url: string) => new URL(url).pathname.replace(/^\/page-data(?=\/)|\/?(page-data\.json)?$/g, "")

const matches = (text: string, pattern: string | RegExp): boolean =>
  typeof pattern === "string" ? text.includes(pattern) : pattern.test(text)

/** Records the problems that pages log: script errors, policy violations, missing files. */
export class ConsoleLog {
  readonly #faults: Faults
  readonly #problems: string[] = []
  readonly #expected: (string | RegExp)[] = []
  readonly #notFound: string[] = []
  readonly #missing = new Set<string>()

  constructor(faults: Faults) {
    this.#faults = faults
  }

  watch(page: Page): void {
    const note = (problem: string) => this.#problems.push(`${page.url()}: ${problem}`)
    page.on("pageerror", (error) => note(error.message))
    page.on("console", (message) => {
      const { url } = message.location()
      if (message.type() !== "error" || this.#faults.include(url)) return
      if (notFound.test(message.text())) this.#notFound.push(url)
      else note(message.text())
    })
    page.on("response", (response) => {
      if (this.#faults.include(response.url())) return
      const kind = response.request().resourceType()
      if (response.status() >= 400 && ["image", "script", "stylesheet", "font", "manifest"].includes(kind))
        note(`${response.url()} answered ${response.status()}`)
    })
  }

  /** Allows problems that the scenario causes on purpose, by a part of their text. */
  expect(...problems: readonly (string | RegExp)[]): void {
    this.#expected.push(...problems)
  }

  /** Allows a 404 response, because the scenario requests a path without a page or file. */
  expectMissing(path: string): void {
    this.#missing.add(requestedPath(new URL(path, "http://site").href))
  }

  /** Every problem so far. */
  get problems(): readonly string[] {
    return this.#problems
  }

  /** Forgets every problem so far, and returns those that do not match. */
  takeOthersThan(pattern: RegExp): string[] {
    return this.#problems.splice(0).filter((problem) => !pattern.test(problem))
  }

  problemsWith(text: string): string[] {
    return this.#problems.filter((problem) => problem.includes(text))
  }

  problemsLike(pattern: RegExp): string[] {
    return this.#problems.filter((problem) => pattern.test(problem))
  }

  /** Problems and 404 responses that the scenario does not expect. */
  get unexpected(): string[] {
    return [
      ...this.#problems.filter((problem) => !this.#expected.some((pattern) => matches(problem, pattern))),
      ...this.#notFound.filter((url) => !this.#missing.has(requestedPath(url))),
    ]
  }
}
