import { Link } from "gatsby"
import { FactList } from "../../../base/FactList/FactList.tsx"
import type { FactGroup } from "../company.data.ts"
import * as styles from "./FactGroups.module.css"

export type FactGroupsProps = { readonly groups: readonly FactGroup[] }

export const FactGroups = ({ groups }: FactGroupsProps) => (
  <div className={styles.groups}>
    {groups.map(({ heading, facts, figures, more }) => (
      <section key={heading}>
        <h2>{heading}</h2>
        <FactList facts={facts} figures={figures} />
        {more && (
          <p className="screen-only">
            <Link to={more.path}>{more.name}</Link>
          </p>
        )}
      </section>
    ))}
  </div>
)
