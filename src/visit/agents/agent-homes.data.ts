import { newestListings } from "../../base/HomeCard/cards.data.ts"
import type { Agent, Listing } from "../../content/schema.ts"
import type { Content, WithId } from "../../site/records/content.ts"
import { perContent } from "../../site/records/per-content.ts"

type Home = WithId<Listing>

/** How many homes each agent has in each area, by the ids of both. */
const counts = perContent(({ listings }) => {
  const byAgent = new Map<string, Map<string, number>>()
  for (const { agent, area } of listings) {
    const areas = byAgent.get(agent) ?? new Map<string, number>()
    byAgent.set(agent, areas.set(area, (areas.get(area) ?? 0) + 1))
  }
  return byAgent
})

const homesByAgent = perContent((content) => Map.groupBy(newestListings({ content }), ({ agent }) => agent))

/** Returns the homes of an agent, the newest first. */
export const homesOfAgent = (content: Content, id: string): { offered: readonly Home[]; sold: readonly Home[] } => {
  const homes = homesByAgent(content).get(id) ?? []
  return {
    offered: homes.filter(({ status }) => status !== "sold"),
    sold: homes.filter(({ status }) => status === "sold"),
  }
}

const mostFirst = <Item>(items: readonly Item[], count: (item: Item) => number): Item[] =>
  items.filter((item) => count(item) > 0).toSorted((a, b) => count(b) - count(a))

/** Returns the areas where an agent has homes, on offer or sold, those with most of them first. */
export const areasOfAgent = (content: Content, id: string): Content["areas"] =>
  mostFirst(content.areas, (area) => counts(content).get(id)?.get(area.id) ?? 0)

/** Returns the agents who have homes in an area, on offer or sold, those with most of them first. */
export const agentsOfArea = (content: Content, area: string): WithId<Agent>[] =>
  mostFirst(content.agents, ({ id }) => counts(content).get(id)?.get(area) ?? 0)
