import { ArticleContents } from "../components/articles/ArticleContents/ArticleContents.tsx"
import { FactList } from "../components/base/FactList/FactList.tsx"
import { Prose } from "../components/base/Prose/Prose.tsx"
import { Reading } from "../components/base/Reading/Reading.tsx"
import { Sources } from "../components/base/Sources/Sources.tsx"
import type { DocumentPage } from "../site/articles/documents.ts"
import { MarketHead, pageOf } from "./layout/page.tsx"

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
