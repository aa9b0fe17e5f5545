import type { Edition } from "../edition.ts"

export type BrokerData = {
  readonly heading: string
  readonly name: string
  readonly title: string
  readonly phone: string
  readonly phoneLabel: string
  readonly email: string
  /** The business responsible for the advert, with its address. */
  readonly agency: string
}

export const brokerOf = ({ content, market, text, in: said }: Edition, id: string): BrokerData => {
  const broker = content.brokers.find((candidate) => candidate.id === id)
  if (!broker) throw new Error(`unknown broker ${id}`)
  const { legalName, registrationNumber, street, postalCode, city } = market.agency
  return {
    heading: text("broker.heading"),
    name: broker.name,
    title: said(broker.title),
    phone: broker.phone,
    phoneLabel: broker.phoneLabel,
    email: broker.email,
    agency: `${legalName}, ${registrationNumber}, ${street}, ${postalCode} ${said(city)}`,
  }
}
