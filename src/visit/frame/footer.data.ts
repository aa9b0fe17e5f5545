import { pathOf } from "../../domain/paths.ts"
import type { Edition } from "../../site/edition.ts"
import type { PageLink } from "../../site/page.ts"
import { defaultLanguage } from "../../spec/languages.ts"
import { type Agency, type Market, markets } from "../../spec/markets.ts"
import { type CookieSettings, cookieSettingsOf, privacyPath } from "../consent/consent.data.ts"

export type FooterData = {
  readonly contact: {
    readonly heading: string
    readonly lead: string
    /** Page with the form, or null in a market without one. */
    readonly page: PageLink | null
    readonly agency: Agency
    readonly city: string
  }
  readonly pages: { readonly heading: string; readonly links: readonly PageLink[] }
  readonly markets: {
    readonly heading: string
    readonly links: readonly { readonly name: string; readonly href: string; readonly current: boolean }[]
  }
  readonly feed: PageLink | null
  readonly cookies: CookieSettings | null
  readonly fiction: string
}

const contactOf = ({ market: { agency }, text, path, has, translate }: Edition): FooterData["contact"] => ({
  heading: text("footer.contact"),
  lead: has("contact") ? text("footer.lead") : text("opening.office"),
  page: has("contact") ? { name: text("contact.page.link"), path: path("contact") } : null,
  agency,
  city: translate(agency.city),
})

export const footerOf = (edition: Edition): FooterData => {
  const { content, market, language, text, path, has } = edition
  return {
    contact: contactOf(edition),
    pages: {
      heading: content.pages.length > 0 ? text("footer.pages") : text("opening.pages"),
      links: [
        ...(["sold", "agents"] as const)
          .filter(has)
          .map((route) => ({ name: text(`${route}.title`), path: path(route) })),
        ...content.pages
          .filter(({ id }) => !(id in market.routes))
          .map(({ versions }) => ({
            name: versions[language].title,
            path: path("page", versions[language].slug ?? ""),
          })),
        { name: text("nav.privacy"), path: privacyPath(edition) },
      ],
    },
    markets: {
      heading: text("footer.markets"),
      links: Object.values<Market>(markets).map((other) => ({
        name: text(`country.${other.country}`),
        href: other.origin + pathOf(other, other.languages.includes(language) ? language : defaultLanguage, "home"),
        current: other === market,
      })),
    },
    feed: has("blog") ? { name: text("footer.feed"), path: `${path("home")}feed.xml` } : null,
    cookies: cookieSettingsOf(edition),
    fiction: text("footer.fiction"),
  }
}
