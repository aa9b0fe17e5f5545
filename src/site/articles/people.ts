import type { Broker } from "../../content/schema.ts"
import type { Edition } from "../edition.ts"
import type { WithId } from "../records/content.ts"

/** Broker, as shown on articles and on the page for sellers. */
export type Person = {
  readonly name: string
  readonly title: string
  readonly presentation: string
  readonly phone: string
  readonly phoneLabel: string
  readonly email: string
}

export const personOf = ({ translate }: Edition, broker: WithId<Broker>): Person => ({
  name: broker.name,
  title: translate(broker.title),
  presentation: translate(broker.presentation),
  phone: broker.phone,
  phoneLabel: broker.phoneLabel,
  email: broker.email,
})
