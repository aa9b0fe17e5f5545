import type { Edition } from "../../site/edition.ts"
import type { Frame } from "../../site/page.ts"
import { type FooterData, footerOf } from "./footer.data.ts"
import { type HeaderData, headerOf } from "./header.data.ts"

/** Header and footer of a language, in one file: a page requests both together. */
export type FrameData = { readonly header: HeaderData; readonly footer: FooterData }

export const frameOf = (edition: Edition): FrameData => ({ header: headerOf(edition), footer: footerOf(edition) })

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
