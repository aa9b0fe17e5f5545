import { readFile, stat } from "node:fs/promises"
import { publishedAgentsSchema } from "../../contracts/published-agents.ts"
import { chosenAgency } from "../../domain/chosen-agency.ts"
import { agentsFile, type PublishedAgents } from "../../published/agents.ts"
import { type MarketName, markets } from "../../spec/markets.ts"
import { readPublished } from "../services/published-json.ts"
import type { StoredContactRequest } from "../store/contact-requests.ts"

export type Agent = { readonly name: string; readonly address: string }

export type AgentReader = (request: Pick<StoredContactRequest, "market" | "home">) => Promise<Agent>

type Cached = { readonly version: number; readonly agents: PublishedAgents | undefined }

/**
 * Reads who looks after a home from the built sites, which know homes of a database too.
 * @returns the agency itself for another request, a home that is no longer there, a missing build, or one of another version
 */
export const publishedAgents = (dist: string = chosenAgency().dist): AgentReader => {
  const cached = new Map<MarketName, Cached>()
  const agentsOf = async (market: MarketName): Promise<PublishedAgents | undefined> => {
    const file = `${dist}/${market}${agentsFile}`
    const version = (await stat(file)).mtimeMs
    const known = cached.get(market)
    if (known?.version === version) return known.agents
    const agents = await readPublished(() => readFile(file, "utf8"), agentsFile, publishedAgentsSchema)
    cached.set(market, { version, agents })
    return agents
  }
  return async ({ market, home }) => {
    const { name, email } = markets[market].agency
    const agency = { name, address: email }
    if (home === null) return agency
    const agents = await agentsOf(market).catch(() => undefined)
    const agent = agents?.agents.find(({ homes }) => homes.includes(home))
    return agent ? { name: agent.name, address: agent.email } : agency
  }
}
