import type { Agent } from "../../content/schema.ts"
import type { Edition } from "../../site/edition.ts"
import { portraitOf } from "../../site/media/portraits.ts"
import type { WithId } from "../../site/records/content.ts"

/** Agent, as shown on articles, on areas and on the pages for sellers and of all agents. */
export type Person = {
  readonly name: string
  readonly title: string
  readonly path: string
  /** Path of the drawing. */
  readonly portrait: string
  readonly presentation: string
  readonly phone: string
  readonly phoneLabel: string
  readonly email: string
}

export const agentPath = ({ path }: Edition, id: string): string => path("agents", id)

export const personOf = (edition: Edition, agent: WithId<Agent>): Person => ({
  name: agent.name,
  title: edition.translate(agent.title),
  path: agentPath(edition, agent.id),
  portrait: portraitOf(agent).src,
  presentation: edition.translate(agent.presentation),
  phone: agent.phone,
  phoneLabel: agent.phoneLabel,
  email: agent.email,
})
