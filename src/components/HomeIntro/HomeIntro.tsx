import { Link } from "gatsby"
import type { PropertyPage } from "../../build/pages/property.ts"
import { KeepButton } from "../KeepButton/KeepButton.tsx"
import * as styles from "./HomeIntro.module.css"

export type HomeIntroProps = { readonly intro: PropertyPage["intro"] }

/** What a visitor wants to know of a home before anything else. */
export const HomeIntro = ({ intro }: HomeIntroProps) => (
  <div className={styles.intro}>
    {intro.status && <p className={styles.status}>{intro.status}</p>}
    <h1>{intro.headline}</h1>
    <p className={styles.address}>
      {intro.address} · <Link to={intro.area.path}>{intro.area.name}</Link>
    </p>
    <dl className={styles.prices}>
      {intro.prices.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <p className={styles.summary}>{intro.summary}</p>
    <KeepButton home={intro.keep.home} text={intro.keep.text} />
    <p className={styles.updated}>
      <time dateTime={intro.updated.isoDate}>{intro.updated.text}</time>
    </p>
  </div>
)
