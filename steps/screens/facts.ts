import type { Locator } from "playwright"
import { asRead } from "../support/text.ts"
import type { SitePage } from "./site-page.ts"

/** Reads terms and their values. */
export class Facts {
  readonly #screen: SitePage

  constructor(screen: SitePage) {
    this.#screen = screen
  }

  /** Returns each term with its different values on the page. */
  onPage(terms: readonly string[]): Promise<string[][]> {
    return this.#read(terms, this.#screen.main, (texts) => [...new Set(texts.map(asRead))])
  }

  /** Returns each term with its values in a section, without the source of a figure on the line below it. */
  inSection(heading: string, terms: readonly string[]): Promise<string[][]> {
    return this.#read(terms, this.#screen.section(heading), (texts) =>
      texts.map((text) => asRead(text.split("\n")[0] ?? "")),
    )
  }

  /** Returns each figure of a section with its value, and its source on the line below. */
  withSources(heading: string, terms: readonly string[]): Promise<string[][]> {
    return this.#read(terms, this.#screen.section(heading), (texts) =>
      texts.flatMap((text) => text.split("\n").map(asRead)),
    )
  }

  /** Returns how often each term appears on the page outside of a part. */
  async countsOutside(part: Locator, terms: readonly string[]): Promise<number[]> {
    const counts = terms.map(async (term) => {
      const all = await this.#screen.values(term).count()
      return all - (await this.#screen.values(term, part).count())
    })
    return Promise.all(counts)
  }

  #read(
    terms: readonly string[],
    within: Locator,
    valuesOf: (texts: readonly string[]) => readonly string[],
  ): Promise<string[][]> {
    return Promise.all(
      terms.map(async (term) => [term, ...valuesOf(await this.#screen.values(term, within).allInnerTexts())]),
    )
  }
}
