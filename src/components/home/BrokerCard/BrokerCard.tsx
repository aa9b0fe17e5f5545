import type { BrokerData } from "../../../site/homes/broker.ts"
import { Initials } from "../../base/Initials/Initials.tsx"
import { MailLink } from "../../base/MailLink/MailLink.tsx"
import * as styles from "./BrokerCard.module.css"

export type BrokerCardProps = { readonly broker: BrokerData & { readonly subject: string } }

export const BrokerCard = ({ broker }: BrokerCardProps) => (
  <section className={styles.broker} aria-labelledby="broker">
    <h2 id="broker">{broker.heading}</h2>
    <div className={styles.person}>
      <Initials name={broker.name} className={styles.initials} />
      <p>
        <strong>{broker.name}</strong>
        <br />
        {broker.title}
      </p>
    </div>
    <p className={styles.contact}>
      <a href={`tel:${broker.phone}`}>{broker.phoneLabel}</a>
      <MailLink address={broker.email} subject={broker.subject} />
    </p>
    <p className={styles.agency}>{broker.agency}</p>
  </section>
)
