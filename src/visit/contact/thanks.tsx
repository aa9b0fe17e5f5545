import { Link } from "gatsby"
import { Reading } from "../../base/Reading/Reading.tsx"
import { Twig } from "../../base/Twig/Twig.tsx"
import { MarketHead, pageOf } from "../page/page.tsx"
import { SentRequestNote } from "./SentRequestNote/SentRequestNote.tsx"
import type { Thanks } from "./thanks.data.ts"

const ThanksPage = ({ page }: { readonly page: Thanks }) => (
  <Reading
    opening={
      <>
        <h1>{page.heading}</h1>
        <Twig size="large" />
      </>
    }
  >
    <p className="lead">{page.next}</p>
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
  </Reading>
)

export default pageOf(ThanksPage)
export { MarketHead as Head }
