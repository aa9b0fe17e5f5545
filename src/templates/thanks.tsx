import { Link } from "gatsby"
import { SentRequestNote } from "../components/contact/SentRequestNote/SentRequestNote.tsx"
import type { Thanks } from "../site/contact/thanks.ts"
import { MarketHead, pageOf } from "./layout/page.tsx"

const ThanksPage = ({ page }: { readonly page: Thanks }) => (
  <>
    <h1>{page.heading}</h1>
    <p>{page.next}</p>
    <p>
      {page.contact} <a href={`tel:${page.phone.number}`}>{page.phone.label}</a>,{" "}
      <a href={`mailto:${page.email}`}>{page.email}</a>
    </p>
    <p>
      <Link to={page.onward.path} className="button">
        {page.onward.name}
      </Link>
    </p>
    <SentRequestNote language={page.language} words={page.sent} />
  </>
)

export default pageOf(ThanksPage)
export { MarketHead as Head }
