import { parse } from "node-html-parser"

const elements =
  "h1, h2, h3, h4, h5, h6, p, li, dt, dd, th, td, caption, figcaption, summary, legend, label, a, button, img"

/** Returns what a reader and assistive technology find in a page: texts, links and names, one line each. */
const linesOf = (html: string): string[] => {
  const page = parse(html)
  for (const hidden of page.querySelectorAll("noscript, script, style, template")) hidden.remove()
  return page.querySelectorAll(`:is(header, main, footer) :is(${elements})`).map((element) => {
    const name = element.getAttribute("aria-label") ?? element.getAttribute("alt") ?? ""
    const address = element.getAttribute("href") ?? ""
    return [element.rawTagName, name, address, element.text].join(" ").replaceAll(/\s+/g, " ").trim()
  })
}

const without = (lines: readonly string[], others: readonly string[]): string[] => {
  const known = new Set(others)
  return [...new Set(lines)].filter((line) => !known.has(line))
}

/** Returns what scripts have removed from a page ("-") and added to it ("+"). */
export const changesByScripts = (delivered: string, hydrated: string): string[] => {
  const [before, after] = [linesOf(delivered), linesOf(hydrated)]
  return [...without(before, after).map((line) => `- ${line}`), ...without(after, before).map((line) => `+ ${line}`)]
}

const cookieSettings = /: [-+] (?:a|button) .*(?:Kakinställningar|Cookie settings|Evästeasetukset|informasjonskapsler)$/
const favourites = /^\S*\/(?:favoriter|suosikit|favourites|favoritter)\/: \+/

/** Times of a viewing, which is over by the clock of the visitor and not yet by that of the build. */
const viewing = /\d[.:]\d\d–\d+[.:]\d\d/

/** Whether scripts may make a change, after its path: the link to the cookie settings becomes a button, and favourites come. */
export const mayChange = (change: string): boolean =>
  [cookieSettings, favourites, viewing].some((pattern) => pattern.test(change))
