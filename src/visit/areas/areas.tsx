import { Link } from "gatsby"
import { FactList } from "../../base/FactList/FactList.tsx"
import { columnSizes, Picture, sharpPhone } from "../../base/Picture/Picture.tsx"
import { Sources } from "../../base/Sources/Sources.tsx"
import { MarketHead, pageOf } from "../page/page.tsx"
import type { AreasPage } from "./areas.data.ts"
import * as styles from "./areas.module.css"

/** Two columns of the page, as far as it has three (areas.module.css). */
const wideSizes = `${sharpPhone}(min-width: 66.5rem) min(62vw, 51rem), (min-width: 43.5rem) 45vw, 92vw`

/** Whether an area fills two of three columns, so that no row of its city ends in a hole. */
const isWide = (index: number, count: number): boolean =>
  index === 0 ? count % 3 === 2 || (count % 3 === 1 && count > 1) : index === 3 && count % 3 === 1 && count > 1

const Areas = ({ page }: { readonly page: AreasPage }) => (
  <>
    <h1 className="sprig">{page.heading}</h1>
    <p className="lead">{page.lead}</p>
    {page.groups.length > 0 && (
      <nav aria-label={page.contentsLabel} className={styles.contents}>
        {page.groups.map(({ id, name, areas }) => (
          <p key={id}>
            <b>{name}</b>{" "}
            {areas.map((area) => (
              <a key={area.id} href={`#${area.id}`}>
                {`${area.name} `}
              </a>
            ))}
          </p>
        ))}
      </nav>
    )}
    <div className={styles.groups}>
      {page.groups.map(({ id, name, areas }, group) => (
        <section key={id} className={styles.group}>
          <h2 id={id}>{name}</h2>
          <ul className={styles.areas}>
            {areas.map((area, index) => (
              <li key={area.id} className={isWide(index, areas.length) ? styles.wide : undefined}>
                <section id={area.id} className={styles.area}>
                  <Picture
                    picture={area.picture}
                    sizes={isWide(index, areas.length) ? wideSizes : columnSizes}
                    first={group === 0 && index === 0}
                  />
                  <h3>
                    <Link to={area.path}>{area.name}</Link>
                  </h3>
                  <p>{area.summary}</p>
                  <FactList facts={area.facts} />
                  <p className={styles.count}>{area.count}</p>
                  {area.homes.length > 0 && (
                    <ul aria-label={page.homesLabel} className={styles.homes}>
                      {area.homes.map((home) => (
                        <li key={home.path}>
                          <Link to={home.path}>{home.name}</Link> <span>{home.price}</span>
                        </li>
                      ))}
                    </ul>
                  )}
                  <p className={styles.all}>
                    <Link to={area.all.path}>{area.all.name}</Link>
                  </p>
                </section>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
    <Sources heading={page.sourcesHeading} sources={page.sources} />
  </>
)

export default pageOf(Areas)
export { MarketHead as Head }
