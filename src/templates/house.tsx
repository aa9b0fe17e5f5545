import { Link } from "gatsby"
import type { HousePage } from "../build/pages/house.ts"
import { CompanyBlock } from "../components/CompanyBlock/CompanyBlock.tsx"
import { FactGroups } from "../components/FactGroups/FactGroups.tsx"
import { Gallery } from "../components/Gallery/Gallery.tsx"
import { HomeGrid } from "../components/HomeGrid/HomeGrid.tsx"
import * as styles from "./house.module.css"
import { MarketHead, pageOf } from "./page.tsx"

const House = ({ page }: { readonly page: HousePage }) => (
  <>
    <h1>{page.heading}</h1>
    <p className={styles.address}>
      {page.address} · <Link to={page.area.path}>{page.area.name}</Link>
    </p>
    <div className={styles.columns}>
      <Gallery gallery={page.gallery} half />
      <div>
        <div className={styles.about}>
          {page.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <FactGroups groups={page.groups} />
      </div>
    </div>
    <section className={styles.homes} aria-labelledby="homes">
      <h2 id="homes">{page.homes.heading}</h2>
      {page.homes.homes.length === 0 ? <p>{page.homes.none}</p> : <HomeGrid homes={page.homes.homes} level={3} />}
    </section>
    <div className={styles.homes}>
      <CompanyBlock company={page.company} />
    </div>
    <section className={styles.homes} aria-labelledby="sold">
      <h2 id="sold">{page.sold.heading}</h2>
      {page.sold.average && <p>{page.sold.average}</p>}
      {page.sold.homes.length === 0 ? <p>{page.sold.none}</p> : <HomeGrid homes={page.sold.homes} level={3} />}
    </section>
  </>
)

export default pageOf(House)
export { MarketHead as Head }
