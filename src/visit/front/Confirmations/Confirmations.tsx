import { Link } from "gatsby"
import { SentRequestNote } from "../../contact/SentRequestNote/SentRequestNote.tsx"
import { useSentRequest } from "../../contact/SentRequestNote/use-sent-request.ts"
import type { Confirmation as ConfirmationData } from "../front.data.ts"
import * as styles from "./Confirmations.module.css"

export type ConfirmationsProps = { readonly confirmations: readonly ConfirmationData[] }

/** A sign-up for a viewing begins with its time and place, and any other request with what happens next. */
const Confirmation = ({ confirmation }: { readonly confirmation: ConfirmationData }) => {
  const { id, language, phone, email, onward, sent } = confirmation
  const request = useSentRequest(language)
  const isSignUp = Boolean(request?.viewing)
  const { heading, next, contact } = isSignUp ? confirmation.signedUp : confirmation
  const note = <SentRequestNote request={request} words={sent} />
  return (
    <section id={id} lang={language} tabIndex={-1} aria-labelledby={`${id}-heading`} className={styles.confirmation}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {isSignUp && note}
      <p>{next}</p>
      <p>
        {contact} <a href={`tel:${phone.number}`}>{phone.label}</a>, <a href={`mailto:${email}`}>{email}</a>
      </p>
      <p>
        <Link to={onward.path} hrefLang={language} className="button">
          {onward.name}
        </Link>
      </p>
      {!isSignUp && note}
    </section>
  )
}

/**
 * Thanks for a contact request, in each language of the site: the address's fragment shows one of them without a
 * script.
 */
export const Confirmations = ({ confirmations }: ConfirmationsProps) =>
  confirmations.map((confirmation) => <Confirmation key={confirmation.id} confirmation={confirmation} />)
