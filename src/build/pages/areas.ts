import type { Area } from "../../content/schema.ts"
import type { WithId } from "../content.ts"
import type { Edition } from "../edition.ts"
import type { Picture } from "../media.ts"
import type { SitePage } from "../page.ts"
import { type HomeCardData, homeCard, newestListings } from "./cards.ts"

export type AreaFact = { readonly term: string; readonly value: string; readonly source: string | null }

export type AreasPage = {
  readonly heading: string
  readonly lead: string
  readonly contentsLabel: string
  readonly factsLabel: string
  readonly homesLabel: string
  readonly sourcesHeading: string
  readonly sources: readonly { readonly name: string; readonly url: string }[]
  readonly areas: readonly {
    readonly id: string
    readonly name: string
    readonly city: string
    readonly paragraphs: readonly string[]
    readonly picture: Picture
    readonly facts: readonly AreaFact[]
    readonly count: string
    readonly homes: readonly HomeCardData[]
  }[]
}

const factsOf = ({ content, text, number, in: said }: Edition, { facts }: WithId<Area>): AreaFact[] => {
  const units = {
    population: (value: number) => number(value),
    populationChange: (value: number) => `${value > 0 ? "+" : ""}${number(value, { digits: 1 })}\u00a0%`,
    landArea: (value: number) => `${number(value, { digits: 2 })}\u00a0km²`,
    density: (value: number) => text("unit.perSquareKilometre", { number: number(value) }),
  }
  return facts.map(({ figure, value, year, source }) => ({
    term: text(`figure.${figure}`),
    value: value === null ? text("figure.noData") : units[figure](value),
    source: source ? [said(content.sources[source]?.short ?? {}), year].filter(Boolean).join(", ") : null,
  }))
}

export const areasPage: SitePage<AreasPage> = {
  kind: "areas",
  template: "areas",
  version: (edition) => {
    const { content, market, text, path, in: said } = edition
    return {
      title: text("areas.title"),
      description: text("areas.description", { count: content.areas.length }),
      ...(content.areas[0] && { picture: content.areas[0].picture }),
      jsonLd: content.areas.map((area) => ({
        "@context": "https://schema.org",
        "@type": "Place",
        name: said(area.name),
        description: said(area.summary),
        url: `${market.origin}${path("areas")}#${area.id}`,
        geo: { "@type": "GeoCoordinates", latitude: area.coordinates.lat, longitude: area.coordinates.lon },
      })),
      page: {
        heading: text("areas.heading"),
        lead: text("areas.lead", { count: content.areas.length }),
        contentsLabel: text("areas.contents"),
        factsLabel: text("areas.facts"),
        homesLabel: text("areas.homes"),
        sourcesHeading: text("sources.heading"),
        sources: Object.entries(content.sources)
          .filter(([id]) => content.areas.some(({ facts }) => facts.some(({ source }) => source === id)))
          .map(([, { name, url }]) => ({ name: said(name), url })),
        areas: content.areas.map((area) => {
          const homes = newestListings(edition).filter(
            (listing) => listing.area === area.id && listing.status !== "sold",
          )
          return {
            id: area.id,
            name: said(area.name),
            city: said(area.city),
            paragraphs: [said(area.summary), ...said(area.description).split(/\n\s*\n/)],
            picture: edition.picture(area.picture),
            facts: factsOf(edition, area),
            count: text("areas.count", { count: homes.filter(({ status }) => status === "forSale").length }),
            homes: homes.slice(0, 3).map((listing) => homeCard(edition, listing)),
          }
        }),
      },
    }
  },
}
