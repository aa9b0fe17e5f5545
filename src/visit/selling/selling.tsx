import { Link } from "gatsby"
import { FactList } from "../../base/FactList/FactList.tsx"
import { HomeGrid } from "../../base/HomeGrid/HomeGrid.tsx"
import { Picture, sharpPhone } from "../../base/Picture/Picture.tsx"
import { Prose } from "../../base/Prose/Prose.tsx"
import { Sources } from "../../base/Sources/Sources.tsx"
import { People } from "../agents/People/People.tsx"
import { ContactForm } from "../contact/ContactForm/ContactForm.tsx"
import { MarketHead, pageOf } from "../page/page.tsx"
import { PriceEstimate } from "../sold/PriceEstimate/PriceEstimate.tsx"
import type { SellingPage } from "./selling.data.ts"
import * as styles from "./selling.module.css"

const Selling = ({
  page: { steps, prices, estimate, people, sold, questions, valuation, ...page },
}: {
  readonly page: SellingPage
}) => (
  <>
    <div className={styles.hero}>
      <div>
        <h1>{page.title}</h1>
        <p className="lead">{page.lead}</p>
        <p className="actions">
          <a href="#valuation" className="button">
            {page.start}
          </a>
        </p>
      </div>
      {page.picture && (
        <Picture picture={page.picture} sizes={`${sharpPhone}(min-width: 60rem) min(57vw, 40rem), 92vw`} first />
      )}
    </div>

    {estimate && <PriceEstimate estimate={estimate} />}

    {steps.steps.length > 0 && (
      <section className={styles.part}>
        <h2>{steps.heading}</h2>
        <ol className={styles.steps}>
          {steps.steps.map(({ name, time, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p className={styles.time}>{time}</p>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p className="small">{steps.note}</p>
      </section>
    )}

    <div className={`${styles.part} ${styles.columns}`}>
      <Prose html={page.html} />
      {prices.items.length > 0 && (
        <section>
          <h2>{prices.heading}</h2>
          <FactList facts={prices.items} />
          <p className="small">{prices.note}</p>
        </section>
      )}
    </div>

    {people.persons.length > 0 && (
      <section className={styles.part}>
        <h2>{people.heading}</h2>
        <p>{people.lead}</p>
        <People persons={people.persons} />
        <p>
          <Link to={people.all.path} className="button quiet">
            {people.all.name}
          </Link>
        </p>
      </section>
    )}

    {sold.homes.length > 0 && (
      <section className={styles.part}>
        <h2>{sold.heading}</h2>
        <p>{sold.lead}</p>
        <HomeGrid homes={sold.homes} level={3} />
        <p>
          <Link to={sold.all.path} className="button quiet">
            {sold.all.name}
          </Link>
        </p>
      </section>
    )}

    {questions.questions.length > 0 && (
      <section className={`${styles.part} ${styles.columns}`}>
        <h2>{questions.heading}</h2>
        <div>
          {questions.questions.map(({ question, answer }) => (
            <details key={question} className={styles.question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </section>
    )}

    {/* The only place where a seller gets in touch. */}
    <section className={styles.valuation}>
      <div>
        <h2 id="valuation">{valuation.heading}</h2>
        <p className="lead">{valuation.lead}</p>
        <p className="actions">
          <a href={valuation.ring.href} className="button quiet">
            {valuation.ring.name}
          </a>
        </p>
        <p className="small">{valuation.fiction}</p>
      </div>
      <ContactForm key={valuation.form.page} form={valuation.form} />
    </section>

    <Sources heading={page.sourcesHeading} sources={page.sources} />
    <p className="small">
      <time dateTime={page.updated.isoDate}>{page.updated.text}</time>
    </p>
  </>
)

export default pageOf(Selling)
export { MarketHead as Head }
