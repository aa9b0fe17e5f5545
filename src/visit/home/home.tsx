import { BelowFirstScreen } from "../../base/BelowFirstScreen/BelowFirstScreen.tsx"
import { HomeGrid } from "../../base/HomeGrid/HomeGrid.tsx"
import { finePhone } from "../../base/Picture/Picture.tsx"
import { AreaFacts } from "../areas/AreaFacts/AreaFacts.tsx"
import { ContactForm } from "../contact/ContactForm/ContactForm.tsx"
import { LocationMap } from "../map/LocationMap/LocationMap.tsx"
import { MarketHead, pageOf } from "../page/page.tsx"
import { RecentlyViewed } from "../recent/RecentlyViewed/RecentlyViewed.tsx"
import { Viewings } from "../viewings/Viewings/Viewings.tsx"
import { AddressCode } from "./AddressCode/AddressCode.tsx"
import { AgentCard } from "./AgentCard/AgentCard.tsx"
import { CompanyBlock } from "./CompanyBlock/CompanyBlock.tsx"
import { Finances } from "./CompanyBlock/Finances.tsx"
import { ContactBar } from "./ContactBar/ContactBar.tsx"
import { Documents } from "./Documents/Documents.tsx"
import { FactGroups } from "./FactGroups/FactGroups.tsx"
import { FloorPlan } from "./FloorPlan/FloorPlan.tsx"
import { Gallery } from "./Gallery/Gallery.tsx"
import { HomeDescription } from "./HomeDescription/HomeDescription.tsx"
import { HomeGlance } from "./HomeGlance/HomeGlance.tsx"
import { HomeIntro } from "./HomeIntro/HomeIntro.tsx"
import type { PropertyPage } from "./home.data.ts"
import * as styles from "./home.module.css"
import { MonthlyCost } from "./MonthlyCost/MonthlyCost.tsx"
import { PriceHistory } from "./PriceHistory/PriceHistory.tsx"
import { SectionNav } from "./SectionNav/SectionNav.tsx"
import { SoldNearby } from "./SoldNearby/SoldNearby.tsx"

/** Three homes in a row (property.module.css). */
const similarSizes = `${finePhone} 10rem, clamp(15rem, 29.5vw, 25rem)`

/** A printed home fills two pages with the parts in `paper`. */
const Property = ({ page }: { readonly page: PropertyPage }) => (
  <>
    <Gallery gallery={page.gallery} />
    {/* The bar stays in the window until the end of what it is in. */}
    <div>
      <div className={styles.columns}>
        <div>
          <HomeIntro intro={page.intro} />
          <HomeGlance intro={page.intro} />
        </div>
        <BelowFirstScreen>
          <SectionNav contents={page.contents} />
          <div className={styles.side}>
            <div className={`screen-only ${styles.prices}`}>
              {page.intro.prices.map(({ term, value }) => (
                <p key={term}>
                  <small>{term}</small> {value}
                </p>
              ))}
            </div>
            <Viewings viewings={page.viewings} />
            <div className={styles.paper}>
              <AgentCard agent={page.agent} />
              <AddressCode share={page.intro.share} />
            </div>
          </div>

          <div className={styles.main}>
            <div id="description" className={styles.paper}>
              <HomeDescription description={page.description} />
            </div>
            <div className={`${styles.paper} ${styles.second}`}>
              <FloorPlan plan={page.plan} />
              <div id="facts">
                <FactGroups groups={page.groups} />
                {page.company && <CompanyBlock company={page.company} />}
                {page.finances && <Finances finances={page.finances} />}
                {page.documents && <Documents documents={page.documents} />}
              </div>
            </div>
            {page.cost && <MonthlyCost key={page.recent.id} cost={page.cost} />}
            {page.priceHistory && <PriceHistory history={page.priceHistory} />}
            {page.sold && <SoldNearby sold={page.sold} />}
            <LocationMap location={page.location} level={2} />
            <AreaFacts area={page.area} />
            <section aria-labelledby="contact" className={styles.contact}>
              <h2 id="contact">{page.contact.heading}</h2>
              <p>{page.contact.lead}</p>
              <ContactForm key={page.contact.form.page} form={page.contact.form} />
            </section>
          </div>
        </BelowFirstScreen>
      </div>
      {page.bar && <ContactBar bar={page.bar} viewings={page.viewings} />}
    </div>

    <BelowFirstScreen>
      {page.similar.homes.length > 0 && (
        <section className={`screen-only ${styles.similar}`}>
          <h2>{page.similar.heading}</h2>
          <p>{page.similar.note}</p>
          <HomeGrid homes={page.similar.homes} level={3} sizes={similarSizes} />
        </section>
      )}
      <RecentlyViewed key={page.recent.id} recent={page.recent} />
    </BelowFirstScreen>
  </>
)

export default pageOf(Property)
export { MarketHead as Head }
