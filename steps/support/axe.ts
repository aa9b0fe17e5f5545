import type { AxeBuilder } from "@axe-core/playwright"

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** What axe finds, each with the first element that it concerns. */
export const violationsIn = async (axe: AxeBuilder): Promise<string[]> => {
  const { violations } = await axe.withTags(tags).analyze()
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes[0]?.html ?? ""} ${nodes[0]?.failureSummary ?? ""}`,
  )
}
