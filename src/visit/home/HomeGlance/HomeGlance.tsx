import { Link } from "gatsby"
import { FavouriteButton } from "../../../base/FavouriteButton/FavouriteButton.tsx"
import { NewLabel } from "../../../base/NewLabel/NewLabel.tsx"
import { chooseTopic } from "../../../browser/contact/form-filling.ts"
import type { HomeIntroData } from "../intro.data.ts"
import { ShareHome } from "../ShareHome/ShareHome.tsx"
import * as styles from "./HomeGlance.module.css"

export type HomeGlanceProps = { readonly intro: HomeIntroData }

/** The facts by which visitors judge a home before they read on. */
export const HomeGlance = ({ intro }: HomeGlanceProps) => {
  const { label, prices, glance, news, onward, dates, newLabel, favourite, share, ask } = intro
  return (
    <section aria-label={label} className={styles.glance}>
      <dl className={styles.prices}>
        {prices.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <dl className={styles.facts}>
        {glance.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {news && <p className={styles.news}>{news}</p>}
      {onward.length > 0 && (
        <ul className={styles.onward}>
          {onward.map(({ name, path }) => (
            <li key={path}>
              <Link to={path} className="button quiet">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.dates}>
        {dates.map(({ text, isoDate }) => (
          <time key={text} dateTime={isoDate}>
            {`${text} `}
          </time>
        ))}
        {newLabel && <NewLabel newLabel={newLabel} className={styles.newLabel} />}
      </p>
      <ShareHome share={share}>
        {/* biome-ignore lint/a11y/useValidAnchor: it leads to the form, where the choice is made on the way */}
        <a className="button quiet" href="#contact" onClick={() => chooseTopic("home")}>
          {ask}
        </a>{" "}
        <FavouriteButton home={favourite.home} words={favourite} />
      </ShareHome>
    </section>
  )
}
