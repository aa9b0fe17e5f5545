import assert from "node:assert/strict"
import type { Locator, Page } from "playwright"

/** Lists headings that are no larger than a heading within their part of the page; it runs in the browser. */
const outgrownHeadings = (): string[] => {
  const headings = [...document.querySelectorAll("main :is(h1, h2, h3, h4)")].filter((one) => one.checkVisibility())
  const levelOf = ({ tagName }: Element) => Number(tagName[1])
  const sizeOf = (heading: Element) => Number.parseFloat(getComputedStyle(heading).fontSize)
  return headings.flatMap((heading, place) => {
    const next = headings.findIndex((other, index) => index > place && levelOf(other) <= levelOf(heading))
    const within = headings.slice(place + 1, next === -1 ? undefined : next)
    return within
      .filter((other) => sizeOf(other) >= sizeOf(heading))
      .map((other) => `${heading.textContent} / ${other.textContent}`)
  })
}

/** Lists terms whose value is neither beside them nor below them, with room for another line of a neighbour; it runs in the browser. */
const strayValues = (): string[] => {
  // The box of a term can be higher than its words.
  const wordsOf = (part: Element) => {
    const range = document.createRange()
    range.selectNodeContents(part)
    return range.getBoundingClientRect()
  }
  return [...document.querySelectorAll("main dl dd:first-of-type")].flatMap((value) => {
    const term = value.previousElementSibling
    if (!term || !value.checkVisibility()) return []
    const gap = wordsOf(value).top - wordsOf(term).bottom
    return gap > 1.5 * Number.parseFloat(getComputedStyle(term).lineHeight)
      ? [`${term.textContent}, ${Math.round(gap)} pixels`]
      : []
  })
}

type Edges = { readonly left: number[]; readonly right: number[]; readonly page: readonly number[] }

/** Finds where texts, pictures, lists and tables begin and end; a part with a ground of its own counts as one. */
const edges = (): Edges => {
  const kinds = "h1, h2, h3, p, picture, ul, ol, dl, figure, form, nav, [role=region]"
  const main = document.querySelector("main") as HTMLElement
  const groundOf = (element: Element): Element => {
    for (let part = element.parentElement; part && part !== main; part = part.parentElement)
      if (getComputedStyle(part).backgroundColor !== "rgba(0, 0, 0, 0)") return part
    return element
  }
  const parts = [...main.querySelectorAll(kinds)]
    .filter((part) => part.checkVisibility() && !part.parentElement?.closest(`${kinds}, blockquote`))
    .map((part) => groundOf(part).getBoundingClientRect())
  const { paddingLeft, paddingRight } = getComputedStyle(main)
  const { left, right } = main.getBoundingClientRect()
  const places = (all: number[]) => [...new Set(all.map(Math.round))].sort((a, b) => a - b)
  return {
    left: places(parts.map((part) => part.left)),
    right: places(parts.map((part) => part.right)),
    page: [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)].map(Math.round),
  }
}

/** Reads how the parts of a page are arranged. */
export class Composition {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** The values of the page's facts. */
  get values(): Locator {
    return this.#page.locator("main dl dd")
  }

  /** Returns the headings that are no larger than one within their part, in windows of these widths. */
  outgrownHeadingsAt(widths: readonly number[]): Promise<string[]> {
    return this.#foundAt(widths, outgrownHeadings)
  }

  /** Returns the terms that are apart from their values, in windows of these widths. */
  strayValuesAt(widths: readonly number[]): Promise<string[]> {
    return this.#foundAt(widths, strayValues)
  }

  async #foundAt(widths: readonly number[], look: () => string[]): Promise<string[]> {
    const found: string[] = []
    for (const width of widths) {
      await this.#page.setViewportSize({ width, height: 900 })
      found.push(...(await this.#page.evaluate(look)).map((one) => `${one} at ${width} pixels`))
    }
    return found
  }

  /** Asserts that the page is filled by so many columns with common edges. */
  async assertColumns(count: number): Promise<void> {
    const { left, right, page } = await this.#page.evaluate(edges)
    assert.deepEqual([left.length, right.length, left[0], right.at(-1)], [count, count, ...page], `${left} to ${right}`)
  }
}
