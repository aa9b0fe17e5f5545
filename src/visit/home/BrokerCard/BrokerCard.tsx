import { Link } from "gatsby"
import { MailLink } from "../../../base/MailLink/MailLink.tsx"
import { Portrait } from "../../../base/Portrait/Portrait.tsx"
import type { BrokerData } from "../broker.data.ts"
import * as styles from "./BrokerCard.module.css"

export type BrokerCardProps = { readonly broker: BrokerData & { readonly subject: string } }

export const BrokerCard = ({ broker }: BrokerCardProps) => (
  <section className={styles.broker}>
    <h2>{broker.heading}</h2>
    <div className={styles.person}>
      <Portrait src={broker.portrait} />
      <p>
        <Link to={broker.path}>{broker.name}</Link>
        <br />
        {broker.title}
      </p>
    </div>
    <p className={styles.contact}>
      <a href={`tel:${broker.phone}`}>{broker.phoneLabel}</a>{" "}
      <MailLink address={broker.email} subject={broker.subject} />
    </p>
    <p className={styles.agency}>{broker.agency}</p>
  </section>
)
