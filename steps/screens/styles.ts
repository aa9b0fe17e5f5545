import { readFileSync } from "node:fs"
import type { Page } from "playwright"
import type { SiteName } from "../specification/names.ts"
import { builtStyles } from "../support/sites.ts"

/** Returns the rules of the styles in a page's HTML. */
const rulesIn = (html: string): string[] =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].flatMap(([, text = ""]) => text.split("}"))

/** Returns the classes that the elements in a page's HTML have. */
const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")))

const classesOf = (rule: string): string[] =>
  [...(rule.split("{")[0] ?? "").matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = ""]) => name)

/**
 * Returns the rules in the HTML of another page that only its elements need, and those of them that a page carries.
 * @param plain HTML of a page of the site that has what all pages share
 */
export const needlessRules = (other: string, html: string, plain: string) => {
  const [own, shared, used] = [new Set(rulesIn(html)), new Set(rulesIn(plain)), classesIn(html)]
  const present = classesIn(other)
  const needless = rulesIn(other).filter((rule) => {
    const classes = classesOf(rule)
    return !shared.has(rule) && classes.length > 0 && classes.every((name) => present.has(name) && !used.has(name))
  })
  return { needless, carried: needless.filter((rule) => own.has(rule)) }
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
