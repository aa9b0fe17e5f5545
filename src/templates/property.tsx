import { AreaFacts } from "../components/areas/AreaFacts/AreaFacts.tsx"
import { BelowFirstScreen } from "../components/base/BelowFirstScreen/BelowFirstScreen.tsx"
import { FactGroups } from "../components/base/FactGroups/FactGroups.tsx"
import { finePhone } from "../components/base/Picture/Picture.tsx"
import { SectionNav } from "../components/base/SectionNav/SectionNav.tsx"
import { ContactForm } from "../components/contact/ContactForm/ContactForm.tsx"
import { CompanyBlock } from "../components/frame/CompanyBlock/CompanyBlock.tsx"
import { Finances } from "../components/frame/CompanyBlock/Finances.tsx"
import { AddressCode } from "../components/home/AddressCode/AddressCode.tsx"
import { BrokerCard } from "../components/home/BrokerCard/BrokerCard.tsx"
import { ContactBar } from "../components/home/ContactBar/ContactBar.tsx"
import { Documents } from "../components/home/Documents/Documents.tsx"
import { FloorPlan } from "../components/home/FloorPlan/FloorPlan.tsx"
import { Gallery } from "../components/home/Gallery/Gallery.tsx"
import { HomeDescription } from "../components/home/HomeDescription/HomeDescription.tsx"
import { HomeGlance } from "../components/home/HomeGlance/HomeGlance.tsx"
import { HomeGrid } from "../components/home/HomeGrid/HomeGrid.tsx"
import { HomeIntro } from "../components/home/HomeIntro/HomeIntro.tsx"
import { MonthlyCost } from "../components/home/MonthlyCost/MonthlyCost.tsx"
import { PriceHistory } from "../components/home/PriceHistory/PriceHistory.tsx"
import { Viewings } from "../components/home/Viewings/Viewings.tsx"
import { LocationMap } from "../components/map/LocationMap/LocationMap.tsx"
import { RecentlyViewed } from "../components/search/RecentlyViewed/RecentlyViewed.tsx"
import type { PropertyPage } from "../site/homes/property.ts"
import { MarketHead, pageOf } from "./layout/page.tsx"
import * as styles from "./property.module.css"

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
              <BrokerCard broker={page.broker} />
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
            <LocationMap location={page.location} level={2} />
            <AreaFacts area={page.area} />
            <section aria-labelledby="contact" className={styles.contact}>
              <h2 id="contact">{page.contact.heading}</h2>
              <p>{page.contact.lead}</p>
              <ContactForm key={`${page.contact.form.page}`} form={page.contact.form} />
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
