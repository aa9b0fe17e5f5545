import type { Visitor } from "./visitor.ts"

/** Drops width and format, because a picture has a file for each of them. */
const pictureIn = (address: string): string =>
  new URL(address, "https://site.example").pathname.replace(/-\d+\.\w+$/, "")

/** Requested, cancelled and visible pictures of the page. */
export class PictureRequests {
  readonly #visitor: Pick<Visitor, "page" | "network">

  constructor(visitor: Pick<Visitor, "page" | "network">) {
    this.#visitor = visitor
  }

  get #requested(): string[] {
    return this.#visitor.network.ofType("image").map((request) => pictureIn(request.url()))
  }

  /** Pictures that the browser requested and then cancelled. */
  get cancelled(): string[] {
    return this.#visitor.network
      .ofType("image")
      .filter((request) => request.failure() !== null)
      .map((request) => pictureIn(request.url()))
  }

  async #inWindow(): Promise<string[]> {
    const addresses = await this.#visitor.page.evaluate(() =>
      [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight).map(({ src }) => src),
    )
    return addresses.map(pictureIn)
  }

  /** Whether the window shows several pictures, and the browser has requested others below it. */
  async areRequestedBelowWindow(): Promise<boolean> {
    const visible = await this.#inWindow()
    return visible.length > 1 && this.#requested.some((picture) => !visible.includes(picture))
  }

  /** Pictures of the window, which must be several, that the browser has not requested or has cancelled. */
  async missingInWindow(): Promise<string[]> {
    const visible = await this.#inWindow()
    if (visible.length < 2) throw new Error("the window shows no pictures")
    return visible.filter((picture) => !this.#requested.includes(picture) || this.cancelled.includes(picture))
  }

  /** Cancelled pictures that the page does not show yet. */
  async cancelledAndMissing(): Promise<string[]> {
    const addresses = await this.#visitor.page.evaluate(() =>
      [...document.images].filter(({ complete }) => complete).map(({ src }) => src),
    )
    const shown = addresses.map(pictureIn)
    return this.cancelled.filter((picture) => !shown.includes(picture))
  }
}
