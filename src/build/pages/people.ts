import type { Broker } from "../../content/schema.ts"
import type { WithId } from "../content.ts"
import type { Edition } from "../edition.ts"

/** Somebody of the agency, as articles and sellers meet them. */
export type Person = {
  readonly name: string
  readonly title: string
  readonly presentation: string
  readonly phone: string
  readonly phoneLabel: string
  readonly email: string
}

export const personOf = ({ in: said }: Edition, broker: WithId<Broker>): Person => ({
  name: broker.name,
  title: said(broker.title),
  presentation: said(broker.presentation),
  phone: broker.phone,
  phoneLabel: broker.phoneLabel,
  email: broker.email,
})
