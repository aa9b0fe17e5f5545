import { MarketHead, pageOf } from "../page/page.tsx"
import type { BlogPage } from "./blog.data.ts"
import * as styles from "./blog.module.css"
import { PostGrid } from "./PostGrid/PostGrid.tsx"
import { TopicLinks } from "./TopicLinks/TopicLinks.tsx"

/** All articles, or those about one topic. */
const Blog = ({ page: { heading, lead, topics, posts, none, feed } }: { readonly page: BlogPage }) => (
  <>
    <h1>{heading}</h1>
    <p className="lead">{lead}</p>
    {posts.length === 0 ? (
      <p>{none}</p>
    ) : (
      <>
        <TopicLinks label={topics.label} links={[topics.all, ...topics.links]} />
        {/* Six articles are two columns beside one, and a row of three. */}
        <PostGrid posts={posts} level={2} first led={posts.length === 6} />
        <p className={styles.feed}>
          <a href={feed.path}>{feed.name}</a>
        </p>
      </>
    )}
  </>
)

export default pageOf(Blog)
export { MarketHead as Head }
