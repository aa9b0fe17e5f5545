import { FactList } from "../../../base/FactList/FactList.tsx"
import type { Surroundings } from "../surroundings.data.ts"
import * as styles from "./AreaSurroundings.module.css"

export type AreaSurroundingsProps = { readonly surroundings: Surroundings }

export const AreaSurroundings = ({ surroundings: { heading, stations, notes, links } }: AreaSurroundingsProps) => (
  <section className={styles.around}>
    <h2>{heading}</h2>
    <FactList facts={stations} />
    {notes.map((note) => (
      <p key={note} className="small">
        {note}
      </p>
    ))}
    {links.length > 0 && (
      <ul className={styles.links}>
        {links.map(({ name, path }) => (
          <li key={path}>
            <a href={path} rel="noopener noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    )}
  </section>
)
