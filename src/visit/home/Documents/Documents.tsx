import type { DocumentsData } from "../documents.data.ts"

export type DocumentsProps = { readonly documents: DocumentsData }

export const Documents = ({ documents: { heading, language, links } }: DocumentsProps) => (
  <section className="screen-only">
    <h2>{heading}</h2>
    <ul className="chips">
      {links.map(({ text, path }) => (
        <li key={path}>
          <a className="chip" href={path} hrefLang={language}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  </section>
)
