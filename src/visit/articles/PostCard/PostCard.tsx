import { Link } from "gatsby"
import type { PostCardData } from "../../../base/HomeCard/cards.data.ts"
import { Picture } from "../../../base/Picture/Picture.tsx"
import * as styles from "./PostCard.module.css"

export type PostCardProps = {
  readonly post: PostCardData
  readonly level: 2 | 3
  readonly first?: boolean
  /** Width of its picture, for the `sizes` attribute. */
  readonly sizes: string
}

export const PostCard = ({ post, level, first = false, sizes }: PostCardProps) => {
  const Heading = `h${level}` as const
  return (
    <article aria-label={post.title} className={styles.card}>
      <Picture picture={post.picture} sizes={sizes} first={first} />
      <Heading className={styles.heading}>
        <Link to={post.path}>{post.title}</Link>
      </Heading>
      <p className={styles.date}>
        <time dateTime={post.isoDate}>{post.date}</time> · {post.reading}
      </p>
      <p className={styles.description}>{post.description}</p>
    </article>
  )
}
