import { Link } from "gatsby"
import type { PropertyPage } from "../build/pages/property.ts"
import { BrokerCard } from "../components/BrokerCard/BrokerCard.tsx"
import { FactGroups } from "../components/FactGroups/FactGroups.tsx"
import { Gallery } from "../components/Gallery/Gallery.tsx"
import { HomeGrid } from "../components/HomeGrid/HomeGrid.tsx"
import { MarketHead, pageOf } from "./page.tsx"
import * as styles from "./property.module.css"

const Property = ({ page }: { readonly page: PropertyPage }) => (
  <>
    <div className={styles.intro}>
      {page.status && <p className={styles.status}>{page.status}</p>}
      <h1>{page.headline}</h1>
      <p className={styles.address}>
        {page.address} · <Link to={page.area.path}>{page.area.name}</Link>
      </p>
      <dl className={styles.prices}>
        {page.prices.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.summary}>{page.summary}</p>
      <p className={styles.updated}>
        <time dateTime={page.updated.isoDate}>{page.updated.text}</time>
      </p>
    </div>

    <div className={styles.columns}>
      <div className={styles.gallery}>
        <Gallery label={page.picturesLabel} pictures={page.pictures} />
      </div>
      <div className={styles.side}>
        <section>
          <h2>{page.viewings.heading}</h2>
          {page.viewings.times.length === 0 ? (
            <p>{page.viewings.none}</p>
          ) : (
            <ul>
              {page.viewings.times.map(({ day, time }) => (
                <li key={day + time}>
                  {day}, <span className={styles.time}>{time}</span>
                </li>
              ))}
            </ul>
          )}
        </section>
        <BrokerCard broker={page.broker} />
      </div>

      <div className={styles.main}>
        <section className={styles.about}>
          <h2>{page.about}</h2>
          {page.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {page.house && (
            <p>
              {page.house.label} <Link to={page.house.path}>{page.house.name}</Link>
            </p>
          )}
        </section>
        <section>
          <h2>{page.plan.heading}</h2>
          <figure className={styles.plan}>
            <img
              src={page.plan.src}
              alt={page.plan.alt}
              width={page.plan.width}
              height={page.plan.height}
              loading="lazy"
            />
            <figcaption>
              {page.plan.note} <a href={page.plan.src}>{page.plan.open}</a>
            </figcaption>
          </figure>
        </section>
        <FactGroups groups={page.groups} />
      </div>
    </div>

    {page.others.homes.length > 0 && (
      <section className={`screen-only ${styles.others}`}>
        <h2>{page.others.heading}</h2>
        <HomeGrid homes={page.others.homes} level={3} />
      </section>
    )}
  </>
)

export default pageOf(Property)
export { MarketHead as Head }
