import { Link } from "gatsby"
import { Portrait } from "../../base/Portrait/Portrait.tsx"
import { MarketHead, pageOf } from "../page/page.tsx"
import type { AgentsPage } from "./agents.data.ts"
import * as styles from "./agents.module.css"

const Agents = ({ page }: { readonly page: AgentsPage }) => (
  <>
    <h1>{page.heading}</h1>
    <p className="lead">{page.lead}</p>
    {page.agents.length > 0 && (
      <ul className={styles.agents}>
        {page.agents.map((agent, index) => (
          <li key={agent.path}>
            <Portrait src={agent.portrait} first={index === 0} />
            <h2>
              <Link to={agent.path}>{agent.name}</Link>
            </h2>
            <p className="small">
              {agent.title}
              <br />
              {agent.languages}
            </p>
            <p>{agent.presentation}</p>
          </li>
        ))}
      </ul>
    )}
    <p className="small">{page.fiction}</p>
  </>
)

export default pageOf(Agents)
export { MarketHead as Head }
