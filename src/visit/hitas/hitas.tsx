import { Link } from "gatsby"
import { FactList } from "../../base/FactList/FactList.tsx"
import { Prose } from "../../base/Prose/Prose.tsx"
import { Reading } from "../../base/Reading/Reading.tsx"
import { Sources } from "../../base/Sources/Sources.tsx"
import { ArticleContents } from "../articles/ArticleContents/ArticleContents.tsx"
import { MarketHead, pageOf } from "../page/page.tsx"
import { HitasExample } from "./HitasExample/HitasExample.tsx"
import { HitasTimeline } from "./HitasTimeline/HitasTimeline.tsx"
import type { HitasPage } from "./hitas.data.ts"
import * as styles from "./hitas.module.css"

/** Places the dated facts beside the long text, because visitors come back for them. */
const Hitas = ({ page: { contents, ...page } }: { readonly page: HitasPage }) => {
  const [explanation = "", release = "", rest = ""] = page.htmls
  return (
    <article>
      <Reading
        opening={
          <>
            <h1>{page.title}</h1>
            <p className="lead">{page.lead}</p>
          </>
        }
        beside={
          <section className={styles.facts}>
            <h2>{page.factsHeading}</h2>
            <p>{page.homes.path ? <Link to={page.homes.path}>{page.homes.name}</Link> : page.homes.name}</p>
            <FactList facts={page.facts} />
            <p className="small">
              <time dateTime={page.updated.isoDate}>{page.updated.text}</time>
            </p>
          </section>
        }
      >
        {contents && <ArticleContents contents={contents} />}
        <Prose html={explanation} />
        <HitasExample example={page.example} />
        <Prose html={release} />
        <HitasTimeline timeline={page.timeline} />
        <Prose html={rest} />
        <Sources heading={page.sourcesHeading} sources={page.sources} />
      </Reading>
    </article>
  )
}

export default pageOf(Hitas)
export { MarketHead as Head }
