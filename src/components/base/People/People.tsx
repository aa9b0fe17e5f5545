import type { Person } from "../../../site/articles/people.ts"
import { Initials } from "../Initials/Initials.tsx"
import { MailLink } from "../MailLink/MailLink.tsx"
import * as styles from "./People.module.css"

export type PeopleProps = { readonly persons: readonly Person[] }

export const People = ({ persons }: PeopleProps) => (
  <ul className={styles.persons}>
    {persons.map((person) => (
      <li key={person.email}>
        <Initials name={person.name} className={styles.initials} />
        <div>
          <p className={styles.name}>
            <strong>{person.name}</strong> <span>{person.title}</span>
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
