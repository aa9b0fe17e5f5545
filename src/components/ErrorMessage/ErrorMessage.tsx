import { Link } from "gatsby"
import type { PageLink } from "../../build/page.ts"

export type ErrorMessageProps = {
  readonly message: { readonly heading: string; readonly text: string; readonly links: readonly PageLink[] }
}

export const ErrorMessage = ({ message: { heading, text, links } }: ErrorMessageProps) => (
  <>
    <h1>{heading}</h1>
    <p className="lead">{text}</p>
    <ul>
      {links.map(({ name, path }) => (
        <li key={path}>
          <Link to={path}>{name}</Link>
        </li>
      ))}
    </ul>
  </>
)
