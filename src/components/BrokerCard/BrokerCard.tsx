import type { BrokerData } from "../../build/pages/broker.ts"
import { mailTo } from "../../domain/mail.ts"
import * as styles from "./BrokerCard.module.css"

export type BrokerCardProps = { readonly broker: BrokerData & { readonly subject: string } }

const initials = (name: string) =>
  name
    .split(/[\s-]+/)
    .map((part) => part.charAt(0))
    .slice(0, 2)
    .join("")

/** Who to turn to; the place of everything by which a visitor gets in touch about the home. */
export const BrokerCard = ({ broker }: BrokerCardProps) => (
  <section className={styles.broker} id="contact" aria-labelledby="broker">
    <h2 id="broker">{broker.heading}</h2>
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
      <a href={mailTo(broker.email, broker.subject)}>{broker.email}</a>
    </p>
    <p className={styles.agency}>{broker.agency}</p>
  </section>
)
