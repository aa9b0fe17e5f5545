import assert from "node:assert/strict"
import type { Locator, Page } from "playwright"

/** What must not be broken across lines. */
const whole = {
  tables: "main table",
  facts: "main dl",
  "e-mail addresses": 'main a[href^="mailto:"]',
} as const

export type Whole = keyof typeof whole
export const wholes = Object.keys(whole) as Whole[]

/** Finds words and figures broken across lines, except at a space, after a dash, or where the text allows a break. */
const brokenWords = (parts: Element[]): string[] =>
  parts.flatMap((part) => {
    const broken: string[] = []
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest("button")) continue
      for (const { 0: word, index } of text.data.matchAll(/[^ \n\t\u200b\u00ad\u2013\u2014-]+/g)) {
        const tops = [...word].map((_, place) => {
          const range = document.createRange()
          range.setStart(text, index + place)
          range.setEnd(text, index + place + 1)
          // The last rectangle counts, because a soft hyphen at a break is drawn with the letter after it.
          return Math.round([...range.getClientRects()].at(-1)?.top ?? 0)
        })
        if (new Set(tops).size > 1) broken.push(word)
      }
    }
    return broken
  })

/** Reads how the page sets its text: lines, fonts, and how it moves as it arrives. */
export class Typography {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  every(parts: Whole): Locator {
    return this.#page.locator(whole[parts])
  }

  /** Returns the words and figures of parts that are broken across lines. */
  async brokenIn(parts: Whole): Promise<string[]> {
    assert.ok((await this.every(parts).count()) > 0, `there are no ${parts}`)
    return this.every(parts).evaluateAll(brokenWords)
  }

  /** Returns the words that are broken in windows of these widths. */
  async brokenAt(widths: readonly number[], parts: Whole): Promise<string[]> {
    const broken: string[] = []
    for (const width of widths) {
      await this.#page.setViewportSize({ width, height: 800 })
      broken.push(...(await this.brokenIn(parts)).map((word) => `${word} at ${width} pixels`))
    }
    return broken
  }

  /** The address that is printed under a home. */
  get printedAddress(): Locator {
    return this.#page.getByRole("main").getByText(/^https:\/\/www\.kvistbo\.example\/objekt\/[\w-]+\/$/)
  }

  /** Returns the text of an element line by line, as it is broken. */
  linesOf(element: Locator): Promise<string[]> {
    return element.evaluate((element) => {
      const lines = new Map<number, string>()
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        for (const [index, letter] of [...text.data].entries()) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + 1)
          const top = Math.round(range.getBoundingClientRect().top)
          lines.set(top, (lines.get(top) ?? "") + letter)
        }
      }
      return [...lines.values()]
    })
  }

  /** Whether the font of the heading has loaded. */
  headingHasItsFont(): Promise<boolean> {
    return this.#page.getByRole("heading", { level: 1 }).evaluate(async (heading) => {
      await document.fonts.ready
      const familyName = (family = "") => family.replaceAll('"', "")
      const [family] = getComputedStyle(heading).fontFamily.split(",")
      return [...document.fonts].some(
        (face) => face.status === "loaded" && familyName(face.family) === familyName(family),
      )
    })
  }

  /**
   * Returns the letters that a font lacks, by their widths: such a letter is drawn in the fallback font. Loads the font
   * under another name, because the browser does not use an optional font that came late (font-display).
   */
  missingLetters(font: string, letters: string): Promise<string[]> {
    return this.#page.evaluate(
      async ({ font, letters }) => {
        const tested = await new FontFace("tested font", `url(${font})`).load()
        document.fonts.add(tested)
        const context = document.createElement("canvas").getContext("2d")
        const width = (letter: string, next: string) => {
          if (!context) return 0
          context.font = `100px "tested font", ${next}`
          return context.measureText(letter).width
        }
        return [...letters].filter((letter) => width(letter, "monospace") !== width(letter, "sans-serif"))
      },
      { font, letters },
    )
  }

  /** Returns each layout shift since the page was painted: its score, and which elements moved from where to where. */
  layoutShifts(): Promise<string[]> {
    return this.#page.evaluate(async () => {
      type Source = { readonly node?: Node; readonly previousRect: DOMRect; readonly currentRect: DOMRect }
      type Shift = PerformanceEntry & { readonly value: number; readonly sources: readonly Source[] }
      const place = ({ x, y, width, height }: DOMRect) => `${width} × ${height} at ${x}, ${y}`
      const moved = ({ node, previousRect, currentRect }: Source) => {
        const element = node instanceof Element ? node : node?.parentElement
        const tag = element?.outerHTML.slice(0, element.outerHTML.indexOf(">") + 1)
        return `${tag} from ${place(previousRect)} to ${place(currentRect)}`
      }
      await document.fonts.ready
      const shifts: string[] = []
      const add = (entries: PerformanceEntryList) => {
        for (const { value, sources } of entries as Shift[])
          if (value > 0) shifts.push(`${value}: ${sources.map(moved).join("; ")}`)
      }
      const observer = new PerformanceObserver((list) => add(list.getEntries()))
      observer.observe({ type: "layout-shift", buffered: true })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      add(observer.takeRecords())
      return shifts
    })
  }
}

/** Fails unless every line but the last ends between the parts of an address. */
export const assertBrokenBetweenParts = (lines: readonly string[]): void => {
  for (const line of lines) assert.match(line, /[/-]$/, lines.join(" | "))
}
