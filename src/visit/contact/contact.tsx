import { MailLink } from "../../base/MailLink/MailLink.tsx"
import { Picture } from "../../base/Picture/Picture.tsx"
import { Reading } from "../../base/Reading/Reading.tsx"
import { MarketHead, pageOf } from "../page/page.tsx"
import { ContactForm } from "./ContactForm/ContactForm.tsx"
import type { ContactPage } from "./contact.data.ts"
import * as styles from "./contact.module.css"

const Contact = ({ page: { ways, ...page } }: { readonly page: ContactPage }) => (
  <Reading
    opening={
      <>
        <h1>{page.heading}</h1>
        <p className="lead">{page.lead}</p>
      </>
    }
    beside={
      <section aria-labelledby="ways" className={styles.ways}>
        <h2 id="ways" className="sprig">
          {ways.heading}
        </h2>
        <dl>
          <dt>{ways.phone.term}</dt>
          <dd>
            <a href={`tel:${ways.phone.number}`}>{ways.phone.value}</a>
          </dd>
          <dt>{ways.email.term}</dt>
          <dd>
            <MailLink address={ways.email.value} />
          </dd>
          <dt>{ways.hours.term}</dt>
          <dd>{ways.hours.value}</dd>
          <dt>{ways.office.term}</dt>
          <dd>
            {ways.office.value}
            <br />
            <span className="small">{ways.office.business}</span>
          </dd>
        </dl>
        <Picture picture={ways.picture} sizes="(min-width: 60rem) min(38vw, 34rem), 92vw" />
        <p className="small">{ways.fiction}</p>
      </section>
    }
  >
    <section aria-labelledby="write" className={styles.write}>
      <h2 id="write">{page.write}</h2>
      <ContactForm key={page.form.language} form={page.form} />
    </section>
  </Reading>
)

export default pageOf(Contact)
export { MarketHead as Head }
