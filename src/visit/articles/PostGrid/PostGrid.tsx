import type { PostCardData } from "../../../base/HomeCard/cards.data.ts"
import { columnSizes, leadingSizes, threeColumnSizes } from "../../../base/Picture/Picture.tsx"
import { PostCard, type PostCardProps } from "../PostCard/PostCard.tsx"
import * as styles from "./PostGrid.module.css"

export type PostGridProps = {
  readonly posts: readonly PostCardData[]
  readonly level: PostCardProps["level"]
  /** Whether the first card is on the first screen, so that its picture loads at once. */
  readonly first?: boolean
  /** Whether the first article is shown larger than the others, if there is room. */
  readonly led?: boolean
}

export const PostGrid = ({ posts, level, first = false, led = false }: PostGridProps) => (
  <ul className={led ? `grid ${styles.led}` : "grid"}>
    {posts.map((post, index) => (
      <li key={post.path}>
        <PostCard
          post={post}
          level={level}
          first={first && index === 0}
          sizes={led ? (index === 0 ? leadingSizes + columnSizes : threeColumnSizes) : columnSizes}
        />
      </li>
    ))}
  </ul>
)
