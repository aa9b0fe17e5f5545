import { Link } from "gatsby"
import type { PageLink } from "../../build/page.ts"

export type TopicLinksProps = {
  readonly label: string
  readonly links: readonly PageLink[]
}

/** Gatsby marks the link to the page that they stand on. */
export const TopicLinks = ({ label, links }: TopicLinksProps) => (
  <nav aria-label={label}>
    <ul className="chips">
      {links.map(({ name, path }) => (
        <li key={path}>
          <Link to={path} className="chip">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
