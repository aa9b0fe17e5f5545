import assert from "node:assert/strict"
import type { Locator, Page } from "playwright"
import { expect } from "../support/expect.ts"

/** Tells the side of each limit of a layout shift cluster: 1 s after the previous shift, 5 s after the first. */
const clustering = (times: readonly number[]) =>
  times.map((time, place) => [time - (times[place - 1] ?? time) < 1000, time < 5000])

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

  async rejectPromise(error: string): Promise<void> {
    await this.#page.evaluate((message) => {
      void Promise.reject(new Error(message))
    }, error)
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

  /** Shifts the layout at each time (ms), and fails if the machine is too slow for the clusters that the times mean. */
  async shiftLayoutAt(times: readonly number[]): Promise<void> {
    const observed = await this.#shiftLayout(times)
    const tooSlow = `the machine was too slow to make the shifts in time: the browser saw them after ${observed} ms`
    assert.deepEqual(clustering(observed), clustering(times), tooSlow)
  }

  /**
   * Shifts the layout by a twentieth of its width at each time (ms); it needs a running clock, because browsers measure
   * shifts in real time.
   * @returns the browser's time of each shift, relative to the first
   */
  #shiftLayout(times: readonly number[]): Promise<number[]> {
    return this.#page.evaluate(async (moments) => {
      const sheet = document.createElement("div")
      sheet.style.cssText = "position:fixed;left:0;top:0;width:100vw;height:100vh;background:#fff;z-index:9"
      document.body.append(sheet)
      const paintTimes: number[] = []
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) paintTimes.push(entry.startTime)
      })
      observer.observe({ type: "layout-shift" })
      const frame = () => new Promise(requestAnimationFrame)
      await frame()
      await frame()
      const start = performance.now()
      for (const [place, moment] of moments.entries()) {
        while (performance.now() - start < moment) await frame()
        sheet.style.top = place % 2 === 0 ? `${innerWidth / 20}px` : "0"
        while (paintTimes.length <= place) await frame()
      }
      observer.disconnect()
      return paintTimes.map((time) => time - (paintTimes[0] ?? 0))
    }, times)
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
