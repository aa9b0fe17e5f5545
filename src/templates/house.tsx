import { Link } from "gatsby"
import type { HousePage } from "../build/pages/house.ts"
import { FactGroups } from "../components/FactGroups/FactGroups.tsx"
import { Gallery } from "../components/Gallery/Gallery.tsx"
import { HomeCard } from "../components/HomeCard/HomeCard.tsx"
import * as styles from "./house.module.css"
import { MarketHead, pageOf } from "./page.tsx"

const House = ({ page }: { readonly page: HousePage }) => (
  <>
    <h1>{page.heading}</h1>
    <p className={styles.address}>
      {page.address} · <Link to={page.area.path}>{page.area.name}</Link>
    </p>
    <div className={styles.columns}>
      <Gallery label={page.picturesLabel} pictures={page.pictures} />
      <div>
        <div className={styles.about}>
          {page.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <FactGroups groups={page.groups} />
      </div>
    </div>
    <section className={styles.homes}>
      <h2>{page.homes.heading}</h2>
      {page.homes.homes.length === 0 ? (
        <p>{page.homes.none}</p>
      ) : (
        <ul className="grid">
          {page.homes.homes.map((home) => (
            <li key={home.path}>
              <HomeCard home={home} level={3} />
            </li>
          ))}
        </ul>
      )}
    </section>
  </>
)

export default pageOf(House)
export { MarketHead as Head }
