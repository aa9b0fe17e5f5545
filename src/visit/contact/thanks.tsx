import { Link } from "gatsby"
import { Reading } from "../../base/Reading/Reading.tsx"
import { Twig } from "../../base/Twig/Twig.tsx"
import { useDocumentTitle } from "../../browser/document-title.ts"
import { MarketHead, pageOf } from "../page/page.tsx"
import { SentRequestNote } from "./SentRequestNote/SentRequestNote.tsx"
import { useSentRequest } from "./SentRequestNote/use-sent-request.ts"
import type { Thanks } from "./thanks.data.ts"

/** A sign-up for a viewing begins with its time and place, and any other request with what happens next. */
const ThanksPage = ({ page }: { readonly page: Thanks }) => {
  const request = useSentRequest(page.language)
  const isSignUp = Boolean(request?.viewing)
  const { heading, next, contact } = isSignUp ? page.signedUp : page
  useDocumentTitle(isSignUp ? `${heading} – ${page.siteName}` : null)
  const note = <SentRequestNote request={request} words={page.sent} />
  return (
    <Reading
      opening={
        <>
          <h1>{heading}</h1>
          <Twig size="large" />
        </>
      }
    >
      {isSignUp && note}
      <p className="lead">{next}</p>
      <p>
        {contact} <a href={`tel:${page.phone.number}`}>{page.phone.label}</a>,{" "}
        <a href={`mailto:${page.email}`}>{page.email}</a>
      </p>
      <p>
        <Link to={page.onward.path} className="button">
          {page.onward.name}
        </Link>
      </p>
      {!isSignUp && note}
    </Reading>
  )
}

export default pageOf(ThanksPage)
export { MarketHead as Head }
