import type { Edition } from "../edition.ts"

export type BrokerData = {
  readonly heading: string
  readonly name: string
  readonly title: string
  readonly phone: string
  readonly phoneLabel: string
  readonly email: string
  /** Business responsible for the advert, with its address. */
  readonly agency: string
}

export const brokerOf = ({ content, market, text, translate }: Edition, id: string): BrokerData => {
  const broker = content.brokers.find((candidate) => candidate.id === id)
  if (!broker) throw new Error(`unknown broker ${id}`)
  const { legalName, registrationNumber, street, postalCode, city } = market.agency
  return {
    heading: text("broker.heading"),
    name: broker.name,
    title: translate(broker.title),
    phone: broker.phone,
    phoneLabel: broker.phoneLabel,
    email: broker.email,
    agency: `${legalName}, ${registrationNumber}, ${street}, ${postalCode} ${translate(city)}`,
  }
}
