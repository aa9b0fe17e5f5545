import type { Part } from "../../../site/articles/markdown.ts"
import * as styles from "./ArticleContents.module.css"

export type ArticleContentsProps = { readonly label: string; readonly parts: readonly Part[] }

/** Links to the parts of a long text. */
export const ArticleContents = ({ label, parts }: ArticleContentsProps) => (
  <nav aria-label={label} className={styles.contents}>
    <p aria-hidden="true">{label}</p>
    <ol>
      {parts.map(({ id, name }) => (
        <li key={id}>
          <a href={`#${id}`}>{name.replace(/^\d+\. /, "")}</a>
        </li>
      ))}
    </ol>
  </nav>
)
