import type { Locator, Page } from "playwright"
import { painted } from "../support/waits.ts"
import { PageFrame } from "./page-frame.ts"
import { SitePage } from "./site-page.ts"

/** The width of A4 paper within its margins, in pixels. */
const a4 = { width: 695, height: 1024 }

const millimetres = (pixels: number): number => (pixels / 96) * 25.4

/** Prints a page and reads its paper. */
export class Paper {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Presses a button, and lays the page out for paper if the button prints. */
  async printBy(button: Locator): Promise<void> {
    await this.#page.evaluate(() => {
      window.print = () => void document.documentElement.setAttribute("data-printed", "")
    })
    await button.click()
    await this.#page.locator("html[data-printed]").waitFor({ state: "attached" })
    await this.#page.emulateMedia({ media: "print" })
  }

  /** Tells the page that it is printed, and stays at its top. */
  async printByMenu(): Promise<void> {
    await this.#page.evaluate(() => dispatchEvent(new Event("beforeprint")))
  }

  async printOn(sheet: { readonly width: number; readonly height: number }): Promise<void> {
    await this.#page.setViewportSize(sheet)
    await this.#page.emulateMedia({ media: "print" })
  }

  /** Returns the size of each printed page in millimetres, printed from the screen as a visitor does. */
  async pages(): Promise<string[]> {
    await this.#page.emulateMedia({ media: "screen" })
    await painted({ page: this.#page })
    await this.#page.emulateMedia({ media: null })
    const pdf = (await this.#page.pdf({ preferCSSPageSize: true })).toString("latin1")
    await this.#page.emulateMedia({ media: "print" })
    return [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
      [width, height].map((points) => Math.round((Number(points) / 72) * 25.4)).join(" × "),
    )
  }

  get pictures(): Locator {
    return new SitePage(this.#page).main.locator("img").filter({ visible: true })
  }

  /** Returns how high an element is on a sheet of A4, in millimetres. */
  async heightOf(element: Locator): Promise<number> {
    const window = this.#page.viewportSize()
    await this.#page.setViewportSize(a4)
    const { height = 0 } = (await element.boundingBox()) ?? {}
    if (window) await this.#page.setViewportSize(window)
    return millimetres(height)
  }

  get logo(): Locator {
    return new PageFrame(this.#page).banner.getByRole("link").first()
  }

  /** Returns what reaches beyond the right edge of the sheet. */
  cutOff(): Promise<string[]> {
    return new SitePage(this.#page).main
      .locator("*")
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`),
      )
  }
}
