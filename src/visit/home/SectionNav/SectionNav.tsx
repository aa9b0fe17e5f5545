import type { PropertyPage } from "../home.data.ts"
import * as styles from "./SectionNav.module.css"

export type SectionNavProps = { readonly contents: PropertyPage["contents"] }

/** Links to the parts of a long page. */
export const SectionNav = ({ contents: { label, links } }: SectionNavProps) => (
  <nav aria-label={label} className={styles.contents}>
    <ul>
      {links.map(({ id, name }) => (
        <li key={id}>
          <a href={`#${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  </nav>
)
