import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import type { default as axe, RunOptions } from "axe-core"
import type { Page } from "playwright"

/** Loads the minified file, which is less than half of the source that the package exports. */
const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8")

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** Injects axe once for each frame and document, because parsing it takes as long as many of its rules. */
const putIntoFramesOf = async (page: Page): Promise<void> => {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(source)
}

/** Rules whose result depends on the colour scheme. */
export const colourRules = ["color-contrast", "link-in-text-block"]

/**
 * Runs axe in the page, because @axe-core/playwright opens another page for each result and takes five times as long;
 * returns each violation with its first element.
 * @param rules switched on or off regardless of their tags
 * @param only tags or rules to run
 */
export const violationsIn = async (
  page: Page,
  rules: RunOptions["rules"] = {},
  only: NonNullable<RunOptions["runOnly"]> = tags,
): Promise<string[]> => {
  await putIntoFramesOf(page)
  const options: RunOptions = { runOnly: only, resultTypes: ["violations"], rules }
  const violations = await page.evaluate(
    async (options) => (await (window as unknown as { axe: typeof axe }).axe.run(document, options)).violations,
    options,
  )
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes[0]?.html ?? ""} ${nodes[0]?.failureSummary ?? ""}`,
  )
}

/** The open menu hides the page from assistive technology, including its heading. */
const ofWholePages = { "page-has-heading-one": { enabled: false }, "landmark-one-main": { enabled: false } }

/** Returns violations in the open menu, light and dark. */
export const violationsInMenu = async (page: Page): Promise<string[]> => {
  const found: string[] = []
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme })
    found.push(...(await violationsIn(page, ofWholePages)))
  }
  return found
}

/** Returns violations in windows of these widths: all rules in light colours, and those about colours in dark ones. */
export const violationsAt = async (page: Page, widths: readonly number[]): Promise<string[]> => {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: "light" })
    const light = await violationsIn(page)
    await page.emulateMedia({ colorScheme: "dark" })
    const dark = await violationsIn(page, {}, colourRules)
    found.push(...[...light, ...dark].map((violation) => `${width} pixels: ${violation}`))
  }
  return found
}

/** Returns the violations in light and in dark colours. */
export const violationsInBothSchemes = async (page: Page): Promise<{ light: string[]; dark: string[] }> => {
  await page.emulateMedia({ colorScheme: "light" })
  const light = await violationsIn(page)
  await page.emulateMedia({ colorScheme: "dark" })
  return { light, dark: await violationsIn(page) }
}
