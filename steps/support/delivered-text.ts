import { parse } from "node-html-parser"
import type { Page } from "playwright"

const withoutSpaces = (text: string): string => text.replaceAll(/\s+/g, "")

/** Returns the headings, paragraphs, facts and cells in the main part of a page. */
export const textsOf = async (page: Page): Promise<string[]> => {
  const elements = page.getByRole("main").locator("h1, h2, h3, h4, p, dt, dd, th, td, figcaption, summary")
  return [...new Set(await elements.allTextContents())].filter((text) => text.trim() !== "")
}

/** Returns the texts that the main part of the delivered HTML lacks; a line break in it may be a space or none. */
export const textsMissingIn = (html: string, texts: readonly string[]): string[] => {
  const delivered = withoutSpaces(parse(html).querySelector("main")?.textContent ?? "")
  return texts.filter((text) => !delivered.includes(withoutSpaces(text)))
}
