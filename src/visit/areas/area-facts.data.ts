import type { Area, Listing } from "../../content/schema.ts"
import type { TrendChart } from "../../domain/charts.ts"
import type { Edition } from "../../site/edition.ts"
import type { PageLink } from "../../site/page.ts"
import type { WithId } from "../../site/records/content.ts"
import { areaPath } from "./area.data.ts"
import { priceFacts, priceTrend } from "./area-prices.data.ts"
import { type AreaFact, factsOf } from "./areas.data.ts"
import { stationFact } from "./surroundings.data.ts"

/** Facts about the area, for the page of a home. */
export type AreaFactsData = {
  readonly heading: string
  readonly summary: string
  readonly facts: readonly AreaFact[]
  readonly trend: TrendChart | null
  readonly note: string | null
  readonly more: PageLink
}

export const areaFacts = (
  edition: Edition,
  area: WithId<Area>,
  { coordinates, type }: Pick<Listing, "coordinates" | "type">,
): AreaFactsData => {
  const { text, translate } = edition
  // Published prices are those of flats, which say nothing about a house.
  const isFlat = type === "apartment"
  return {
    heading: text("area.ofHome", { area: translate(area.name) }),
    summary: translate(area.summary),
    facts: [
      ...stationFact(edition, area, coordinates),
      ...factsOf(edition, { ...area, facts: area.facts.filter(({ figure }) => figure !== "density") }),
      ...(isFlat ? priceFacts(edition, area) : []),
    ],
    trend: isFlat ? priceTrend(edition, area) : null,
    note: area.postalCode ? text("area.postalArea", { code: area.postalCode }) : null,
    more: { name: text("area.more", { about: translate(area.about) }), path: areaPath(edition, area.id) },
  }
}
