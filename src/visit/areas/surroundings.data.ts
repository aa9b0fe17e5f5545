import type { Fact } from "../../base/HomeCard/cards.data.ts"
import type { Area } from "../../content/schema.ts"
import type { Coordinates } from "../../domain/distance.ts"
import { nearest } from "../../domain/distance.ts"
import type { Edition } from "../../site/edition.ts"
import type { PageLink } from "../../site/page.ts"
import type { WithId } from "../../site/records/content.ts"

/** What is around an area: its stations, and links to those who plan journeys and list schools. */
export type Surroundings = {
  readonly heading: string
  readonly stations: readonly Fact[]
  readonly notes: readonly string[]
  readonly links: readonly PageLink[]
}

/** A station farther away than this many kilometres is not near. */
const within = 1.5

type NearStation = { readonly name: string; readonly kind: string; readonly distance: string }

/** Rounds to 50 metres, or to 100 from a kilometre: a straight line to the middle of a station is not more exact. */
const distanceText = ({ number }: Edition, kilometres: number): string =>
  kilometres < 0.975
    ? `${number(Math.max(Math.round(kilometres * 20) * 50, 50))}\u00a0m`
    : `${number(kilometres, { digits: 1 })}\u00a0km`

/** Stations near a place in the area, nearest first; none where the source lacks some of them. */
const stationsNear = (edition: Edition, area: WithId<Area>, coordinates: Coordinates, count: number): NearStation[] => {
  const { text, translate } = edition
  const { surroundings } = edition.content
  if (!surroundings?.areas.includes(area.id)) return []
  return nearest({ coordinates }, surroundings.stations, { count, within }).map(({ place, kilometres }) => ({
    name: translate(place.name),
    kind: place.kinds.map((kind) => text(`station.${kind}`)).join(` ${text("station.and")} `),
    distance: distanceText(edition, kilometres),
  }))
}

/** The two stations nearest to a home, as a fact with its source. */
export const stationFact = (edition: Edition, area: WithId<Area>, home: Coordinates) => {
  const { content, text, translate } = edition
  const stations = stationsNear(edition, area, home, 2)
  const source = content.sources[content.surroundings?.source ?? ""]
  return stations.length === 0 || !source
    ? []
    : [
        {
          term: text("station.near"),
          value: stations.map(({ name, kind, distance }) => `${name} (${kind}) ${distance}`).join(", "),
          source: text("station.straight", { source: translate(source.short) }),
        },
      ]
}

/** Null for an area without a station or a link. */
export const surroundingsOf = (edition: Edition, area: WithId<Area>): Surroundings | null => {
  const { content, text, translate } = edition
  if (!content.surroundings) return null
  const { source } = content.surroundings
  const stations = stationsNear(edition, area, area.coordinates, 4)
  const links = content.surroundings.links.filter(({ areas }) => !areas || areas.includes(area.id))
  if (stations.length === 0 && links.length === 0) return null
  return {
    heading: text("area.around"),
    stations: stations.map(({ name, kind, distance }) => ({ term: name, value: `${kind}, ${distance}` })),
    notes:
      stations.length > 0
        ? [text("area.aroundNote"), text("chart.source", { source: translate(content.sources[source]?.name ?? {}) })]
        : [],
    links: links.map(({ name, url }) => ({ name: translate(name), path: url })),
  }
}
