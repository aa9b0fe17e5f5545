import type { Ref } from "react"
import { Picture } from "../../../base/Picture/Picture.tsx"
import type { GalleryData } from "../gallery.data.ts"
import * as styles from "./PictureViewer.module.css"

export type PictureOverviewProps = {
  readonly list: Ref<HTMLUListElement>
  readonly pictures: GalleryData["pictures"]
  readonly onPick: (index: number) => void
}

/** All pictures as buttons that open them at the size of the window, named by what they show. */
export const PictureOverview = ({ list, pictures, onPick }: PictureOverviewProps) => (
  <ul ref={list} className={styles.overview}>
    {pictures.map((picture, index) => (
      <li key={picture.base}>
        <button type="button" aria-label={picture.alt} onClick={() => onPick(index)}>
          <Picture picture={picture} sizes="(min-width: 40rem) 30vw, 50vw" eager />
        </button>
      </li>
    ))}
  </ul>
)
