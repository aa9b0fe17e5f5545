import type { PostCardData } from "../../../site/homes/cards.ts"
import { PostCard, type PostCardProps } from "../PostCard/PostCard.tsx"

export type PostGridProps = {
  readonly posts: readonly PostCardData[]
  readonly level: PostCardProps["level"]
  /** Whether the first card is on the first screen, so that its picture loads at once. */
  readonly first?: boolean
}

export const PostGrid = ({ posts, level, first = false }: PostGridProps) => (
  <ul className="grid">
    {posts.map((post, index) => (
      <li key={post.path}>
        <PostCard post={post} level={level} first={first && index === 0} />
      </li>
    ))}
  </ul>
)
