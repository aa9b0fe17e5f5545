import type { BlogPage } from "../build/pages/blog.ts"
import { PostCard } from "../components/PostCard/PostCard.tsx"
import { MarketHead, pageOf } from "./page.tsx"

const Blog = ({ page }: { readonly page: BlogPage }) => (
  <>
    <h1>{page.heading}</h1>
    <p className="lead">{page.lead}</p>
    {page.posts.length === 0 ? (
      <p>{page.none}</p>
    ) : (
      <ul className="grid">
        {page.posts.map((post, index) => (
          <li key={post.path}>
            <PostCard post={post} level={2} first={index === 0} />
          </li>
        ))}
      </ul>
    )}
  </>
)

export default pageOf(Blog)
export { MarketHead as Head }
