import type { BrokerData } from "../../build/pages/broker.ts"
import * as styles from "./BrokerCard.module.css"

export type BrokerCardProps = { readonly broker: BrokerData }

const initials = (name: string) =>
  name
    .split(/[\s-]+/)
    .map((part) => part.charAt(0))
    .slice(0, 2)
    .join("")

export const BrokerCard = ({ broker }: BrokerCardProps) => (
  <section className={styles.broker}>
    <h2>{broker.heading}</h2>
    <div className={styles.person}>
      <span className={styles.initials} aria-hidden="true">
        {initials(broker.name)}
      </span>
      <p>
        <strong>{broker.name}</strong>
        <br />
        {broker.title}
      </p>
    </div>
    <p className={styles.contact}>
      <a href={`tel:${broker.phone}`}>{broker.phoneLabel}</a>
      <a href={`mailto:${broker.email}`}>{broker.email}</a>
    </p>
    <p className={styles.agency}>{broker.agency}</p>
  </section>
)
