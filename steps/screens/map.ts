import type { Locator, Page } from "playwright"

/** What a visitor finds of maps, by role and accessible name. */
export class MapScreen {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** The small map of one place. */
  picture(name: string): Locator {
    return this.#page.getByRole("main").getByRole("img", { name, exact: true })
  }
}

/** The lightness of a picture that has loaded, from 0 to 1: of its corner, which shows land or water. */
export const lightnessOf = (picture: Locator): Promise<number> =>
  picture.evaluate((image) => {
    const canvas = document.createElement("canvas")
    canvas.width = canvas.height = 1
    const pen = canvas.getContext("2d")
    if (!pen) throw new Error("this browser draws no canvas")
    pen.drawImage(image as HTMLImageElement, 0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data
    return (red + green + blue) / 3 / 255
  })
