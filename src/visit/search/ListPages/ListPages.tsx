import { Link } from "gatsby"
import type { ListPages as ListPagesData } from "../listings.data.ts"
import * as styles from "./ListPages.module.css"

export type ListPagesProps = { readonly pages: ListPagesData }

export const ListPages = ({ pages: { label, links, current, previous, next } }: ListPagesProps) =>
  links.length > 1 && (
    <nav aria-label={label} className={styles.pages}>
      <ul>
        {previous && (
          <li>
            <Link to={previous.path} rel="prev">
              {previous.name}
            </Link>
          </li>
        )}
        {links.map((link, index) => {
          const before = Number(links[index - 1]?.name ?? 0)
          return (
            <li key={link.path} className={Number(link.name) > before + 1 ? styles.gap : undefined}>
              {Number(link.name) === current ? (
                <span aria-current="page">{link.name}</span>
              ) : (
                <Link to={link.path} aria-label={link.label}>
                  {link.name}
                </Link>
              )}
            </li>
          )
        })}
        {next && (
          <li>
            <Link to={next.path} rel="next">
              {next.name}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
