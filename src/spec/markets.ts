import type { Language } from "./languages.ts"
import type { TrackerIds } from "./trackers.ts"

/** Kinds of page with a slug in each language. */
export type RouteName =
  | "agents"
  | "areas"
  | "blog"
  | "contact"
  | "favourites"
  | "hitas"
  | "houses"
  | "listings"
  | "neighbourhoods"
  | "privacy"
  | "property"
  | "sold"

/** Pages that follow a contact request. */
export type ContactRouteName = "thanks"

/** Segment between the path of the blog and the slug of a topic. */
export const topicSegment: Readonly<Record<Language, string>> = { fi: "aihe", en: "topic", sv: "amne", nb: "emne" }

type BySupportedLanguage = Readonly<Partial<Record<Language, string>>>

export type RouteDefinition = {
  /** Template: the first segment becomes the slug of the language, `[slug]` for the slug of the record. */
  readonly path: `/${string}/`
  readonly slug: BySupportedLanguage
  /** Short paths without a language prefix that redirect to the page in that language. */
  readonly matchPath?: BySupportedLanguage
  /** Slugs of earlier years, whose addresses redirect. */
  readonly formerSlugs?: Readonly<Partial<Record<Language, readonly string[]>>>
}

export type Agency = {
  readonly name: string
  readonly legalName: string
  readonly registrationNumber: string
  readonly street: string
  readonly postalCode: string
  readonly city: Readonly<Record<Language, string>>
  /** E.164, for `tel:` links. */
  readonly phone: string
  /** Formatted for visitors. */
  readonly phoneLabel: string
  /** With country code, formatted for visitors. */
  readonly phoneLabelAbroad: string
  readonly email: string
}

/** Whose rules the adverts of a market's homes follow: which facts they state, in which order, and what a price is. */
export type Law = "finnish" | "swedish"

export type Market = {
  /** ISO 3166-1 alpha-2. */
  readonly country: "SE" | "FI" | "NO"
  /** Scheme and host of the deployed site, without a trailing slash. */
  readonly origin: `https://${string}`
  /** ISO 4217. */
  readonly currency: "SEK" | "EUR" | "NOK"
  /** Null in a market that has no homes yet. */
  readonly law: Law | null
  /** IANA time zone of viewings. */
  readonly timeZone: string
  /** In the order of the language switch. */
  readonly languages: readonly Language[]
  readonly routes: Readonly<Partial<Record<RouteName, RouteDefinition>>>
  readonly contactRoutes: Readonly<Partial<Record<ContactRouteName, RouteDefinition>>>
  readonly agency: Agency
  /** Ids of the market with tracking services, invented here; no tracker loads before consent. */
  readonly trackers: TrackerIds
}

/** Agency of the default country of contact, which answers for a market without an office. */
const defaultAgency = {
  name: "Kvistbo",
  legalName: "Kvistbo Fastighetsförmedling AB",
  registrationNumber: "559000-0000",
  street: "Kvistgatan 4",
  postalCode: "118 20",
  city: { sv: "Stockholm", en: "Stockholm", fi: "Tukholma", nb: "Stockholm" },
  phone: "+46701740605",
  phoneLabel: "070-174 06 05",
  phoneLabelAbroad: "+46 70 174 06 05",
  email: "hej@kvistbo.example",
} as const satisfies Agency

export const markets = {
  se: {
    country: "SE",
    origin: "https://www.kvistbo.example",
    currency: "SEK",
    law: "swedish",
    timeZone: "Europe/Stockholm",
    languages: ["sv", "en"],
    routes: {
      listings: { path: "/listings/", slug: { en: "apartments", sv: "bostader" } },
      areas: { path: "/areas/", slug: { en: "areas", sv: "omraden" } },
      agents: { path: "/agents/", slug: { en: "agents", sv: "maklare" } },
      blog: { path: "/blog/", slug: { en: "blog", sv: "blogg" } },
      contact: { path: "/contact/", slug: { en: "contact", sv: "kontakt" } },
      favourites: { path: "/favourites/", slug: { en: "favourites", sv: "favoriter" } },
      privacy: { path: "/privacy/", slug: { en: "privacy", sv: "datasakerhet" } },
      property: {
        path: "/property/[slug]/",
        slug: { en: "property", sv: "objekt" },
        matchPath: { en: "/property/:slug", sv: "/objekt/:slug" },
      },
      sold: { path: "/sold/", slug: { en: "sold-prices", sv: "slutpriser" } },
    },
    contactRoutes: {
      thanks: {
        path: "/lead_contact_request_thanks/",
        slug: { en: "request-contact", sv: "begar-kontakt" },
      },
    },
    agency: defaultAgency,
    trackers: {
      google: "G-KVISTBOSE0",
      meta: "100000000000046",
      pinterest: "2600000000046",
      taboola: "1000046",
      outbrain: "00000000000000000000000000000046",
    },
  },
  fi: {
    country: "FI",
    origin: "https://www.kvistbo-fi.example",
    currency: "EUR",
    law: "finnish",
    timeZone: "Europe/Helsinki",
    languages: ["fi", "sv", "en"],
    routes: {
      listings: { path: "/listings/", slug: { fi: "asunnot", en: "apartments", sv: "bostader" } },
      areas: { path: "/areas/", slug: { fi: "toimialueet", en: "areas", sv: "omraden" } },
      agents: { path: "/agents/", slug: { fi: "valittajat", en: "agents", sv: "maklare" } },
      neighbourhoods: {
        path: "/neighbourhoods/",
        slug: { fi: "asuinaluevertailu", en: "neighbourhoods", sv: "jamforelse-av-bostadsomraden" },
      },
      hitas: { path: "/hitas/", slug: { fi: "hitas", en: "hitas", sv: "hitas" } },
      blog: { path: "/blog/", slug: { fi: "blog", en: "blog", sv: "blog" } },
      contact: { path: "/contact/", slug: { fi: "yhteydenotto", en: "contact", sv: "kontakt" } },
      favourites: { path: "/favourites/", slug: { fi: "suosikit", en: "favourites", sv: "favoriter" } },
      privacy: { path: "/privacy/", slug: { fi: "yksityisyys", en: "privacy", sv: "datasakerhet" } },
      property: {
        path: "/property/[slug]/",
        slug: { fi: "kohde", en: "property", sv: "objekt" },
        matchPath: { fi: "/kohde/:slug", en: "/property/:slug", sv: "/objekt/:slug" },
      },
      houses: {
        path: "/houses/[slug]/",
        slug: { fi: "talot", en: "houses", sv: "hus" },
        matchPath: { fi: "/talot/:slug", en: "/houses/:slug", sv: "/hus/:slug" },
      },
      // Not "sold prices", because only the last asking price is public in Finland.
      sold: { path: "/sold/", slug: { fi: "myydyt-asunnot", en: "sold-homes", sv: "salda-bostader" } },
    },
    contactRoutes: {},
    agency: {
      name: "Kvistbo",
      legalName: "Kvistbo Oy LKV",
      registrationNumber: "0000000-0",
      street: "Oksakatu 4",
      postalCode: "00100",
      city: { fi: "Helsinki", sv: "Helsingfors", en: "Helsinki", nb: "Helsinki" },
      phone: "+35890000000",
      phoneLabel: "09 000 0000",
      phoneLabelAbroad: "+358 9 000 0000",
      email: "hei@kvistbo-fi.example",
    },
    trackers: {
      google: "G-KVISTBOFI0",
      meta: "100000000000358",
      pinterest: "2600000000358",
      taboola: "1000358",
      outbrain: "00000000000000000000000000000358",
    },
  },
  no: {
    country: "NO",
    origin: "https://www.kvistbo-no.example",
    currency: "NOK",
    law: null,
    timeZone: "Europe/Oslo",
    languages: ["nb", "sv"],
    routes: {},
    contactRoutes: {},
    agency: {
      ...defaultAgency,
      phoneLabel: defaultAgency.phoneLabelAbroad,
      email: "hei@kvistbo-no.example",
    },
    trackers: {
      google: "G-KVISTBONO0",
      meta: "100000000000047",
      pinterest: "2600000000047",
      taboola: "1000047",
      outbrain: "00000000000000000000000000000047",
    },
  },
} as const satisfies Record<string, Market>

export type MarketName = keyof typeof markets

/** Each route has a slug in each language of its market. */
type WithSlugs = {
  readonly [market in MarketName]: {
    readonly [routes in "routes" | "contactRoutes"]: Readonly<
      Record<string, { readonly slug: Readonly<Record<(typeof markets)[market]["languages"][number], string>> }>
    >
  }
}

export const marketNames = Object.keys(markets satisfies WithSlugs) as MarketName[]

export const defaultMarket = "se" satisfies MarketName
