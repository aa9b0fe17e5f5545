import { Link } from "gatsby"
import { Twig } from "../../../base/Twig/Twig.tsx"
import type { PageLink } from "../../../site/page.ts"
import * as styles from "./ErrorMessage.module.css"

export type ErrorMessageProps = {
  readonly message: { readonly heading: string; readonly text: string; readonly links: readonly PageLink[] }
  /** Label of a link that reloads the page, if that may help. */
  readonly reload?: string
}

/** `data-live`: one file answers at many addresses, and only scripts tell the language of each. */
export const ErrorMessage = ({ message: { heading, text, links }, reload }: ErrorMessageProps) => (
  <div className={styles.message} data-live="0">
    <Twig size="large" />
    <div>
      <h1>{heading}</h1>
      <p className="lead">{text}</p>
      <p className="actions">
        {reload && (
          // biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page itself, and works without React
          <a className="button" href="">
            {`${reload} `}
          </a>
        )}
        {links.map(({ name, path }, index) => (
          <Link key={path} to={path} className={index > 0 || reload ? "button quiet" : "button"}>
            {`${name} `}
          </Link>
        ))}
      </p>
    </div>
  </div>
)
