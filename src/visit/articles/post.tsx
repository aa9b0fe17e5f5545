import { Link } from "gatsby"
import { Prose } from "../../base/Prose/Prose.tsx"
import { Reading } from "../../base/Reading/Reading.tsx"
import { People } from "../agents/People/People.tsx"
import { MarketHead, pageOf } from "../page/page.tsx"
import { ArticleContents } from "./ArticleContents/ArticleContents.tsx"
import type { PostPage } from "./blog.data.ts"
import { PostGrid } from "./PostGrid/PostGrid.tsx"
import * as styles from "./post.module.css"
import { TopicLinks } from "./TopicLinks/TopicLinks.tsx"

const Post = ({ page: { date, updated, author, contents, neighbours, related, ...page } }: { page: PostPage }) => (
  <>
    <article>
      <Reading
        opening={
          <>
            <h1>{page.title}</h1>
            <p className="lead">{page.description}</p>
            <p className={`small ${styles.byline}`}>
              <span>{author.byline}</span> <time dateTime={date.isoDate}>{date.text}</time>{" "}
              {updated && <time dateTime={updated.isoDate}>{updated.text}</time>} <span>{page.reading}</span>
            </p>
          </>
        }
        picture={page.picture}
        beside={contents && <ArticleContents contents={contents} />}
      >
        <Prose html={page.html} />
        <TopicLinks label={page.topics.label} links={page.topics.links} />
        <section className={styles.author}>
          <h2>{author.heading}</h2>
          <People persons={[author]} />
        </section>
      </Reading>
    </article>
    {(neighbours.previous || neighbours.next) && (
      <nav aria-label={neighbours.label} className={styles.neighbours}>
        {[neighbours.previous, neighbours.next].map(
          (link) =>
            link && (
              <Link key={link.path} to={link.path} rel={link === neighbours.next ? "next" : "prev"}>
                <span>{link.label}</span> {`${link.name} `}
              </Link>
            ),
        )}
      </nav>
    )}
    {related.posts.length > 0 && (
      <section className={`screen-only ${styles.others}`}>
        <h2>{related.heading}</h2>
        <PostGrid posts={related.posts} level={3} />
      </section>
    )}
  </>
)

export default pageOf(Post)
export { MarketHead as Head }
