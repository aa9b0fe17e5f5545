import { Link } from "gatsby"
import { HomeGrid } from "../../base/HomeGrid/HomeGrid.tsx"
import { LinkChips } from "../../base/LinkChips/LinkChips.tsx"
import { MailLink } from "../../base/MailLink/MailLink.tsx"
import { Portrait } from "../../base/Portrait/Portrait.tsx"
import { MarketHead, pageOf } from "../page/page.tsx"
import type { AgentPage } from "./agent.data.ts"
import * as styles from "./agent.module.css"

const Homes = ({ part: { heading, homes, none, note } }: { readonly part: AgentPage["homes"] }) => (
  <section className={styles.part}>
    <h2>{heading}</h2>
    {note && <p>{note}</p>}
    {homes.length === 0 ? <p>{none}</p> : <HomeGrid homes={homes} level={3} />}
  </section>
)

const Agent = ({ page: { person, areas, ...page } }: { readonly page: AgentPage }) => (
  <>
    <div className={styles.intro}>
      <Portrait src={person.portrait} alt={page.portraitAlt} first />
      <div>
        <h1>{person.name}</h1>
        <p className={styles.title}>{person.title}</p>
        <p className="lead">{person.presentation}</p>
        <p>{page.introduction}</p>
        <p className={styles.mail}>
          <span className={styles.phone}>{person.phoneLabel}</span> <MailLink address={person.email} />
        </p>
        <p className="actions screen-only">
          <a href={`tel:${person.phone}`} className="button">
            {page.call}
          </a>{" "}
          <Link to={page.form.path} className="button quiet">
            {page.form.name}
          </Link>
        </p>
        <div className={styles.facts}>
          <dl>
            <div>
              <dt>{page.languages.term}</dt>
              <dd>{page.languages.value}</dd>
            </div>
          </dl>
          <section>
            <h2>{areas.heading}</h2>
            {areas.areas.length === 0 ? <p>{areas.none}</p> : <LinkChips links={areas.areas} />}
          </section>
        </div>
      </div>
    </div>
    <Homes part={page.homes} />
    <Homes part={page.sold} />
    <p className={styles.end}>
      <Link to={page.all.path} className="button quiet">
        {page.all.name}
      </Link>
    </p>
    <p className="small">{page.fiction}</p>
  </>
)

export default pageOf(Agent)
export { MarketHead as Head }
