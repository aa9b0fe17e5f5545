import { cityOf, type FigureTable, figureTable } from "../../base/FigureTable/figures.data.ts"
import { type HomeCardData, homeCard, newestListings, postalAddressOf } from "../../base/HomeCard/cards.data.ts"
import type { Area } from "../../content/schema.ts"
import type { TrendChart } from "../../domain/charts.ts"
import { nearest } from "../../domain/distance.ts"
import { areasIn } from "../../domain/neighbourhoods.ts"
import type { Edition } from "../../site/edition.ts"
import type { Picture } from "../../site/media/media.ts"
import type { JsonLd, PageLink, SitePage } from "../../site/page.ts"
import type { Content, WithId } from "../../site/records/content.ts"
import { agentsOfArea } from "../agents/agent-homes.data.ts"
import { type Person, personOf } from "../agents/person.data.ts"
import { areaLocation, type LocationData } from "../map/location.data.ts"
import { soldInArea } from "../sold/sold.data.ts"
import { areaHomes } from "./area-homes.data.ts"
import { type AreaPrices, areaPrices, historyOf } from "./area-prices.data.ts"
import { type Surroundings, surroundingsOf } from "./surroundings.data.ts"

export type AreaPage = {
  readonly heading: string
  readonly place: string
  readonly summary: string
  readonly paragraphs: readonly string[]
  readonly picture: Picture
  readonly location: LocationData
  readonly figures: {
    readonly heading: string
    readonly table: FigureTable
    /** Says that no figure is known, in place of a table without rows. */
    readonly none: string
    readonly note: string | null
    readonly trends: readonly TrendChart[]
  }
  readonly prices: AreaPrices
  readonly surroundings: Surroundings | null
  readonly homes: {
    readonly heading: string
    readonly homes: readonly HomeCardData[]
    readonly none: string
    readonly more: PageLink
  }
  readonly sold: {
    readonly heading: string
    readonly homes: readonly HomeCardData[]
    /** Link to all that were sold in the area. */
    readonly all: PageLink | null
  }
  readonly agents: {
    readonly heading: string
    readonly agents: readonly Pick<Person, "name" | "title" | "path" | "portrait">[]
    readonly none: string
    readonly all: PageLink
  }
  readonly houses: {
    readonly heading: string
    readonly houses: readonly (PageLink & { readonly about: string })[]
  } | null
  readonly near: {
    readonly heading: string
    readonly areas: readonly (PageLink & { readonly distance: string })[]
    readonly note: string
    readonly all: PageLink
    /** Link to the comparison with these areas (Finland). */
    readonly compare: PageLink | null
  }
  readonly sources: {
    readonly heading: string
    readonly sources: readonly { readonly name: string; readonly url: string }[]
  }
}

/** Limit for homes on offer and for sold homes; the search has all of them. */
const homeLimit = 12

export const areaPath = ({ path }: Edition, id: string): string => path("areas", id)

const sourcesOf = (edition: Edition, area: WithId<Area>): AreaPage["sources"]["sources"] => {
  const { content, translate } = edition
  const used = new Set([
    ...area.facts.map(({ source }) => source),
    cityOf(edition, area)?.source,
    ...(area.postalCode ? ["paavo", "ashi"] : []),
    ...(area.pricesOf ? [content.prices?.source] : []),
    ...(surroundingsOf(edition, area)?.stations.length ? [content.surroundings?.source] : []),
  ])
  return Object.entries(content.sources)
    .filter(([id]) => used.has(id))
    .map(([, { name, url }]) => ({ name: translate(name), url }))
}

const housesIn = (edition: Edition, id: string): AreaPage["houses"] => {
  const houses = edition.content.houses.filter(({ area }) => area === id)
  if (houses.length === 0) return null
  return {
    heading: edition.text("area.houses"),
    houses: houses.map((house) => ({
      name: house.company.name,
      path: edition.path("houses", house.id),
      about: `${postalAddressOf(edition, house)}, ${house.yearBuilt}`,
    })),
  }
}

const agentsIn = (edition: Edition, id: string): AreaPage["agents"] => {
  const { content, text, path } = edition
  return {
    heading: text("area.agents"),
    agents: agentsOfArea(content, id).map((agent) => {
      const { name, title, path, portrait } = personOf(edition, agent)
      return { name, title, path, portrait }
    }),
    none: text("area.noAgents"),
    all: { name: text("agents.all"), path: path("agents") },
  }
}

const nearbyAreas = (edition: Edition, area: WithId<Area>): AreaPage["near"] => {
  const { content, text, path, number, has, translate } = edition
  const near = nearest(area, content.areas, { count: 4, within: 30 })
  const codes = [area, ...near.map(({ place }) => place)].flatMap(({ postalCode }) => postalCode ?? []).slice(0, 3)
  return {
    heading: text("area.near"),
    areas: near.map(({ place, kilometres }) => ({
      name: translate(place.name),
      path: areaPath(edition, place.id),
      distance: text("area.distance", { kilometres: number(kilometres, { digits: kilometres < 10 ? 1 : 0 }) }),
    })),
    note: text(near.length > 0 ? "area.distanceNote" : "area.noneNear"),
    all: { name: text("area.allAreas"), path: path("areas") },
    compare:
      has("neighbourhoods") && codes.length > 1
        ? { name: text("area.compare"), path: path("neighbourhoods") + areasIn(codes) }
        : null,
  }
}

export const areaPages = ({ areas }: Content): SitePage<AreaPage>[] =>
  areas.map((area) => ({
    kind: "areas",
    template: "areas/area",
    section: "areas",
    slug: () => area.id,
    version: (edition) => {
      const { market, text, path, translate } = edition
      const [name, city] = [translate(area.name), translate(area.city)]
      const { homes, count, reserved, all } = areaHomes(edition, area)
      const sold = newestListings(edition).filter(({ area: id, status }) => id === area.id && status === "sold")
      return {
        title: text("area.title", { place: name === city ? name : `${name}, ${city}` }),
        description: text("area.description", { summary: translate(area.summary), count }),
        crumb: name,
        picture: area.picture,
        trail: [{ name: text("nav.areas"), path: path("areas") }],
        jsonLd: [
          {
            "@context": "https://schema.org",
            "@type": "Place",
            name,
            description: translate(area.summary),
            url: market.origin + areaPath(edition, area.id),
            image: market.origin + edition.preview(area.picture),
            geo: { "@type": "GeoCoordinates", latitude: area.coordinates.lat, longitude: area.coordinates.lon },
            ...(name !== city && { containedInPlace: { "@type": "City", name: city } }),
          } satisfies JsonLd,
        ],
        page: {
          heading: name,
          place: name === city ? count : `${city} · ${count}`,
          summary: translate(area.summary),
          paragraphs: translate(area.description).split(/\n\s*\n/),
          picture: edition.picture(area.picture),
          location: areaLocation(edition, area),
          figures: {
            heading: text("areas.facts"),
            table: figureTable(edition, area),
            none: text("area.noFigures", { about: translate(area.about) }),
            note: area.postalCode ? text("area.postalArea", { code: area.postalCode }) : null,
            trends: historyOf(edition, area),
          },
          prices: areaPrices(edition, area),
          surroundings: surroundingsOf(edition, area),
          homes: {
            heading: text("area.homes", { reserved }),
            homes: homes.slice(0, homeLimit).map((listing) => homeCard(edition, listing)),
            none: text("area.noHomes"),
            more: all,
          },
          sold: {
            heading: text("area.sold"),
            homes: sold.slice(0, homeLimit).map((listing) => homeCard(edition, listing)),
            all: soldInArea(edition, area),
          },
          agents: agentsIn(edition, area.id),
          houses: housesIn(edition, area.id),
          near: nearbyAreas(edition, area),
          sources: { heading: text("sources.heading"), sources: sourcesOf(edition, area) },
        },
      }
    },
  }))
