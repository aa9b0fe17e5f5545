import { pictureWidths } from "../../published/pictures.ts"
import type { Picture as PictureData } from "../../site/media/media.ts"
import * as styles from "./Picture.module.css"

export type PictureProps = {
  readonly picture: PictureData
  /** Width of the slot, for the `sizes` attribute. */
  readonly sizes: string
  /** The largest picture of the first screen: it loads at once and before the others. */
  readonly first?: boolean
  /** Loads at once although it is not visible yet. */
  readonly eager?: boolean
}

// Size of the originals and of the JPEG that the build writes (src/site/media/media.ts).
const [width, height] = [1200, 800]

/** Phones with more than two device pixels per CSS pixel, where the next file has twice the bytes without a visible gain. */
export const finePhone = "(max-width: 30rem) and (min-resolution: 2.1dppx)"

/** Start of `sizes` for a slot as wide as a phone's window. */
export const sharpPhone = `${finePhone} 60vw, `

/** Width of a column of `.grid`, which has one, two or three (src/styles/base.css). */
export const columnSizes = `${sharpPhone}(min-width: 66.5rem) min(29vw, 24.5rem), (min-width: 43.5rem) 45vw, 92vw`

/** Width of a column of a grid that has three from 60rem on. */
export const threeColumnSizes = `${sharpPhone}(min-width: 60rem) min(29vw, 24.5rem), (min-width: 43.5rem) 45vw, 92vw`

/** Start of `sizes` for a first picture that fills two of three columns from 60rem on. */
export const leadingSizes = "(min-width: 60rem) 54rem, "

const srcSet = (base: string, format: string) => pictureWidths.map((w) => `${base}-${w}.${format} ${w}w`).join(", ")

export const Picture = ({ picture: { base, alt, color }, sizes, first = false, eager = false }: PictureProps) => (
  <picture className={styles.picture}>
    <source type="image/avif" srcSet={srcSet(base, "avif")} sizes={sizes} />
    <source type="image/webp" srcSet={srcSet(base, "webp")} sizes={sizes} />
    <img
      src={`${base}-1200.jpg`}
      alt={alt}
      width={width}
      height={height}
      style={{ backgroundColor: color }}
      loading={first || eager ? "eager" : "lazy"}
      fetchPriority={first ? "high" : "auto"}
      decoding={first ? "auto" : "async"}
    />
  </picture>
)
