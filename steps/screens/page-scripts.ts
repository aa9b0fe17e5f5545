import assert from "node:assert/strict"
import type { Locator, Page } from "playwright"
import { expect } from "../support/expect.ts"

/** Changes the headings of a page before React draws it, and leaves a class on the page; it runs in the browser. */
export const changeHeadings = (trace: string): void => {
  addEventListener("DOMContentLoaded", () => {
    for (const heading of document.querySelectorAll("h1, h2")) heading.textContent = "Something else"
    if (trace) document.documentElement.classList.add(trace)
  })
}

/** Acts as scripts of the page that log, fail, fetch and move things. */
export class PageScripts {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async log(texts: readonly string[]): Promise<void> {
    await this.#page.evaluate((texts) => {
      for (const text of texts) console.log(text)
    }, texts)
  }

  /** Throws all errors in one turn from event listeners, which need no running clock. */
  async fail(errors: readonly string[]): Promise<void> {
    await this.#page.evaluate((texts) => {
      for (const text of texts) {
        const fail = () => {
          throw new Error(text)
        }
        addEventListener("kvist", fail, { once: true })
      }
      dispatchEvent(new Event("kvist"))
    }, errors)
  }

  /** Fails in a script whose address is that of an extension, as its last comment tells the browser. */
  async failInExtension(error: string): Promise<void> {
    const script = `void Promise.reject(new Error(${JSON.stringify(error)}))`
    await this.#page.evaluate(`${script}\n//# sourceURL=chrome-extension://kvist/content.js`)
  }

  async rejectPromise(error: string): Promise<void> {
    await this.#page.evaluate((message) => {
      void Promise.reject(new Error(message))
    }, error)
  }

  /** Rejects with no error but a text, which the browser does not print: Playwright would repeat only a part of it. */
  async rejectPromiseWithText(text: string): Promise<void> {
    await this.#page.evaluate((text) => {
      addEventListener("unhandledrejection", (event) => event.preventDefault(), { once: true })
      void Promise.reject(text)
    }, text)
  }

  /** Fetches addresses one by one, and returns the statuses. */
  fetchAll(addresses: readonly string[]): Promise<number[]> {
    return this.#page.evaluate(async (addresses) => {
      const statuses: number[] = []
      for (const address of addresses) {
        const answer = await fetch(address)
        await answer.text()
        statuses.push(answer.status)
      }
      return statuses
    }, addresses)
  }

  /** Fetches an address many times, and aborts each request. */
  async fetchInVain(address: string, times: number): Promise<void> {
    await this.#page.evaluate(
      async ({ address, times }) => {
        const fetches = Array.from({ length: times }, () => fetch(address, { signal: AbortSignal.abort() }))
        await Promise.allSettled(fetches)
      },
      { address, times },
    )
  }

  /** Fetches each address, and returns it with "trace headers" or "none", as its request carried them. */
  async traceHeadersOf(addresses: readonly string[]): Promise<string[][]> {
    const rows: string[][] = []
    for (const address of addresses) {
      const { href } = new URL(address, this.#page.url())
      const request = this.#page.waitForRequest((candidate) => candidate.url() === href)
      await this.fetchAll([address])
      const headers = await (await request).allHeaders()
      const carried = ["sentry-trace", "baggage"].filter((name) => name in headers)
      rows.push([address, { 0: "none", 2: "trace headers" }[carried.length] ?? `only ${carried}`])
    }
    return rows
  }

  /** Moves a sheet over the whole window by a twentieth of its width, and waits until the browser has measured that. */
  async shiftLayout(): Promise<void> {
    await this.#page.evaluate(async () => {
      const sheet = document.createElement("div")
      sheet.style.cssText = "position:fixed;left:0;top:0;width:100vw;height:100vh;background:#fff;z-index:9"
      document.body.append(sheet)
      const measured = new Promise((resolve) => {
        new PerformanceObserver(resolve).observe({ type: "layout-shift" })
      })
      const frame = () => new Promise(requestAnimationFrame)
      await frame()
      await frame()
      sheet.style.top = `${innerWidth / 20}px`
      await measured
    })
  }

  /**
   * Reports layout shifts at exact times (ms), which the browser could not keep, to the page's observers: each by itself, as
   * the browser reports shifts of different frames.
   */
  async measureShifts(shifts: readonly { readonly time: number; readonly score: number }[]): Promise<void> {
    const observers = await this.#page.evaluate((shifts) => {
      const { shiftCallbacks } = window as unknown as {
        readonly shiftCallbacks: ((list: { getEntries: () => unknown[] }) => void)[]
      }
      const start = Math.ceil(performance.now())
      const entries = shifts.map(({ time, score }) => ({
        entryType: "layout-shift",
        startTime: start + time,
        duration: 0,
        value: score,
        hadRecentInput: false,
        sources: [],
      }))
      for (const entry of entries) for (const callback of shiftCallbacks) callback({ getEntries: () => [entry] })
      return shiftCallbacks.length
    }, shifts)
    assert.ok(observers > 0, "nothing on the page observes layout shifts")
  }

  /** Adds a text field and a text area to the page, and writes a text in each. */
  async addFields([line = "", text = ""]: readonly string[]): Promise<void> {
    await this.#fields.evaluateAll(() =>
      document.querySelector("main")?.append(document.createElement("input"), document.createElement("textarea")),
    )
    await this.#fields.first().fill(line)
    await this.#fields.last().fill(text)
  }

  async removeFields(): Promise<void> {
    await this.#fields.evaluateAll((fields) => {
      for (const field of fields) field.remove()
    })
    await expect(this.#fields).toHaveCount(0)
  }

  get #fields(): Locator {
    return this.#page.getByRole("main").getByRole("textbox")
  }
}
