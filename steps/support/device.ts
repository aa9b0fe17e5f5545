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
    await this.#visitor.context.addInitScript(
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
    await this.#visitor.context.setOffline(true)
  }

  async regainNetwork(): Promise<void> {
    await this.#visitor.context.setOffline(false)
  }
}
