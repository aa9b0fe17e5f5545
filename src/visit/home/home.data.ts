import { areaOf, type HomeCardData, homeCard, mainPrice, placeOf } from "../../base/HomeCard/cards.data.ts"
import type { PageLink, SitePage } from "../../site/page.ts"
import type { Content } from "../../site/records/content.ts"
import { type AreaFactsData, areaFacts } from "../areas/area-facts.data.ts"
import { type ContactFormData, homeForm } from "../contact/contact-form.data.ts"
import { homeLocation, type LocationData } from "../map/location.data.ts"
import { type RecentData, recentOf } from "../recent/recent.data.ts"
import { salesLike } from "../sold/sold-homes.data.ts"
import { type ViewingsData, viewingsData, viewingsJsonLd } from "../viewings/viewings.data.ts"
import { type AgentData, agentOf } from "./agent.data.ts"
import type { CompanyData, FactGroup } from "./company.data.ts"
import { type ContactBarData, contactBarOf } from "./contact-bar.data.ts"
import { type CostData, costData } from "./cost.data.ts"
import { type DocumentsData, documentsData } from "./documents.data.ts"
import { type FinancesData, financesOf } from "./finances.data.ts"
import { type GalleryData, galleryOf } from "./gallery.data.ts"
import { companyOf, factGroupsOf, houseOf, withoutBuildingFacts } from "./home-facts.data.ts"
import { homeJsonLd } from "./home-json-ld.data.ts"
import { type HomeIntroData, homeIntro } from "./intro.data.ts"
import { type PlanData, planOf } from "./plan.data.ts"
import { type PriceHistory, priceHistoryOf } from "./price-history.data.ts"
import { similarHomes } from "./similar.data.ts"
import { type SoldNearby, soldNearbyOf } from "./sold-nearby.data.ts"

export type PropertyPage = {
  readonly intro: HomeIntroData
  readonly gallery: GalleryData
  /** Sections that the page's contents link to. */
  readonly contents: {
    readonly label: string
    readonly links: readonly { readonly id: string; readonly name: string }[]
  }
  readonly description: {
    readonly heading: string
    readonly paragraphs: readonly string[]
    readonly house: (PageLink & { readonly label: string }) | null
  }
  readonly groups: readonly FactGroup[]
  readonly priceHistory: PriceHistory | null
  readonly plan: PlanData
  readonly viewings: ViewingsData
  /** `subject` is the subject line of emails from this page. */
  readonly agent: AgentData & { readonly subject: string }
  readonly contact: { readonly heading: string; readonly lead: string; readonly form: ContactFormData }
  readonly bar: ContactBarData | null
  readonly area: AreaFactsData
  readonly location: LocationData
  readonly cost: CostData | null
  readonly company: CompanyData | null
  readonly finances: FinancesData | null
  readonly documents: DocumentsData | null
  readonly sold: SoldNearby | null
  readonly similar: { readonly heading: string; readonly note: string; readonly homes: readonly HomeCardData[] }
  readonly recent: RecentData
}

export const propertyPages = (content: Content): SitePage<PropertyPage>[] => {
  const similar = similarHomes(content)
  const like = salesLike(content)
  return content.listings.map((listing) => ({
    records: [listing, ...(similar.get(listing.id) ?? []), like(listing)],
    kind: "property",
    template: "home/home",
    section: "listings",
    slug: () => listing.id,
    version: (edition) => {
      const { market, text, path, translate } = edition
      const area = areaOf(edition, listing)
      const house = houseOf(content, listing)
      const headline = translate(listing.headline)
      const place = `${listing.address.street}, ${placeOf(edition, listing)}`
      const url = market.origin + path("property", listing.id)
      const groups = factGroupsOf(edition, listing)
      const cost = costData(edition, listing)
      const company = companyOf(edition, listing)
      const finances = financesOf(edition, listing)
      const location = homeLocation(edition, listing)
      const surroundings = areaFacts(edition, area, listing)
      const price = mainPrice(listing)
      const isSold = listing.status === "sold"
      const sales = like(listing)
      const agent = agentOf(edition, listing.agent)
      const viewings = viewingsData(edition, listing)
      const contact = {
        heading: text(isSold ? "contact.home.soldHeading" : "contact.home.heading"),
        lead: text("contact.home.lead", { agent: agent.name }),
        form: homeForm(edition, { id: listing.id, place, isSold }, viewings.times),
      }
      return {
        title: `${listing.address.street}, ${translate(area.name)}`,
        description: text(listing.status === "sold" ? "property.soldDescription" : "property.description", {
          headline,
          place,
          area: edition.area(listing.livingArea),
          price: price === undefined ? text("price.none") : edition.money(price),
        }),
        picture: String(listing.pictures[0]),
        trail: [{ name: text("nav.listings"), path: path("listings") }],
        jsonLd: [homeJsonLd(edition, listing, url), ...viewingsJsonLd(edition, listing, url)],
        page: {
          intro: homeIntro(edition, listing, groups, sales.length > 0),
          gallery: galleryOf(edition, listing.pictures),
          contents: {
            label: text("property.contents"),
            links: [
              { id: "description", name: text("property.about") },
              { id: "plan", name: text("plan.heading") },
              { id: "facts", name: text("property.facts") },
              ...(company ? [{ id: "company", name: company.heading }] : []),
              ...(finances ? [{ id: "finances", name: finances.heading }] : []),
              ...(cost ? [{ id: "monthly", name: cost.heading }] : []),
              { id: "location", name: location.heading },
              { id: "area", name: surroundings.heading },
              { id: "viewings", name: text("viewings.heading") },
              { id: "contact", name: contact.heading },
            ],
          },
          description: {
            heading: text("property.about"),
            paragraphs: translate(listing.description).split(/\n\s*\n/),
            house: house
              ? { label: text("property.house"), name: house.company.name, path: path("houses", house.id) }
              : null,
          },
          groups: company ? withoutBuildingFacts(edition, groups) : groups,
          bar: contactBarOf(edition, listing, agent),
          priceHistory: priceHistoryOf(edition, listing),
          plan: planOf(edition, listing),
          viewings,
          agent: { ...agent, subject: text("agent.subject", { address: place }) },
          contact,
          area: surroundings,
          location,
          cost,
          company,
          finances,
          documents: documentsData(edition, listing),
          sold: soldNearbyOf(edition, listing, area, sales),
          similar: {
            heading: text("similar.heading"),
            note: text("similar.note"),
            homes: (similar.get(listing.id) ?? []).map((other) => homeCard(edition, other)),
          },
          recent: recentOf(edition, listing.id),
        },
      }
    },
  }))
}
