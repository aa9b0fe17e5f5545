import { Link } from "gatsby"
import type { ThanksPage } from "../build/pages/thanks.ts"
import { MarketHead, pageOf } from "./page.tsx"

const Thanks = ({ page }: { readonly page: ThanksPage }) => (
  <>
    <h1>{page.heading}</h1>
    {page.paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    <p>
      <Link to={page.next.path} className="button">
        {page.next.name}
      </Link>
    </p>
  </>
)

export default pageOf(Thanks)
export { MarketHead as Head }
