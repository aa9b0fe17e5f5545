import type { Picture as PictureData } from "../../build/media.ts"
import { Picture } from "../Picture/Picture.tsx"
import * as styles from "./Gallery.module.css"

export type GalleryProps = { readonly label: string; readonly pictures: readonly PictureData[] }

/** The first picture takes a whole row, and so does the last where it would be alone in one. */
const takesRow = (index: number, count: number) => index === 0 || (index === count - 1 && count % 2 === 0)

export const Gallery = ({ label, pictures }: GalleryProps) => (
  <section aria-label={label} className={styles.gallery}>
    <ul>
      {pictures.map((picture, index) => (
        <li key={picture.base}>
          <Picture
            picture={picture}
            first={index === 0}
            sizes={
              takesRow(index, pictures.length) ? "(min-width: 60rem) 46rem, 94vw" : "(min-width: 60rem) 22rem, 46vw"
            }
          />
        </li>
      ))}
    </ul>
  </section>
)
