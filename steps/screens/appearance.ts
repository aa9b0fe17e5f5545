import type { Locator, Page } from "playwright"

/** Lists elements with an animation, a transition or smooth scrolling, by their start tags; it runs in the browser. */
const moving = () =>
  [...document.querySelectorAll("body *")]
    .filter((element) =>
      ["", "::before", "::after", "::backdrop"].some((part) => {
        const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element, part)
        return /[1-9]/.test(transitionDuration) || animationName !== "none" || scrollBehavior === "smooth"
      }),
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 80))

/** Returns the lightness of a CSS colour, from 0 to 255; a transparent background prints as white paper. */
const lightnessOfColour = (colour: string): number =>
  colour === "rgba(0, 0, 0, 0)" ? 255 : Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number))

/** Reads colours, motion and sizes of the page. */
export class Appearance {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get #main(): Locator {
    return this.#page.getByRole("main")
  }

  moving(): Promise<string[]> {
    return this.#page.evaluate(moving)
  }

  /** Returns the lightness of the page's background and text, from 0 to 255. */
  async lightnessOfPage(): Promise<{ paper: number; text: number }> {
    const { color, backgroundColor } = await this.#page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body)
      return { color, backgroundColor }
    })
    return { paper: lightnessOfColour(backgroundColor), text: lightnessOfColour(color) }
  }

  /** Returns the lightness of the centre of an element, from 0 to 1. */
  async lightnessOfMiddle(part: Locator): Promise<number> {
    const picture = (await part.screenshot()).toString("base64")
    return this.#page.evaluate(async (picture) => {
      const image = new Image()
      image.src = `data:image/png;base64,${picture}`
      await image.decode()
      const pen = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d")
      pen?.drawImage(image, -Math.floor(image.width / 2), -Math.floor(image.height / 2))
      const [red = 0, green = 0, blue = 0] = pen?.getImageData(0, 0, 1, 1).data ?? []
      return (red + green + blue) / 3 / 255
    }, picture)
  }

  get uncheckedBox(): Locator {
    return this.#main.getByRole("checkbox", { checked: false }).last()
  }

  field(name: string): Locator {
    return this.#main.getByRole("textbox", { name, exact: true })
  }

  choice(name: string): Locator {
    return this.#main.getByRole("radio", { name, exact: true })
  }

  picture(name: string): Locator {
    return this.#main.getByRole("img", { name })
  }

  /** Returns each colour of small print, and those of the rest of the text. */
  async textColours(): Promise<{ small: string[]; rest: string[] }> {
    const coloursOf = (parts: Locator) =>
      parts.evaluateAll((elements) => [...new Set(elements.map((element) => getComputedStyle(element).color))])
    const small = await coloursOf(this.#main.locator(".small, .hint, .lead"))
    return { small, rest: await coloursOf(this.#page.locator("body")) }
  }

  /** Doubles the size of the text, as a visitor's settings do. */
  async doubleText(): Promise<void> {
    await this.#page.addStyleTag({ content: "html { font-size: 200% }" })
  }

  /** Returns the width of each table and the room that it has. */
  tables(): Promise<{ width: number; room: number }[]> {
    return this.#main
      .getByRole("table")
      .evaluateAll((tables) =>
        tables.map((table) => ({ width: table.scrollWidth, room: table.parentElement?.clientWidth ?? 0 })),
      )
  }

  /** Links of the footer that a reader of the printed page could not use: all but telephone numbers and mail. */
  get linksAboutTheSite(): Locator {
    return this.#page
      .getByRole("contentinfo")
      .locator("a:not([href^='tel:'], [href^='mailto:'])")
      .filter({ visible: true })
  }

  /** Returns by how many pixels the page is wider than windows of these widths. */
  async overflowAt(widths: readonly number[]): Promise<number[]> {
    const overflows: number[] = []
    for (const width of widths) {
      await this.#page.setViewportSize({ width, height: 900 })
      overflows.push(
        await this.#page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      )
    }
    return overflows
  }
}
