import type { Locator, Page } from "playwright"
import { named } from "./names.ts"

const map = named("map", "")

/** Finds maps by role and accessible name. */
export class MapScreen {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** The small map of one place. */
  picture(name: string): Locator {
    return this.#page.getByRole("main").getByRole("img", { name, exact: true })
  }

  /** The large map of homes, and its surroundings. */
  get homes(): Locator {
    return this.#page.getByRole("main").getByRole("region", { name: map })
  }

  /** The part of the map that the visitor can move. */
  get frame(): Locator {
    return this.homes.getByRole("group", { name: map })
  }

  /** Returns the centre of the map, or of an element on it, in the viewport. */
  async middle(of = this.frame): Promise<readonly [number, number]> {
    const box = await of.boundingBox()
    if (!box) throw new Error("it is not shown")
    return [box.x + box.width / 2, box.y + box.height / 2]
  }

  /** Scrolls the whole map into the viewport. */
  async bringIntoView(): Promise<void> {
    await this.frame.evaluate((frame) => frame.scrollIntoView({ block: "center", behavior: "instant" }))
  }

  get markers(): Locator {
    return this.frame.getByRole("button")
  }

  marker(name: string): Locator {
    return this.frame.getByRole("button", { name, exact: true })
  }

  button(name: string): Locator {
    return this.homes.getByRole("button", { name, exact: true })
  }

  get areas(): Locator {
    return this.homes.getByRole("list", { name: named("homesByArea") }).getByRole("listitem")
  }

  /** A name drawn on the ground, hidden from screen readers. */
  placeName(name: string): Locator {
    return this.placeNames.filter({ hasText: name })
  }

  get placeNames(): Locator {
    return this.frame.locator("svg text")
  }

  /** Names on the ground that are partly outside the map. */
  cutNames(): Promise<string[]> {
    return this.placeNames.evaluateAll((names) =>
      names.flatMap((name) => {
        const ground = name.closest("svg")?.getBoundingClientRect() ?? new DOMRect()
        const { left, right, top, bottom } = name.getBoundingClientRect()
        const isWhole = left >= ground.left && right <= ground.right && top >= ground.top && bottom <= ground.bottom
        return isWhole ? [] : [name.textContent]
      }),
    )
  }

  /** The card that a marker opens. */
  card(name: string): Locator {
    return this.homes.getByRole("region", { name, exact: true })
  }

  get opened(): Locator {
    return this.homes.getByRole("region")
  }

  view(name: string): Locator {
    return this.views.getByRole("button", { name, exact: true })
  }

  get views(): Locator {
    return this.#page.getByRole("main").getByRole("group", { name: named("views") })
  }

  async press(name: string, times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) await this.button(name).click()
  }

  async pressKey(key: string, times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) await this.frame.press(key)
  }

  /** Returns whether an element is to the right of the map. */
  async hasBeside(element: Locator): Promise<boolean> {
    const [frame, box] = [await this.frame.boundingBox(), await element.boundingBox()]
    return frame !== null && box !== null && box.x >= frame.x + frame.width && box.y < frame.y + frame.height
  }
}

/** Returns the lightness, from 0 to 1, of a loaded picture's corner, which shows land or water. */
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
