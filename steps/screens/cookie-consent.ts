import type { Locator, Page } from "playwright"
import type { Choice } from "../support/consent-choices.ts"
import { expect } from "../support/expect.ts"
import { named } from "./names.ts"

const question = named("cookies", "")

/** Finds the question of consent: first a panel, later a dialog that the visitor opens. */
export class CookieConsent {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get panel(): Locator {
    return this.#page.getByRole("region", { name: question })
  }

  heading(name: string): Locator {
    return this.panel.getByRole("heading", { name, exact: true })
  }

  get dialog(): Locator {
    return this.#page.getByRole("dialog", { name: question })
  }

  get either(): Locator {
    return this.panel.or(this.dialog)
  }

  /** The three buttons that decide; the dialog has one more, which closes it. */
  get answers(): Locator {
    return this.either.getByRole("button")
  }

  answer(name: string): Locator {
    return this.either.getByRole("button", { name, exact: true })
  }

  get purposes(): Locator {
    return this.either.getByRole("checkbox")
  }

  purpose(name: string): Locator {
    return this.either.getByRole("checkbox", { name, exact: true })
  }

  /** Gives an answer for each purpose, by the first button, the second, or the boxes and the third. */
  async choose({ statistics, marketing }: Choice): Promise<void> {
    if (statistics && marketing) return this.answers.nth(0).click()
    if (!statistics && !marketing) return this.answers.nth(1).click()
    await this.tick({ statistics, marketing })
    await this.save()
  }

  async tick({ statistics, marketing }: Choice): Promise<void> {
    await this.purposes.nth(0).setChecked(statistics)
    await this.purposes.nth(1).setChecked(marketing)
  }

  /** Saves what is ticked. */
  save(): Promise<void> {
    return this.answers.nth(2).click()
  }

  /** Saves what is ticked, and in the same moment follows a link under the pointer: Playwright's clicks wait for a reload. */
  async saveAndFollow(link: Locator): Promise<void> {
    const save = await this.answers.nth(2).elementHandle()
    await link.evaluate((link, save) => {
      link.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }))
      ;(save as HTMLElement).click()
      ;(link as HTMLElement).click()
    }, save)
  }

  /** Opens the settings by the button at the end of the page. */
  async openSettings(): Promise<void> {
    await this.#page.getByRole("contentinfo").getByRole("button").click()
    await expect(this.dialog).toBeVisible()
  }

  settings(name: string): Locator {
    return this.#page.getByRole("contentinfo").getByRole("button", { name, exact: true })
  }

  /** Returns the colours, borders and fonts of each answer. */
  looksOfAnswers(): Promise<string[]> {
    return this.answers.evaluateAll((buttons) =>
      buttons.map((button) => {
        const { color, backgroundColor, border, fontSize, fontWeight, textDecorationLine, opacity } =
          getComputedStyle(button)
        return [color, backgroundColor, border, fontSize, fontWeight, textDecorationLine, opacity].join(" ")
      }),
    )
  }

  sizesOfAnswers(): Promise<number[][]> {
    return this.answers.evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect()
        return [Math.round(width), Math.round(height)]
      }),
    )
  }

  /** Checks that the visitor sees every answer whole. */
  async assertAnswersInWindow(): Promise<void> {
    for (const answer of await this.answers.all()) await expect(answer).toBeInViewport({ ratio: 1 })
  }

  /** Returns the pixels of the question that a visitor has to scroll to. */
  hiddenHeight(): Promise<number> {
    return this.panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  }

  text(text: string): Locator {
    return this.panel.getByText(text, { exact: true })
  }

  /** Opens the texts of the purposes, which a narrow window folds away. */
  unfold(words: string): Promise<void> {
    return this.panel.locator("summary").getByText(words, { exact: true }).click()
  }

  /** Returns the share of the window's height that the question takes. */
  async shareOfScreen(): Promise<number> {
    const { height = 0 } = (await this.panel.boundingBox()) ?? {}
    return height / (this.#page.viewportSize()?.height ?? 0)
  }

  /** Returns the layout shifts so far, how many paints were the largest, and whether one of them was of the question. */
  paints(): Promise<{ shift: number; paints: number; isLargest: boolean }> {
    return this.panel.evaluate(async (panel) => {
      const entries = (type: string) =>
        new Promise<PerformanceEntryList>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true })
          setTimeout(() => resolve([]), 0)
        })
      const paints = (await entries("largest-contentful-paint")) as (PerformanceEntry & { element?: Element })[]
      const shifts = (await entries("layout-shift")) as (PerformanceEntry & { value: number })[]
      return {
        shift: shifts.reduce((sum, { value }) => sum + value, 0),
        paints: paints.length,
        isLargest: paints.some(({ element }) => element !== undefined && panel.contains(element)),
      }
    })
  }

  /** Scrolls the page, and returns what covers points of the question 20 px apart, less than anything on a card. */
  coveredBy(): Promise<string[]> {
    return this.panel.evaluate((panel) => {
      const covering = new Set<string>()
      for (let top = 0; top < Math.min(document.documentElement.scrollHeight, 2500); top += 20) {
        scrollTo({ top, behavior: "instant" })
        const box = panel.getBoundingClientRect()
        for (let x = box.left + 2; x < box.right; x += 20)
          for (let y = box.top + 2; y < box.bottom; y += 20) {
            const hit = document.elementFromPoint(x, y)
            if (hit && !panel.contains(hit)) covering.add(hit.outerHTML.slice(0, 80))
          }
      }
      return [...covering]
    })
  }
}
