import type { Locator, Page } from "playwright"
import { asRead } from "../support/text.ts"
import { Chart } from "./chart.ts"
import { sectionOf } from "./sections.ts"

/** Finds areas by role and accessible name. */
export class AreaScreen {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get #main(): Locator {
    return this.#page.getByRole("main")
  }

  table(name: string): Locator {
    return this.#main.getByRole("table", { name, exact: true })
  }

  chart(title: string): Chart {
    const caption = this.#page.locator("figcaption").getByText(title, { exact: true })
    return new Chart(this.#main.getByRole("figure").filter({ has: caption }))
  }

  /** Rows with a name and a figure, some of which have a bar. */
  get rows(): Locator {
    return this.#main.getByRole("row").filter({ has: this.#page.locator("td") })
  }

  get bars(): Locator {
    return this.rows.filter({ has: this.#page.locator("rect") })
  }

  /** Rows of the first table with bars. */
  get rowsWithFirstBar(): Locator {
    return this.bars.first().locator("xpath=ancestor::tbody").locator("tr")
  }

  /** Returns the rows whose text reaches into its bar, in windows of the given widths. */
  async coveredTexts(widths: readonly number[]): Promise<string[]> {
    const covered: string[] = []
    for (const width of widths) {
      await this.#page.setViewportSize({ width, height: 900 })
      covered.push(...(await this.bars.evaluateAll(textsInBars)))
    }
    return covered
  }

  /** Returns each station of the area with its kind and distance, as the page lists them. */
  async stations(): Promise<string[][]> {
    const around = sectionOf(this.#main, /^(Resor och skolor|Liikenne ja koulut|Getting around)/)
    const names = await around.getByRole("term").allInnerTexts()
    const values = await around.getByRole("definition").allInnerTexts()
    return names.map((name, station) => [asRead(name), asRead(values[station] ?? "")])
  }

  get emptyLists(): Locator {
    return this.lists.filter({ hasNot: this.#page.locator("li") })
  }

  get lists(): Locator {
    return this.#main.locator("ul, ol")
  }

  /** Sections of areas on the index, each under a city's heading. */
  get sections(): Locator {
    return this.#main.getByRole("listitem").locator("section")
  }

  homesOf(area: string): Locator {
    return sectionOf(this.#main, area).getByRole("list").getByRole("link")
  }

  /** Returns each area's number of homes and link to all of them, as the index states them. */
  async offers(): Promise<{ sentence: string; link: string; path: string }[]> {
    const counts = this.sections.getByText(/^\d+ .*(till salu|myynnissä|for sale)/)
    const links = this.sections.getByRole("paragraph").getByRole("link")
    const [sentences, names] = [await counts.allInnerTexts(), await links.allInnerTexts()]
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))
    return sentences.map((sentence, area) => ({ sentence, link: names[area] ?? "", path: paths[area] ?? "" }))
  }

  /** The name of an area on the index, which leads to its page. */
  area(name: string): Locator {
    return this.#main.getByRole("heading", { level: 3 }).getByRole("link", { name, exact: true })
  }
}

/** Returns the text of each row in which a line of text ends below the beginning of the bar; it runs in the browser. */
const textsInBars = (rows: Element[]): string[] =>
  rows
    .filter((row) => {
      const bar = row.querySelector("rect")?.getBoundingClientRect().top ?? 0
      const texts = [...row.children].flatMap(({ childNodes }) =>
        [...childNodes].filter(({ nodeName }) => nodeName !== "svg"),
      )
      const line = document.createRange()
      return texts.some((text) => {
        line.selectNode(text)
        return [...line.getClientRects()].some(({ bottom }) => bottom > bar + 1)
      })
    })
    .map(({ textContent }) => textContent ?? "")
