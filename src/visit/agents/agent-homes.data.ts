import { newestListings } from "../../base/HomeCard/cards.data.ts"
import type { Broker, Listing } from "../../content/schema.ts"
import type { Content, WithId } from "../../site/records/content.ts"
import { perContent } from "../../site/records/per-content.ts"

type Home = WithId<Listing>

/** How many homes each broker has in each area, by the ids of both. */
const counts = perContent(({ listings }) => {
  const byBroker = new Map<string, Map<string, number>>()
  for (const { broker, area } of listings) {
    const areas = byBroker.get(broker) ?? new Map<string, number>()
    byBroker.set(broker, areas.set(area, (areas.get(area) ?? 0) + 1))
  }
  return byBroker
})

const homesByBroker = perContent((content) => Map.groupBy(newestListings({ content }), ({ broker }) => broker))

/** Returns the homes of a broker, the newest first. */
export const homesOfBroker = (content: Content, id: string): { offered: readonly Home[]; sold: readonly Home[] } => {
  const homes = homesByBroker(content).get(id) ?? []
  return {
    offered: homes.filter(({ status }) => status !== "sold"),
    sold: homes.filter(({ status }) => status === "sold"),
  }
}

const mostFirst = <Item>(items: readonly Item[], count: (item: Item) => number): Item[] =>
  items.filter((item) => count(item) > 0).toSorted((a, b) => count(b) - count(a))

/** Returns the areas where a broker has homes, on offer or sold, those with most of them first. */
export const areasOfBroker = (content: Content, id: string): Content["areas"] =>
  mostFirst(content.areas, (area) => counts(content).get(id)?.get(area.id) ?? 0)

/** Returns the brokers who have homes in an area, on offer or sold, those with most of them first. */
export const brokersOfArea = (content: Content, area: string): WithId<Broker>[] =>
  mostFirst(content.brokers, ({ id }) => counts(content).get(id)?.get(area) ?? 0)
