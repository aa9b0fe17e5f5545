import { Link } from "gatsby"
import type { PageLink } from "../../site/page.ts"

export type LinkChipsProps = { readonly links: readonly PageLink[] }

/** Gatsby marks the link to the current page. */
export const LinkChips = ({ links }: LinkChipsProps) => (
  <ul className="chips">
    {links.map(({ name, path }) => (
      <li key={path}>
        <Link to={path} className="chip">
          {name}
        </Link>
      </li>
    ))}
  </ul>
)
