import { readFile } from "node:fs/promises"
import type { Locator, Page } from "playwright"
import { asRead } from "../support/text.ts"
import { named } from "./names.ts"

/** Finds favourites: the hearts, the link in the header, the favourites page and its comparison. */
export class FavouriteScreen {
  readonly #page: Page
  /** The file that the visitor has saved. */
  file = { name: "", text: "" }

  constructor(page: Page) {
    this.#page = page
  }

  button(name: string): Locator {
    return this.#page.getByRole("button", { name, exact: true })
  }

  get hearts(): Locator {
    return this.#page.getByRole("button", { name: named("save", " ") })
  }

  get buttonsOfHomes(): Locator {
    return this.#page.getByRole("article").getByRole("button")
  }

  /** The link to the favourites, with their number if there are any. */
  get way(): Locator {
    return this.#page.getByRole("banner").getByRole("link", { name: named("favourites", "( \\d+)?$") })
  }

  /** The message for screen readers after a home is added or removed. */
  get message(): Locator {
    return this.#page.getByRole("banner").locator('[aria-live="polite"]')
  }

  /** The visible part of the message. */
  get notice(): Locator {
    return this.message.locator("p")
  }

  /** A home in the list, with the controls beside its card. */
  home(headline: string): Locator {
    return this.#page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: this.#page.getByRole("heading", { name: headline, exact: true }) })
  }

  note(street: string): Locator {
    return this.#page.getByRole("textbox", { name: new RegExp(` ${street}$`) })
  }

  /** A checkbox or a radio button. */
  choice(name: string): Locator {
    return this.#page
      .getByRole("checkbox", { name, exact: true })
      .or(this.#page.getByRole("main").getByRole("radio", { name, exact: true }))
  }

  /** The links of the saved searches. */
  get searches(): Locator {
    return this.#page.locator("#searches").getByRole("listitem").getByRole("link")
  }

  fileField(name: string): Locator {
    return this.#page.getByLabel(name, { exact: true })
  }

  get comparison(): Locator {
    return this.#page.getByRole("main").getByRole("table")
  }

  /** The part that scrolls. */
  get region(): Locator {
    return this.#page
      .getByRole("main")
      .getByRole("region")
      .filter({ has: this.#page.getByRole("table") })
  }

  get comparedHomes(): Locator {
    return this.comparison.getByRole("columnheader").getByRole("link")
  }

  /** Where each compared home is, below its address. */
  get comparedPlaces(): Locator {
    return this.columns.locator("small")
  }

  /** The compared homes, each with its picture, link and button. */
  get columns(): Locator {
    return this.comparison.getByRole("columnheader")
  }

  get rows(): Locator {
    return this.comparison.getByRole("rowheader")
  }

  row(name: string): Locator {
    return this.comparison.getByRole("rowheader", { name, exact: true })
  }

  /** Returns the comparison row by row, with the names of the homes first. */
  async facts(): Promise<string[][]> {
    const homes = await this.comparedHomes.allInnerTexts()
    const rows = await this.comparison
      .locator("tbody")
      .getByRole("row")
      .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText)))
    return [["", ...homes], ...rows.map((cells) => cells.map(asRead))]
  }

  /** Returns the names of the homes, and the rows with these names. */
  async factsCalled(names: readonly string[]): Promise<string[][]> {
    const [homes = [], ...rows] = await this.facts()
    return [homes, ...rows.filter(([name = ""]) => names.includes(name))]
  }

  /** Returns each home with its value in the row. */
  async valuesOf(name: string): Promise<string[][]> {
    const [homes = [], values = []] = await this.factsCalled([name])
    return homes.slice(1).map((home, place) => [home, values[place + 1] ?? ""])
  }

  /** Ticks or unticks the homes, one after another. */
  async choose(names: readonly string[]): Promise<void> {
    for (const name of names) await this.choice(name).click()
  }

  get controls(): Locator {
    const main = this.#page.getByRole("main")
    return main.getByRole("button").or(main.getByRole("checkbox"))
  }

  heart(name: string): Locator {
    return this.button(name).locator("svg")
  }

  /** Scrolls the comparison by the keyboard in a narrow window. */
  async scrollByKey(): Promise<void> {
    await this.#page.setViewportSize({ width: 320, height: 900 })
    await this.region.press("ArrowRight")
  }

  /** Returns how far the comparison has scrolled. */
  scrolled(): Promise<number> {
    return this.region.evaluate(({ scrollLeft }) => scrollLeft)
  }

  /** Returns the number of compared homes that the window shows from edge to edge. */
  wholeColumns(): Promise<number> {
    return this.columns.evaluateAll(
      (columns) =>
        columns
          .map((column) => column.getBoundingClientRect())
          .filter(({ left, right }) => left >= 0 && right <= innerWidth).length,
    )
  }

  /** Returns the names of facts that are cut by the window or overlap a value of their row. */
  namesBesideValues(): Promise<string[]> {
    return this.rows.evaluateAll((names) => {
      const boxOf = (element: Element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getBoundingClientRect()
      }
      return names
        .filter((name) => {
          const { bottom, right } = boxOf(name)
          const values = [...(name.parentElement?.querySelectorAll("td") ?? [])]
          return right > innerWidth || values.some((value) => boxOf(value).top < bottom)
        })
        .map((name) => name.textContent ?? "")
    })
  }

  /** Returns the compared homes whose picture lies under their button. */
  coveredPictures(): Promise<string[]> {
    return this.columns.evaluateAll((columns) =>
      columns
        .filter((column) => {
          const button = column.querySelector("button")?.getBoundingClientRect()
          const picture = column.querySelector("img")?.getBoundingClientRect()
          return !button || !picture || (button.bottom > picture.top && button.top < picture.bottom)
        })
        .map((column) => column.textContent ?? ""),
    )
  }

  /** Saves the favourites as a file, which a later step reads. */
  async saveFile(button: string): Promise<void> {
    const [download] = await Promise.all([this.#page.waitForEvent("download"), this.button(button).click()])
    this.file = { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") }
  }

  async openFile(field: string, text: string): Promise<void> {
    const file = { name: "favourites.json", mimeType: "application/json", buffer: Buffer.from(text) }
    await this.fileField(field).setInputFiles(file)
  }
}
