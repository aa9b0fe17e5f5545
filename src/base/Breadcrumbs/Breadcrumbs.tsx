import { Link } from "gatsby"
import type { PageLink } from "../../site/page.ts"
import * as styles from "./Breadcrumbs.module.css"

export type BreadcrumbsProps = { readonly label: string; readonly crumbs: readonly PageLink[] }

export const Breadcrumbs = ({ label, crumbs }: BreadcrumbsProps) =>
  crumbs.length > 1 && (
    <nav aria-label={label} className={styles.breadcrumbs}>
      <ol>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index < crumbs.length - 1 ? <Link to={path}>{name}</Link> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
