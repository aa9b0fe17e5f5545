import type { Edition } from "../../site/edition.ts"
import { portraitOf } from "../../site/media/portraits.ts"
import { agentPath } from "../agents/person.data.ts"

export type AgentData = {
  readonly heading: string
  readonly name: string
  readonly title: string
  readonly path: string
  /** Path of the drawing. */
  readonly portrait: string
  readonly phone: string
  readonly phoneLabel: string
  readonly email: string
  /** Business responsible for the advert, with its address. */
  readonly agency: string
}

export const agentOf = (edition: Edition, id: string): AgentData => {
  const { content, market, text, translate } = edition
  const agent = content.agents.find((candidate) => candidate.id === id)
  if (!agent) throw new Error(`unknown agent ${id}`)
  const { legalName, registrationNumber, street, postalCode, city } = market.agency
  return {
    heading: text("agent.heading"),
    name: agent.name,
    title: translate(agent.title),
    path: agentPath(edition, id),
    portrait: portraitOf(agent).src,
    phone: agent.phone,
    phoneLabel: agent.phoneLabel,
    email: agent.email,
    agency: `${legalName}, ${registrationNumber}, ${street}, ${postalCode} ${translate(city)}`,
  }
}
