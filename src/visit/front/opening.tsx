import { Twig } from "../../base/Twig/Twig.tsx"
import { MarketHead, pageOf } from "../page/page.tsx"
import type { OpeningPage } from "./opening.data.ts"
import * as styles from "./opening.module.css"

const Opening = ({ page }: { readonly page: OpeningPage }) => (
  <div className={styles.opening}>
    <Twig size="large" />
    <div>
      <h1>{page.heading}</h1>
      {page.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
    <section className={styles.markets}>
      <h2>{page.marketsHeading}</h2>
      <ul>
        {page.markets.map(({ name, links }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>
              {links.map((link) => (
                <a
                  key={link.href}
                  href={link.href}
                  hrefLang={link.language}
                  lang={link.language}
                  className="button quiet"
                >
                  {`${link.name} `}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
    {page.sections.map(({ id, heading, paragraphs, email }) => (
      <section key={id} id={id} className={styles.section}>
        <h2>{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {email && (
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
      </section>
    ))}
  </div>
)

export default pageOf(Opening)
export { MarketHead as Head }
