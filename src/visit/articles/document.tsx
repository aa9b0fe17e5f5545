import { FactList } from "../../base/FactList/FactList.tsx"
import { Prose } from "../../base/Prose/Prose.tsx"
import { Reading } from "../../base/Reading/Reading.tsx"
import { Sources } from "../../base/Sources/Sources.tsx"
import { MarketHead, pageOf } from "../page/page.tsx"
import { ArticleContents } from "./ArticleContents/ArticleContents.tsx"
import type { DocumentPage } from "./documents.data.ts"

const Document = ({ page: { contents, facts, sources, ...page } }: { readonly page: DocumentPage }) => (
  <article>
    <Reading
      opening={
        <>
          <h1>{page.title}</h1>
          <p className="lead">{page.lead}</p>
          <time className="small" dateTime={page.updated.isoDate}>
            {page.updated.text}
          </time>
        </>
      }
      picture={page.picture}
      beside={
        <>
          {contents && <ArticleContents contents={contents} />}
          {facts.length > 0 && (
            <section>
              <h2>{page.factsHeading}</h2>
              <FactList facts={facts} />
            </section>
          )}
        </>
      }
    >
      <Prose html={page.html} />
      <Sources heading={page.sourcesHeading} sources={sources} />
    </Reading>
  </article>
)

export default pageOf(Document)
export { MarketHead as Head }
