import type { PropertyPage } from "../build/pages/property.ts"
import { BrokerCard } from "../components/BrokerCard/BrokerCard.tsx"
import { FactGroups } from "../components/FactGroups/FactGroups.tsx"
import { FloorPlan } from "../components/FloorPlan/FloorPlan.tsx"
import { Gallery } from "../components/Gallery/Gallery.tsx"
import { HomeDescription } from "../components/HomeDescription/HomeDescription.tsx"
import { HomeGrid } from "../components/HomeGrid/HomeGrid.tsx"
import { HomeIntro } from "../components/HomeIntro/HomeIntro.tsx"
import { Viewings } from "../components/Viewings/Viewings.tsx"
import { MarketHead, pageOf } from "./page.tsx"
import * as styles from "./property.module.css"

const Property = ({ page }: { readonly page: PropertyPage }) => (
  <>
    <HomeIntro intro={page.intro} />

    <div className={styles.columns}>
      <div className={styles.gallery}>
        <Gallery label={page.gallery.label} pictures={page.gallery.pictures} />
      </div>
      <div className={styles.side}>
        <Viewings viewings={page.viewings} />
        <BrokerCard broker={page.broker} />
      </div>

      <div className={styles.main}>
        <HomeDescription description={page.description} />
        <FloorPlan plan={page.plan} />
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
