import type { Picture as PictureData } from "../../build/media.ts"
import { pictureWidths } from "../../spec/pictures.ts"
import * as styles from "./Picture.module.css"

export type PictureProps = {
  readonly picture: PictureData
  /** Width of the slot, as the `sizes` attribute has it. */
  readonly sizes: string
  /** The largest picture of the first screen: loaded at once and before the others. */
  readonly first?: boolean
  /** Loaded at once though it cannot be seen yet. */
  readonly ahead?: boolean
}

// Of the originals and the JPEG that the build writes (src/build/media.ts).
const [width, height] = [1200, 800]

/**
 * Begins the sizes of a slot as wide as a phone's window. On screens with more than two pixels to one of CSS the next file up is twice
 * the bytes, and nobody sees it at arm's length.
 */
export const sharpPhone = "(max-width: 30rem) and (min-resolution: 2.1dppx) 60vw, "

/** Of a column of the page, as `.grid` has one, two or three (src/styles/base.css). */
export const columnSizes = `${sharpPhone}(min-width: 66.5rem) min(29vw, 24.5rem), (min-width: 43.5rem) 45vw, 92vw`

const srcSet = (base: string, format: string) => pictureWidths.map((w) => `${base}-${w}.${format} ${w}w`).join(", ")

export const Picture = ({ picture: { base, alt, color }, sizes, first = false, ahead = false }: PictureProps) => (
  <picture className={styles.picture}>
    <source type="image/avif" srcSet={srcSet(base, "avif")} sizes={sizes} />
    <source type="image/webp" srcSet={srcSet(base, "webp")} sizes={sizes} />
    <img
      src={`${base}-1200.jpg`}
      alt={alt}
      width={width}
      height={height}
      style={{ backgroundColor: color }}
      loading={first || ahead ? "eager" : "lazy"}
      fetchPriority={first ? "high" : "auto"}
      decoding={first ? "auto" : "async"}
    />
  </picture>
)
