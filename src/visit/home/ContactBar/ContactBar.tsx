import { BookLink } from "../../viewings/BookLink/BookLink.tsx"
import type { ViewingsData } from "../../viewings/viewings.data.ts"
import type { ContactBarData } from "../contact-bar.data.ts"
import * as styles from "./ContactBar.module.css"

export type ContactBarProps = { readonly bar: ContactBarData; readonly viewings: ViewingsData }

/** Stays at the bottom of a phone's window as long as the page is about the home. */
export const ContactBar = ({ bar: { label, price, call }, viewings: { booking, times } }: ContactBarProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
  <div className={styles.bar} role="group" aria-label={label}>
    <p>
      <small>{price.term}</small> {price.value}
    </p>
    <div>
      <a className="button quiet" href={`tel:${call.phone}`} aria-label={call.name}>
        {call.text}
      </a>{" "}
      {booking && <BookLink booking={booking} times={times} />}
    </div>
  </div>
)
