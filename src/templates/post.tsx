import type { PostPage } from "../build/pages/blog.ts"
import { Picture } from "../components/Picture/Picture.tsx"
import { PostGrid } from "../components/PostGrid/PostGrid.tsx"
import { Prose } from "../components/Prose/Prose.tsx"
import { MarketHead, pageOf } from "./page.tsx"
import * as styles from "./post.module.css"

const Post = ({ page }: { readonly page: PostPage }) => (
  <>
    <article className={styles.post}>
      <h1>{page.title}</h1>
      <p className="lead">{page.description}</p>
      <p className={styles.byline}>
        <span>{page.author}</span>
        <time dateTime={page.date.isoDate}>{page.date.text}</time>
        <span>{page.reading}</span>
      </p>
      <Picture picture={page.picture} sizes="(min-width: 46rem) 42rem, 92vw" first />
      <Prose html={page.html} />
      <ul aria-label={page.tagsLabel} className={styles.tags}>
        {page.tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </article>
    <section className={`screen-only ${styles.others}`}>
      <h2>{page.others.heading}</h2>
      <PostGrid posts={page.others.posts} level={3} />
    </section>
  </>
)

export default pageOf(Post)
export { MarketHead as Head }
