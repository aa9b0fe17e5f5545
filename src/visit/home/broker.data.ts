import type { Edition } from "../../site/edition.ts"
import { portraitOf } from "../../site/media/portraits.ts"
import { agentPath } from "../agents/person.data.ts"

export type BrokerData = {
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

export const brokerOf = (edition: Edition, id: string): BrokerData => {
  const { content, market, text, translate } = edition
  const broker = content.brokers.find((candidate) => candidate.id === id)
  if (!broker) throw new Error(`unknown broker ${id}`)
  const { legalName, registrationNumber, street, postalCode, city } = market.agency
  return {
    heading: text("broker.heading"),
    name: broker.name,
    title: translate(broker.title),
    path: agentPath(edition, id),
    portrait: portraitOf(broker).src,
    phone: broker.phone,
    phoneLabel: broker.phoneLabel,
    email: broker.email,
    agency: `${legalName}, ${registrationNumber}, ${street}, ${postalCode} ${translate(city)}`,
  }
}
