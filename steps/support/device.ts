import type { CDPSession } from "playwright"
import type { Visitor } from "./visitor.ts"

/** Media features of a device, by the words of the features. */
export const preferences = {
  "more contrast": { contrast: "more" },
  "less motion": { reducedMotion: "reduce" },
  "dark colours": { colorScheme: "dark" },
  "dark print": { media: "print", colorScheme: "dark" },
} as const

export type Preference = (typeof preferences)[keyof typeof preferences]

export type StorageName = "localStorage" | "sessionStorage"

/** What the visitor's device and browser are like. */
export class Device {
  readonly #visitor: Visitor
  #network: CDPSession | undefined

  constructor(visitor: Visitor) {
    this.#visitor = visitor
  }

  /**
   * Sets the window's width and the number of device pixels in a CSS pixel, and disables the cache, because a larger
   * cached picture would be used instead of the right one.
   */
  async setScreen(width: number, density: number): Promise<void> {
    const session = await this.#visitor.context.newCDPSession(this.#visitor.page)
    const metrics = { width, height: 900, deviceScaleFactor: density, mobile: false }
    await session.send("Emulation.setDeviceMetricsOverride", metrics)
    await session.send("Network.enable")
    await session.send("Network.setCacheDisabled", { cacheDisabled: true })
  }

  /** Sets the connection that the Network Information API reports. */
  async setConnection(effectiveType: string, saveData: boolean): Promise<void> {
    await this.#visitor.page.addInitScript(
      (value) => Object.defineProperty(Navigator.prototype, "connection", { configurable: true, get: () => value }),
      { effectiveType, saveData },
    )
  }

  /** @param factor how many times slower than this machine */
  async slowProcessor(factor: number): Promise<void> {
    const session = await this.#visitor.context.newCDPSession(this.#visitor.page)
    await session.send("Emulation.setCPUThrottlingRate", { rate: factor })
  }

  /** Sets the languages that the browser prefers, in this order. */
  async preferLanguages(codes: readonly string[]): Promise<void> {
    await this.#visitor.prepare(
      (languages) =>
        Object.defineProperty(Navigator.prototype, "languages", { configurable: true, get: () => languages }),
      codes,
    )
  }

  async setUserAgent(userAgent: string): Promise<void> {
    await this.#visitor.page.addInitScript(
      (value) => Object.defineProperty(Navigator.prototype, "userAgent", { configurable: true, get: () => value }),
      userAgent,
    )
  }

  /** Has the browser refuse a kind of storage. */
  async refuse(storage: StorageName): Promise<void> {
    await this.#visitor.page.addInitScript(
      (name) =>
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("The operation is insecure.", "SecurityError")
          },
        }),
      storage,
    )
  }

  async loseNetwork(): Promise<void> {
    this.#visitor.console.expect(/net::ERR_INTERNET_DISCONNECTED/, /loading (css )?chunk .* failed/i)
    await this.#setOffline(true)
  }

  async regainNetwork(): Promise<void> {
    await this.#setOffline(false)
  }

  /**
   * Of the visitor's page alone: the pages of a process hear of the network together, and with the whole context a page
   * could hear that it is back before its own is.
   */
  async #setOffline(offline: boolean): Promise<void> {
    const { context, page } = this.#visitor
    this.#network ??= await context.newCDPSession(page)
    const anySpeed = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
    await this.#network.send("Network.emulateNetworkConditions", { offline, ...anySpeed })
  }
}
