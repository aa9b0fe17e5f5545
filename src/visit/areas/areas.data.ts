import { figureName, sourceOf } from "../../base/FigureTable/figures.data.ts"
import { type Fact, mainPriceFact } from "../../base/HomeCard/cards.data.ts"
import type { Area } from "../../content/schema.ts"
import type { Edition } from "../../site/edition.ts"
import type { Picture } from "../../site/media/media.ts"
import type { JsonLd, PageLink, SitePage } from "../../site/page.ts"
import type { WithId } from "../../site/records/content.ts"
import { areaPath } from "./area.data.ts"
import { areaHomes } from "./area-homes.data.ts"

export type AreaFact = Fact & { readonly source: string | null }

export type AreasPage = {
  readonly heading: string
  readonly lead: string
  readonly contentsLabel: string
  readonly homesLabel: string
  readonly sourcesHeading: string
  readonly sources: readonly { readonly name: string; readonly url: string }[]
  readonly groups: readonly {
    readonly id: string
    readonly name: string
    readonly areas: readonly (PageLink & {
      readonly id: string
      readonly summary: string
      readonly picture: Picture
      readonly facts: readonly AreaFact[]
      readonly count: string
      readonly homes: readonly (PageLink & { readonly price: string })[]
      readonly all: PageLink
    })[]
  }[]
}

export const factsOf = (edition: Edition, { facts }: Area): AreaFact[] => {
  const { text, number } = edition
  const units = {
    population: (value: number) => number(value),
    populationChange: (value: number) => `${value > 0 ? "+" : ""}${number(value, { digits: 1 })}\u00a0%`,
    landArea: (value: number) => `${number(value, { digits: 2 })}\u00a0km²`,
    density: (value: number) => text("unit.perSquareKilometre", { number: number(value) }),
  }
  return facts.map(({ figure, value, year, source }) => ({
    term: figureName(edition, figure),
    value: units[figure](value),
    source: sourceOf(edition, source, year),
  }))
}

const areaEntry = (edition: Edition, area: WithId<Area>): AreasPage["groups"][number]["areas"][number] => {
  const { path, translate } = edition
  const { homes, count, all } = areaHomes(edition, area)
  return {
    id: area.id,
    name: translate(area.name),
    path: areaPath(edition, area.id),
    summary: translate(area.summary),
    picture: edition.picture(area.picture),
    facts: factsOf(edition, area),
    count,
    homes: homes.slice(0, 3).map((listing) => ({
      name: translate(listing.headline),
      path: path("property", listing.id),
      price: mainPriceFact(edition, listing).value,
    })),
    all,
  }
}

/**
 * Areas grouped by city, the city with most areas first; municipalities, which are their own city, form the last group.
 */
const groupsOf = (edition: Edition): AreasPage["groups"] => {
  const { content, text, translate } = edition
  const cities = Map.groupBy(content.areas, ({ name, city }) =>
    translate(name) === translate(city) ? "" : translate(city),
  )
  return [...cities]
    .toSorted(([a, some], [b, others]) => Number(a === "") - Number(b === "") || others.length - some.length)
    .map(([city, areas], index) => ({
      id: `city-${index + 1}`,
      name: city || text("areas.municipalities"),
      areas: areas.map((area) => areaEntry(edition, area)),
    }))
}

export const areasPage: SitePage<AreasPage> = {
  kind: "areas",
  template: "areas/areas",
  version: (edition) => {
    const { content, market, text, translate } = edition
    return {
      title: text("areas.title"),
      description: text("areas.description", { count: content.areas.length }),
      ...(content.areas[0] && { picture: content.areas[0].picture }),
      jsonLd: [
        {
          "@context": "https://schema.org",
          "@type": "ItemList",
          name: text("areas.title"),
          numberOfItems: content.areas.length,
          itemListElement: content.areas.map(({ id }, index) => ({
            "@type": "ListItem",
            position: index + 1,
            url: market.origin + areaPath(edition, id),
          })),
        } satisfies JsonLd,
      ],
      page: {
        heading: text("areas.heading"),
        lead: text("areas.lead", { count: content.areas.length }),
        contentsLabel: text("areas.contents"),
        homesLabel: text("areas.homes"),
        sourcesHeading: text("sources.heading"),
        sources: Object.entries(content.sources)
          .filter(([id]) => content.areas.some(({ facts }) => facts.some(({ source }) => source === id)))
          .map(([, { name, url }]) => ({ name: translate(name), url })),
        groups: groupsOf(edition),
      },
    }
  },
}
