import type { Page } from "playwright"
import { usualTime } from "../../src/tools/shifted-date.ts"

/** Milliseconds in which an idle browser draws a frame. */
export const frameMs = 20

type Owner = { readonly page: Page; isProfileReusable: boolean }

/** The clock of the page, which a scenario about time stops and advances. */
export class Clock {
  readonly #visitor: Owner
  isStopped = false
  /** Milliseconds from the machine's time to the browser's. */
  readonly shift = usualTime - Date.now()

  constructor(visitor: Owner) {
    this.#visitor = visitor
  }

  /** The browser's time while its clock runs. */
  get now(): number {
    return Date.now() + this.shift
  }

  /** An installed clock runs until it is paused, so it starts an hour before the time to pause at. */
  async stop(now = usualTime): Promise<void> {
    await this.install(now - 3_600_000)
    await this.#visitor.page.clock.pauseAt(now)
    this.isStopped = true
  }

  /** Takes the clock over, for good: Playwright cannot give it back. */
  async install(time?: number): Promise<void> {
    this.#visitor.isProfileReusable = false
    await this.#visitor.page.clock.install(time === undefined ? {} : { time })
  }

  /** Shows one time from now on. */
  async fix(time: string): Promise<void> {
    this.#visitor.isProfileReusable = false
    await this.#visitor.page.clock.setFixedTime(time)
  }

  async run(milliseconds: number): Promise<void> {
    await this.#visitor.page.clock.runFor(milliseconds)
  }

  /** Advances a stopped clock until the page at an address is drawn. */
  async drawPageAt(address: string): Promise<void> {
    if (!this.isStopped) return
    await this.#visitor.page.waitForURL(address, { waitUntil: "commit" })
    await this.run(frameMs)
  }

  /** Returns a time in two parts: the page reacts to input in its next frame, and measures time from there. */
  partsOf(milliseconds: number): number[] {
    return [Math.min(milliseconds, frameMs), Math.max(0, milliseconds - frameMs)]
  }
}
