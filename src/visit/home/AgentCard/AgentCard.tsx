import { Link } from "gatsby"
import { MailLink } from "../../../base/MailLink/MailLink.tsx"
import { Portrait } from "../../../base/Portrait/Portrait.tsx"
import type { AgentData } from "../agent.data.ts"
import * as styles from "./AgentCard.module.css"

export type AgentCardProps = { readonly agent: AgentData & { readonly subject: string } }

export const AgentCard = ({ agent }: AgentCardProps) => (
  <section className={styles.agent}>
    <h2>{agent.heading}</h2>
    <div className={styles.person}>
      <Portrait src={agent.portrait} />
      <p>
        <Link to={agent.path}>{agent.name}</Link>
        <br />
        {agent.title}
      </p>
    </div>
    <p className={styles.contact}>
      <a href={`tel:${agent.phone}`}>{agent.phoneLabel}</a> <MailLink address={agent.email} subject={agent.subject} />
    </p>
    <p className={styles.agency}>{agent.agency}</p>
  </section>
)
