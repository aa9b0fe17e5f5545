import { chooseTopic } from "../../../browser/contact/contact-topic.ts"
import type { ContactBarData } from "../../../site/homes/contact-bar.ts"
import * as styles from "./ContactBar.module.css"

export type ContactBarProps = { readonly bar: ContactBarData }

/** Stays at the bottom of a phone's window as long as the page is about the home. */
export const ContactBar = ({ bar: { label, price, call, book } }: ContactBarProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
  <div className={styles.bar} role="group" aria-label={label}>
    <p>
      <small>{price.term}</small> {price.value}
    </p>
    <div>
      <a className="button quiet" href={`tel:${call.phone}`} aria-label={call.name}>
        {call.text}
      </a>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to the form, where the choice is made on the way */}
      <a className="button" href="#contact" onClick={() => chooseTopic("viewing")}>
        {book}
      </a>
    </div>
  </div>
)
