import axe, { type RunOptions } from "axe-core"
import type { Page } from "playwright"

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** Once in a document is enough, in each of its frames: reading axe's script takes as long as many of its rules. */
const putIntoFramesOf = async (page: Page): Promise<void> => {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source)
}

/** All that a colour scheme can break. */
export const colourRules = ["color-contrast", "link-in-text-block"]

/**
 * What axe finds on the page as it stands, each with the first element that it concerns.
 * It runs in the page itself and gathers violations only: @axe-core/playwright opens another page for each result,
 * and takes five times as long.
 * @param rules switched on or off against what the tags say
 * @param only tags or rules
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
