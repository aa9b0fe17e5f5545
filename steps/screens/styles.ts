import { readFileSync } from "node:fs"
import type { Page } from "playwright"
import type { SiteName } from "../specification/names.ts"
import { builtStyles } from "../support/sites.ts"

/** Returns the rules of the styles in a page's HTML. */
const rulesIn = (html: string): string[] =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].flatMap(([, text = ""]) => text.split("}"))

/** Returns the rules in the HTML of another page that a page does not carry. */
export const rulesOnlyIn = (other: string, html: string): string[] => {
  const own = new Set(rulesIn(html))
  return rulesIn(other).filter((rule) => !own.has(rule))
}

/** Returns every computed style of each element on the page; it runs in the browser. */
const looks = (): string[][] =>
  [...document.body.querySelectorAll("*")].map((element) => {
    const style = getComputedStyle(element)
    return [
      `${element.tagName} ${element.className}`,
      ...[...style].map((name) => `${name}: ${style.getPropertyValue(name)}`),
    ]
  })

type Looks = { readonly before: readonly string[][]; readonly after: readonly string[][] }

/** Returns the first element that changed, with its changes; it runs in the browser. */
const firstChange = ({ before, after }: Looks): string[] => {
  const changesOf = (look: string[], index: number) => look.filter((part, place) => part !== before[index]?.[place])
  const changes = after.map((look, index) => [look[0] ?? "", ...changesOf(look, index)])
  return changes.find((change) => change.length > 1) ?? []
}

/**
 * Adds the styles of all other pages, and returns what they change of the first element that changes; the computed styles
 * stay in the browser, because they are some hundred thousand texts.
 */
export const changesByOtherStyles = async (page: Page, site: SiteName): Promise<string[]> => {
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  const before = await page.evaluateHandle(looks)
  for (const file of builtStyles(site)) await page.addStyleTag({ content: readFileSync(file, "utf8") })
  const after = await page.evaluateHandle(looks)
  return page.evaluate(firstChange, { before, after })
}
