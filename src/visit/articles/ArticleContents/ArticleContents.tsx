import type { Contents } from "../../../site/markdown/markdown.ts"
import * as styles from "./ArticleContents.module.css"

export type ArticleContentsProps = { readonly contents: Contents }

/** Links to the parts of a long text. */
export const ArticleContents = ({ contents: { label, parts } }: ArticleContentsProps) => (
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
