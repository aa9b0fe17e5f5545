import type { AreasPage } from "../build/pages/areas.ts"
import { FactList } from "../components/FactList/FactList.tsx"
import { HomeGrid } from "../components/HomeGrid/HomeGrid.tsx"
import { Picture } from "../components/Picture/Picture.tsx"
import { Sources } from "../components/Sources/Sources.tsx"
import * as styles from "./areas.module.css"
import { MarketHead, pageOf } from "./page.tsx"

const Areas = ({ page }: { readonly page: AreasPage }) => (
  <>
    <h1>{page.heading}</h1>
    <p className="lead">{page.lead}</p>
    <nav aria-label={page.contentsLabel} className={styles.contents}>
      <ul>
        {page.areas.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
    {page.areas.map((area, index) => (
      <section key={area.id} id={area.id} aria-labelledby={`${area.id}-name`} className={styles.area}>
        <h2 id={`${area.id}-name`}>{area.name}</h2>
        <p className={styles.place}>{area.city === area.name ? area.count : `${area.city} · ${area.count}`}</p>
        <div className={styles.columns}>
          <Picture picture={area.picture} sizes="(min-width: 60rem) 36rem, 92vw" first={index === 0} />
          <div>
            {area.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <h3>{page.factsLabel}</h3>
            <FactList facts={area.facts} />
          </div>
        </div>
        {area.homes.length > 0 && (
          <>
            <h3>{page.homesLabel}</h3>
            <HomeGrid homes={area.homes} level={4} />
          </>
        )}
      </section>
    ))}
    <div className={styles.sources}>
      <Sources heading={page.sourcesHeading} sources={page.sources} />
    </div>
  </>
)

export default pageOf(Areas)
export { MarketHead as Head }
