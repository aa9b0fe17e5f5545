import {
  type HomeCardData,
  homeCard,
  newestListings,
  newestPosts,
  type PostCardData,
  postCard,
} from "../../base/HomeCard/cards.data.ts"
import { confirmationId } from "../../domain/contact/thanks.ts"
import type { Edition } from "../../site/edition.ts"
import type { Picture } from "../../site/media/media.ts"
import type { JsonLd, PageLink, SitePage } from "../../site/page.ts"
import { sellingPath } from "../../site/selling-path.ts"
import { defaultLanguage } from "../../spec/languages.ts"
import { type Thanks, thanksOf } from "../contact/thanks.data.ts"
import { type RecentData, recentOf } from "../recent/recent.data.ts"
import { type SearchBoxData, searchBox } from "../search/search-box.data.ts"

/** Confirmation of a contact request in one language. */
export type Confirmation = Thanks & { readonly id: string }

export type FrontPage = {
  /** Confirmations in all languages, on the root front page of a market without a thanks page; otherwise empty. */
  readonly confirmations: readonly Confirmation[]
  readonly heading: string
  readonly lead: string
  readonly picture: Picture
  readonly search: SearchBoxData
  readonly newest: {
    readonly heading: string
    readonly homes: readonly HomeCardData[]
    readonly none: string
    readonly more: PageLink
  }
  /** Null for an agency without homes. */
  readonly recent: RecentData | null
  /** Null for an agency without areas. */
  readonly areas: {
    readonly heading: string
    readonly areas: readonly (PageLink & { readonly summary: string; readonly picture: Picture })[]
    readonly more: PageLink
  } | null
  /** Link for sellers; null if the market has no page for them. */
  readonly sell: { readonly heading: string; readonly lead: string; readonly more: PageLink } | null
  readonly trust: {
    readonly heading: string
    readonly reasons: readonly { readonly heading: string; readonly text: string }[]
  }
  /** Null for an agency without articles. */
  readonly posts: { readonly heading: string; readonly posts: readonly PostCardData[]; readonly more: PageLink } | null
}

/** Differs from the areas' pictures further down the page. */
const heroPicture = "dining-01.jpg"

const agencyJsonLd = ({ market, path, text, translate }: Edition): JsonLd => ({
  "@context": "https://schema.org",
  "@type": "RealEstateAgent",
  name: market.agency.name,
  legalName: market.agency.legalName,
  description: text("site.description"),
  url: market.origin + path("home"),
  email: market.agency.email,
  telephone: market.agency.phone,
  address: {
    "@type": "PostalAddress",
    streetAddress: market.agency.street,
    postalCode: market.agency.postalCode,
    addressLocality: translate(market.agency.city),
    addressCountry: market.country,
  },
})

const sellerLinkOf = (edition: Edition): FrontPage["sell"] => {
  const path = sellingPath(edition)
  const { text } = edition
  return path === null
    ? null
    : {
        heading: text("home.sell.heading"),
        lead: text("home.sell.lead"),
        more: { name: text("home.sell.more"), path },
      }
}

const areasOf = (edition: Edition): FrontPage["areas"] => {
  const { content, text, path, translate, picture } = edition
  return content.areas.length === 0
    ? null
    : {
        heading: text("home.areasHeading"),
        areas: content.areas.map((area) => ({
          name: translate(area.name),
          path: path("areas", area.id),
          summary: translate(area.summary),
          picture: picture(area.picture),
        })),
        more: { name: text("home.areas"), path: path("areas") },
      }
}

const postsOf = (edition: Edition): FrontPage["posts"] => {
  const { text, path } = edition
  const posts = newestPosts(edition).slice(0, 3)
  return posts.length === 0
    ? null
    : {
        heading: text("home.posts"),
        posts: posts.map((post) => postCard(edition, post)),
        more: { name: text("home.allPosts"), path: path("blog") },
      }
}

const confirmationOf = (edition: Edition): Confirmation => ({
  id: confirmationId(edition.language),
  ...thanksOf(edition, edition.text("contact.sent.next")),
})

export const frontPage: SitePage<FrontPage> = {
  kind: "home",
  template: "front/front",
  version: (edition) => {
    const { content, text, path } = edition
    return {
      title: text("home.title"),
      description: text("home.description"),
      picture: heroPicture,
      jsonLd: [agencyJsonLd(edition)],
      page: {
        confirmations:
          edition.language === defaultLanguage && !edition.has("thanks") ? edition.editions().map(confirmationOf) : [],
        heading: text("home.heading"),
        lead: text("home.lead", {
          homes: content.listings.filter(({ status }) => status === "forSale").length,
          areas: content.areas.length,
        }),
        picture: edition.picture(heroPicture),
        search: searchBox(edition),
        newest: {
          heading: text("home.newest"),
          homes: newestListings(edition)
            .filter(({ status }) => status === "forSale")
            .slice(0, 6)
            .map((listing) => homeCard(edition, listing)),
          none: text("home.newest.none"),
          more: { name: text("home.allHomes"), path: path("listings") },
        },
        recent: content.listings.length > 0 ? recentOf(edition, null) : null,
        areas: areasOf(edition),
        sell: sellerLinkOf(edition),
        trust: {
          heading: text("home.trust.heading"),
          reasons: [
            { heading: text("home.trust.people"), text: text("home.trust.people.text") },
            { heading: text("home.trust.facts"), text: text("home.trust.facts.text") },
            { heading: text("home.trust.figures"), text: text("home.trust.figures.text") },
            { heading: text("home.trust.fiction"), text: text("home.trust.fiction.text") },
          ],
        },
        posts: postsOf(edition),
      },
    }
  },
}
