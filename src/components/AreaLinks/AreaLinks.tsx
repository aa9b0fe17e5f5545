import { Link } from "gatsby"
import type { AreaLinksData } from "../../build/pages/area-links.ts"

export type AreaLinksProps = { readonly areas: AreaLinksData }

/** The way on for who has nothing to look at yet: every area, with its homes. */
export const AreaLinks = ({ areas: { heading, links } }: AreaLinksProps) => (
  <section aria-labelledby="areas">
    <h2 id="areas">{heading}</h2>
    <ul className="chips">
      {links.map(({ name, path }) => (
        <li key={path}>
          <Link to={path} className="chip">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </section>
)
