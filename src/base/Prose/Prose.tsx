import { articleHtml } from "../../browser/trusted-html.ts"
import * as styles from "./Prose.module.css"

export type ProseProps = {
  /** HTML of the build's Markdown, which lets no raw HTML through. */
  readonly html: string
}

export const Prose = ({ html }: ProseProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's Markdown escapes HTML
  <div className={styles.prose} dangerouslySetInnerHTML={{ __html: articleHtml(html) }} />
)
