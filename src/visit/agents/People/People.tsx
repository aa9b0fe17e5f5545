import { Link } from "gatsby"
import { MailLink } from "../../../base/MailLink/MailLink.tsx"
import { Portrait } from "../../../base/Portrait/Portrait.tsx"
import type { Person } from "../person.data.ts"
import * as styles from "./People.module.css"

export type PeopleProps = { readonly persons: readonly Person[] }

export const People = ({ persons }: PeopleProps) => (
  <ul className={styles.persons}>
    {persons.map((person) => (
      <li key={person.email}>
        <Portrait src={person.portrait} />
        <div>
          <p className={styles.name}>
            <Link to={person.path}>{person.name}</Link> <span>{person.title}</span>
          </p>
          <p>{person.presentation}</p>
          <p className={styles.contact}>
            <a href={`tel:${person.phone}`}>{person.phoneLabel}</a> <MailLink address={person.email} />
          </p>
        </div>
      </li>
    ))}
  </ul>
)
