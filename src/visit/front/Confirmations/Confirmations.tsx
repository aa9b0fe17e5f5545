import { Link } from "gatsby"
import { SentRequestNote } from "../../contact/SentRequestNote/SentRequestNote.tsx"
import type { Confirmation } from "../front.data.ts"
import * as styles from "./Confirmations.module.css"

export type ConfirmationsProps = { readonly confirmations: readonly Confirmation[] }

/**
 * Thanks for a contact request, in each language of the site: the address's fragment shows one of them without a
 * script.
 */
export const Confirmations = ({ confirmations }: ConfirmationsProps) =>
  confirmations.map(({ id, language, heading, next, contact, phone, email, onward, sent }) => (
    <section
      key={id}
      id={id}
      lang={language}
      tabIndex={-1}
      aria-labelledby={`${id}-heading`}
      className={styles.confirmation}
    >
      <h2 id={`${id}-heading`}>{heading}</h2>
      <p>{next}</p>
      <p>
        {contact} <a href={`tel:${phone.number}`}>{phone.label}</a>, <a href={`mailto:${email}`}>{email}</a>
      </p>
      <p>
        <Link to={onward.path} hrefLang={language} className="button">
          {onward.name}
        </Link>
      </p>
      <SentRequestNote language={language} words={sent} />
    </section>
  ))
