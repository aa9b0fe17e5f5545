import { Link } from "gatsby"
import { HomeGrid } from "../../base/HomeGrid/HomeGrid.tsx"
import { MarketHead, pageOf } from "../page/page.tsx"
import { CompanyBlock } from "./CompanyBlock/CompanyBlock.tsx"
import { FactGroups } from "./FactGroups/FactGroups.tsx"
import { Gallery } from "./Gallery/Gallery.tsx"
import type { HousePage } from "./house.data.ts"
import * as styles from "./house.module.css"

const House = ({ page }: { readonly page: HousePage }) => (
  <>
    <h1>{page.heading}</h1>
    <p className={styles.address}>
      {page.address} · <Link to={page.area.path}>{page.area.name}</Link>
    </p>
    <Gallery gallery={page.gallery} />
    <div className={`${styles.part} ${styles.columns}`}>
      <div className={styles.about}>
        {page.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <FactGroups groups={page.groups} />
    </div>
    <section className={styles.part}>
      <h2>{page.homes.heading}</h2>
      {page.homes.homes.length === 0 ? <p>{page.homes.none}</p> : <HomeGrid homes={page.homes.homes} level={3} />}
    </section>
    <div className={`${styles.part} ${styles.company}`}>
      <CompanyBlock company={page.company} />
    </div>
    <section className={`${styles.part} ${styles.columns}`}>
      <div>
        <h2>{page.sold.heading}</h2>
        {page.sold.average && <p>{page.sold.average}</p>}
      </div>
      {page.sold.homes.length === 0 ? <p>{page.sold.none}</p> : <HomeGrid homes={page.sold.homes} level={3} />}
    </section>
  </>
)

export default pageOf(House)
export { MarketHead as Head }
