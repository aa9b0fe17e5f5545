import type { Locator, Page } from "playwright"

/** Finds areas by role and accessible name. */
export class AreaScreen {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** The chart that later steps refer to. */
  current!: Locator

  get #main(): Locator {
    return this.#page.getByRole("main")
  }

  table(name: string): Locator {
    return this.#main.getByRole("table", { name, exact: true })
  }

  /** Finds a chart by its title. */
  chart(title: string): Locator {
    return this.#main
      .getByRole("figure")
      .filter({ has: this.#page.locator("figcaption").getByText(title, { exact: true }) })
  }

  /** Sections of areas on the index, each under a city's heading. */
  get sections(): Locator {
    return this.#main.getByRole("listitem").getByRole("region")
  }

  homesOf(area: string): Locator {
    return this.#main.getByRole("region", { name: area, exact: true }).getByRole("list").getByRole("link")
  }

  /** Returns each area's number of homes and link to all of them, as the index states them. */
  async offers(): Promise<{ sentence: string; link: string; path: string }[]> {
    const counts = this.sections.getByText(/^\d+ .*(till salu|myynnissä|for sale)/)
    const links = this.sections.getByRole("paragraph").getByRole("link")
    const [sentences, names] = [await counts.allInnerTexts(), await links.allInnerTexts()]
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))
    return sentences.map((sentence, area) => ({ sentence, link: names[area] ?? "", path: paths[area] ?? "" }))
  }

  area(name: string): Locator {
    return this.#main.getByRole("heading", { level: 3 }).getByRole("link", { name, exact: true })
  }
}
