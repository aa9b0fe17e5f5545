import type { Locator, Page } from "playwright"

/** What a visitor finds of areas, by role and accessible name. */
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

  /** A chart by the title that stands above it. */
  chart(title: string): Locator {
    return this.#main
      .getByRole("figure")
      .filter({ has: this.#page.locator("figcaption").getByText(title, { exact: true }) })
  }

  /** The sections of areas on the index: those with a heading below a city's. */
  get sections(): Locator {
    return this.#main.getByRole("listitem").getByRole("region")
  }

  /** The links to homes in the section of an area. */
  homesOf(area: string): Locator {
    return this.#main.getByRole("region", { name: area, exact: true }).getByRole("list").getByRole("link")
  }

  /** Of each area of the index: how many homes it says to have, and its link to all of them. */
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
