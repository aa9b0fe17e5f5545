import {
  areaOf,
  type Fact,
  type FavouriteData,
  favouriteDataOf,
  hitasLabelOf,
  type NewLabelData,
  newLabelOf,
  placeOf,
  postalAddressOf,
  priceChangeOf,
  pricesOf,
  statusOf,
} from "../../base/HomeCard/cards.data.ts"
import type { Area, Listing } from "../../content/schema.ts"
import type { Edition } from "../../site/edition.ts"
import type { PageLink } from "../../site/page.ts"
import type { WithId } from "../../site/records/content.ts"
import { offeredPath } from "../areas/area-homes.data.ts"
import { soldLinkTo } from "../sold/sold.data.ts"
import type { FactGroup } from "./company.data.ts"
import { mainFactsOf } from "./home-facts.data.ts"
import { latestChangeOf } from "./price-history.data.ts"
import { type Share, shareOf } from "./share.data.ts"

/** What is above and beside the pictures of a home. */
export type HomeIntroData = {
  readonly headline: string
  readonly address: string
  readonly area: PageLink
  readonly status: string | null
  readonly priceChange: string | null
  /** Label of a Hitas home. */
  readonly hitas?: string
  readonly newLabel: NewLabelData | null
  /** Latest change of the status or the price. */
  readonly news: string | null
  /** Where a visitor to a sold home goes on: homes for sale in its area, and what homes sold for there. */
  readonly onward: readonly PageLink[]
  readonly dates: readonly { readonly text: string; readonly isoDate: string }[]
  /** Label of the main facts. */
  readonly label: string
  readonly prices: readonly Fact[]
  readonly favourite: { readonly text: string; readonly textWhenAdded: string; readonly home: FavouriteData }
  readonly glance: readonly Fact[]
  readonly share: Share
  /** Link text to the contact form. */
  readonly ask: string
}

const onwardFrom = (edition: Edition, area: WithId<Area>, hasSales: boolean): PageLink[] => [
  {
    name: edition.text("property.forSaleIn", { within: edition.translate(area.within) }),
    path: offeredPath(edition, area),
  },
  ...(hasSales ? [soldLinkTo(edition, area)] : []),
]

/** @param hasSales whether the page of sold homes has its area */
export const homeIntro = (
  edition: Edition,
  listing: WithId<Listing>,
  groups: readonly FactGroup[],
  hasSales: boolean,
): HomeIntroData => {
  const { text, path, translate } = edition
  return {
    headline: translate(listing.headline),
    address: postalAddressOf(edition, listing),
    area: { name: placeOf(edition, listing), path: path("areas", areaOf(edition, listing).id) },
    status: statusOf(edition, listing),
    priceChange: priceChangeOf(edition, listing),
    ...hitasLabelOf(edition, listing),
    newLabel: newLabelOf(edition, listing),
    news: latestChangeOf(edition, listing),
    onward: listing.status === "sold" ? onwardFrom(edition, areaOf(edition, listing), hasSales) : [],
    dates: [
      {
        text: text("property.published", { date: edition.date(listing.publishedAt) }),
        isoDate: listing.publishedAt,
      },
      { text: text("property.updated", { date: edition.date(listing.updatedAt) }), isoDate: listing.updatedAt },
    ],
    label: text("property.glance"),
    prices: pricesOf(edition, listing),
    favourite: {
      text: text("favourites.save"),
      textWhenAdded: text("favourites.saved"),
      home: favouriteDataOf(edition, listing),
    },
    glance: mainFactsOf(edition, listing, groups),
    share: shareOf(edition, listing),
    ask: text("contact.home.ask"),
  }
}
