import { Drawing } from "../Drawing/Drawing.tsx"
import * as styles from "./Portrait.module.css"

export type PortraitProps = {
  /** Path of the drawing. */
  readonly src: string
  /** Left out where the name is beside the portrait. */
  readonly alt?: string
  /** The largest picture of the first screen: it loads at once and before the others. */
  readonly first?: boolean
}

/** A drawn portrait, as wide as its place; the size is that of every drawing (src/site/media/portraits.ts). */
export const Portrait = ({ src, alt = "", first = false }: PortraitProps) => (
  <Drawing
    className={styles.portrait}
    src={src}
    alt={alt}
    width={240}
    height={300}
    loading={first ? "eager" : "lazy"}
    fetchPriority={first ? "high" : "auto"}
  />
)
