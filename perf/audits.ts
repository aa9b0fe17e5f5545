import type { Result } from "lighthouse"
import type { Category } from "./budgets.ts"

/** An audit that costs the page some of a category's score. */
export type FailedAudit = {
  readonly id: string
  readonly title: string
  /** The elements or messages that it concerns. */
  readonly places: readonly string[]
}

type Element = { readonly selector?: string; readonly snippet?: string }
type Item = {
  readonly node?: Element
  readonly source?: Element | string
  readonly description?: unknown
  readonly url?: unknown
}

const placeOf = ({ node, source, description, url }: Item): string => {
  const element = node ?? (typeof source === "object" ? source : undefined)
  return [element?.selector, element?.snippet, source, description, url]
    .filter((part) => typeof part === "string")
    .join(" ")
}

/** Audits without a weight are advice; those with one that could not be run are failures, because nobody knows. */
export const failedAudits = ({ categories, audits }: Result, category: Category): FailedAudit[] =>
  (categories[category]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => {
      const audit = audits[id]
      if (!audit || audit.score === 1 || audit.scoreDisplayMode === "notApplicable") return []
      const items = (audit.details as { items?: Item[] } | undefined)?.items ?? []
      const said = audit.errorMessage ?? audit.displayValue
      return {
        id,
        title: said ? `${audit.title} (${said})` : audit.title,
        places: [...new Set(items.map(placeOf).filter(Boolean))],
      }
    })
