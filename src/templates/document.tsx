import { FactList } from "../components/base/FactList/FactList.tsx"
import { Picture, sharpPhone } from "../components/base/Picture/Picture.tsx"
import { Prose } from "../components/base/Prose/Prose.tsx"
import { Sources } from "../components/base/Sources/Sources.tsx"
import type { DocumentPage } from "../site/articles/documents.ts"
import * as styles from "./document.module.css"
import { MarketHead, pageOf } from "./layout/page.tsx"

const Document = ({ page }: { readonly page: DocumentPage }) => (
  <article className={styles.document}>
    <h1>{page.title}</h1>
    <p className="lead">{page.lead}</p>
    {page.picture && <Picture picture={page.picture} sizes={`${sharpPhone}(min-width: 46rem) 42rem, 92vw`} first />}
    {page.facts.length > 0 && (
      <section>
        <h2>{page.factsHeading}</h2>
        <FactList facts={page.facts} />
      </section>
    )}
    <Prose html={page.html} />
    {page.sources.length > 0 && <Sources heading={page.sourcesHeading} sources={page.sources} />}
    <p className={styles.updated}>
      <time dateTime={page.updated.isoDate}>{page.updated.text}</time>
    </p>
  </article>
)

export default pageOf(Document)
export { MarketHead as Head }
