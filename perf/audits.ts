import type { Result } from "lighthouse"
import type { Category } from "./budgets.ts"

/** An audit that lowers the page's score in a category. */
export type FailedAudit = {
  readonly id: string
  readonly title: string
  /** Elements or messages that the audit reports. */
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

/** Skips audits without weight, which are only advice, but counts audits that could not run as failures. */
export const failedAudits = ({ categories, audits }: Result, category: Category): FailedAudit[] =>
  (categories[category]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => {
      const audit = audits[id]
      if (!audit || audit.score === 1 || audit.scoreDisplayMode === "notApplicable") return []
      const items = (audit.details as { items?: Item[] } | undefined)?.items ?? []
      const detail = audit.errorMessage ?? audit.displayValue
      return {
        id,
        title: detail ? `${audit.title} (${detail})` : audit.title,
        places: [...new Set(items.map(placeOf).filter(Boolean))],
      }
    })
