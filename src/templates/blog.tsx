import type { BlogPage } from "../build/pages/blog.ts"
import { PostGrid } from "../components/PostGrid/PostGrid.tsx"
import { MarketHead, pageOf } from "./page.tsx"

const Blog = ({ page }: { readonly page: BlogPage }) => (
  <>
    <h1>{page.heading}</h1>
    <p className="lead">{page.lead}</p>
    {page.posts.length === 0 ? <p>{page.none}</p> : <PostGrid posts={page.posts} level={2} first />}
  </>
)

export default pageOf(Blog)
export { MarketHead as Head }
