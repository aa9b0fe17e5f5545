import * as styles from "./Prose.module.css"

export type ProseProps = {
  /** From the build's own Markdown, which lets no raw HTML through. */
  readonly html: string
}

export const Prose = ({ html }: ProseProps) => (
  <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
)
