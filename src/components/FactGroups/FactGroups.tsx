import type { FactGroup } from "../../build/pages/company.ts"
import { FactList } from "../FactList/FactList.tsx"
import * as styles from "./FactGroups.module.css"

export type FactGroupsProps = { readonly groups: readonly FactGroup[] }

export const FactGroups = ({ groups }: FactGroupsProps) => (
  <div className={styles.groups}>
    {groups.map(({ heading, facts, lists = [] }) => (
      <section key={heading}>
        <h2>{heading}</h2>
        <FactList facts={facts} />
        {lists.map((list) => (
          <section key={list.heading}>
            <h3>{list.heading}</h3>
            <ul>
              {list.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
      </section>
    ))}
  </div>
)
