import type { Broker } from "../../content/schema.ts"
import type { Edition } from "../../site/edition.ts"
import { portraitOf } from "../../site/media/portraits.ts"
import type { WithId } from "../../site/records/content.ts"

/** Broker, as shown on articles, on areas and on the pages for sellers and of all agents. */
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

export const personOf = (edition: Edition, broker: WithId<Broker>): Person => ({
  name: broker.name,
  title: edition.translate(broker.title),
  path: agentPath(edition, broker.id),
  portrait: portraitOf(broker).src,
  presentation: edition.translate(broker.presentation),
  phone: broker.phone,
  phoneLabel: broker.phoneLabel,
  email: broker.email,
})
