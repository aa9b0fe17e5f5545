import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Page } from "playwright"

const engine = readFileSync(createRequire(import.meta.url).resolve("accessibility-checker-engine/ace.js"), "utf8")

/** Findings that are not faults on these sites, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  "aria_content_in_landmark/Fail_1": "the skip link is before every landmark, as WCAG 2.4.1 suggests",
  "input_checkboxes_grouped/fail_notgroupedothernotgrouped": "two forms have a box of the same name, not one group",
  "element_tabbable_role_valid/fail_invalid_role":
    "a region that scrolls takes the focus, or the keyboard could not scroll it (axe: scrollable-region-focusable)",
}

type Result = {
  readonly ruleId: string
  readonly reasonId: string
  readonly message: string
  readonly snippet: string
  readonly value: readonly [string, string]
}
type Checker = { readonly check: (node: Document, rules: readonly string[]) => Promise<{ results: readonly Result[] }> }

/** Runs IBM's Equal Access engine on the page, and leaves the exceptions out. */
export const equalAccessViolationsIn = async (page: Page): Promise<string[]> => {
  await page.evaluate(engine)
  const results = await page.evaluate(async () => {
    const { ace } = window as unknown as { readonly ace: { readonly Checker: new () => Checker } }
    return (await new ace.Checker().check(document, ["IBM_Accessibility"])).results
  })
  if (results.length === 0) throw new Error("the engine has checked nothing")
  return results
    .filter(({ value: [kind, outcome] }) => kind === "VIOLATION" && outcome === "FAIL")
    .map(({ ruleId, reasonId, message, snippet }) => ({ id: `${ruleId}/${reasonId}`, message, snippet }))
    .filter(({ id }) => !(id in exceptions))
    .map(({ id, message, snippet }) => `${id}: ${message}: ${snippet}`)
}
