import type { Page } from "playwright"
import { type Fingers, type Point, touch } from "./fingers.ts"
import { MapScreen } from "./map.ts"

const steps = (count: number) => Array.from({ length: count }, (_, step) => step)

const spread = ([x, y]: Point): Fingers[] =>
  steps(12).map((step) => [
    [x - 20 - 10 * step, y],
    [x + 20 + 10 * step, y],
  ])

const scroll = ([x, y]: Point): Fingers[] => steps(4).map((step) => [[x - 20, y + 24 - 8 * step]])

/** Corners of a rectangle around a point. */
const around = ([x, y]: Point): readonly [Point, Point, Point, Point] => [
  [x - 45, y - 40],
  [x + 45, y - 40],
  [x + 45, y + 40],
  [x - 45, y + 40],
]

/** Moves the mouse and fingers over the map. */
export class MapGestures {
  readonly #page: Page
  readonly #map: MapScreen
  /** Where the page was scrolled to when the last gesture began. */
  #scrollTop = 0

  constructor(page: Page) {
    this.#page = page
    this.#map = new MapScreen(page)
  }

  async turnWheel(marker: string, pixels: number): Promise<void> {
    await this.#page.mouse.move(...(await this.#pointOf(marker)))
    await this.#page.mouse.wheel(0, pixels)
  }

  async drag(marker: string, distance: number): Promise<void> {
    const [x, y] = await this.#pointOf(marker)
    await this.#page.mouse.move(x, y)
    await this.#page.mouse.down()
    await this.#page.mouse.move(x + distance, y, { steps: 6 })
    await this.#page.mouse.up()
  }

  async doubleClickBeside(marker: string, times: number): Promise<void> {
    const [x, y] = await this.#pointOf(marker)
    for (const _ of steps(times)) await this.#page.mouse.dblclick(x + 40, y)
  }

  async drawAround(marker: string): Promise<void> {
    const [start, ...corners] = around(await this.#pointOf(marker))
    await this.#page.mouse.move(...start)
    await this.#page.mouse.down()
    for (const corner of corners) await this.#page.mouse.move(...corner, { steps: 8 })
    await this.#page.mouse.up()
  }

  async drawAroundWithFinger(marker: string): Promise<void> {
    await touch(
      this.#page,
      around(await this.#pointOf(marker)).map((corner) => [corner]),
    )
  }

  async clickAround(marker: string): Promise<void> {
    for (const corner of around(await this.#pointOf(marker))) await this.#page.mouse.click(...corner)
  }

  async slideUp(): Promise<void> {
    await this.#begin()
    const [x, y] = await this.#map.middle()
    await touch(
      this.#page,
      steps(10).map((step) => [[x, y - 12 * step]]),
    )
  }

  async scrollThenSpread(marker: string): Promise<void> {
    const point = await this.#pointOf(marker)
    await touch(this.#page, [...scroll(point), ...spread(point)])
  }

  async hasScrolledPage(): Promise<boolean> {
    return (await this.#page.evaluate(() => scrollY)) !== this.#scrollTop
  }

  async #begin(): Promise<void> {
    await this.#map.bringIntoView()
    this.#scrollTop = await this.#page.evaluate(() => scrollY)
  }

  async #pointOf(marker: string): Promise<Point> {
    await this.#begin()
    return this.#map.middle(this.#map.marker(marker))
  }
}
