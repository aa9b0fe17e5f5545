import assert from "node:assert/strict"
import type { Page } from "playwright"

type Place = { readonly text: string; readonly left: number; readonly top: number }

/** Returns where the visible texts and drawings of a page are, in the order of its HTML. */
const placesOn = (page: Page): Promise<Place[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll("*")].flatMap((element) => {
      const ownText = [...element.childNodes].filter((node) => node instanceof Text).map((node) => node.data.trim())
      const text = ownText.join("") || (element instanceof SVGElement ? "drawing" : "")
      const { left, top } = element.getBoundingClientRect()
      return text && element.checkVisibility({ visibilityProperty: true }) ? { text, left, top } : []
    }),
  )

/** A page whose HTML arrives in two pieces. */
export class Arrival {
  readonly #page: Page
  #first: readonly Place[] = []

  constructor(page: Page) {
    this.#page = page
  }

  /** Opens an address whose HTML is cut the first time, and then the whole page. */
  async openInPieces(address: string): Promise<void> {
    await this.#page.goto(address)
    this.#first = await placesOn(this.#page)
    await this.#page.goto(address)
  }

  /** Returns what of the first piece is elsewhere once the rest is there. */
  async moved(): Promise<string[]> {
    assert.ok(this.#first.length > 0, "nothing had arrived")
    const places = await placesOn(this.#page)
    return this.#first.flatMap(({ text, left, top }) => {
      const isInPlace = places.some((place) => place.text === text && place.left === left && place.top === top)
      return isInPlace ? [] : text
    })
  }
}
