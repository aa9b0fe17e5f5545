import type { Page } from "playwright"

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

  /** Fetches an address, and returns the status. */
  fetch(address: string): Promise<number> {
    return this.#page.evaluate(async (to) => {
      const answer = await fetch(to)
      await answer.text()
      return answer.status
    }, address)
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

  /** Fetches an address, and returns the headers of the request. */
  async headersOfFetch(address: string): Promise<Record<string, string>> {
    const { href } = new URL(address, this.#page.url())
    const [request] = await Promise.all([
      this.#page.waitForRequest((candidate) => candidate.url() === href),
      this.fetch(address),
    ])
    return request.allHeaders()
  }

  /**
   * Shifts the layout by a twentieth of its width at each time (ms); it needs a running clock, because browsers measure
   * shifts in real time.
   * @returns the browser's time of each shift, relative to the first
   */
  shiftLayout(times: readonly number[]): Promise<number[]> {
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

  /** Adds a text field and a text area to the page, with a text in each. */
  async addFields(texts: readonly [line: string, text: string]): Promise<void> {
    await this.#page.evaluate((texts) => {
      const [line, area] = [document.createElement("input"), document.createElement("textarea")]
      document.querySelector("main")?.append(line, area)
      for (const [place, field] of [line, area].entries()) field.value = texts[place] ?? ""
    }, texts)
  }
}
