import type { Edition } from "../../site/edition.ts"
import type { Frame } from "../../site/page.ts"

/** Frame texts that are the same on all pages of one language. */
export const frameTexts = ({
  language,
  text,
}: Edition): Pick<
  Frame,
  "language" | "skipLabel" | "languagesLabel" | "breadcrumbsLabel" | "loadingLabel" | "failure"
> => ({
  language,
  skipLabel: text("frame.skip"),
  languagesLabel: text("frame.languages"),
  breadcrumbsLabel: text("frame.breadcrumbs"),
  loadingLabel: text("frame.loading"),
  failure: { text: text("frame.failure"), reload: text("frame.reload") },
})
