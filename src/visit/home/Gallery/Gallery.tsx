import { type CSSProperties, useRef, useState } from "react"
import { Picture, sharpPhone } from "../../../base/Picture/Picture.tsx"
import { useOnIntent } from "../../../browser/navigation/use-on-intent.ts"
import type { GalleryData } from "../gallery.data.ts"
import * as styles from "./Gallery.module.css"

export type GalleryProps = { readonly gallery: GalleryData }

const loadViewer = () =>
  import(/* webpackChunkName: "picture-viewer" */ "../PictureViewer/PictureViewer.island.tsx").then(
    ({ PictureViewer }) => PictureViewer,
  )

type Mosaic = { readonly columns: number; readonly first: number }

/**
 * Grids that each number of pictures fills completely; `first` is the size of the first picture in cells. Up to six
 * pictures, the others are a column beside it.
 */
const mosaics: Readonly<Record<number, Mosaic>> = {
  2: { columns: 2, first: 1 },
  3: { columns: 3, first: 2 },
  4: { columns: 4, first: 3 },
  5: { columns: 5, first: 4 },
  6: { columns: 6, first: 5 },
  7: { columns: 5, first: 3 },
  8: { columns: 4, first: 3 },
}

/** The page is 92vw wide between its gutters, and at most 77rem. */
const sizes = (share: number) => `${sharpPhone}(min-width: 48rem) calc(${share.toFixed(3)} * min(92vw, 77rem)), 100vw`

/**
 * All pictures of a home: a mosaic on wide screens, a swipeable row on phones; each opens at the size of the window.
 */
export const Gallery = ({ gallery }: GalleryProps) => {
  const { label, pictures, openers, counts, showAll } = gallery
  const { columns, first } = mosaics[pictures.length] ?? { columns: 4, first: 2 }
  const [start, setStart] = useState<number | "all" | null>(null)
  const rows = Math.ceil((first * first + pictures.length - 1) / columns)
  const { component: Viewer, prefetch, need } = useOnIntent(loadViewer)
  const opener = useRef<HTMLButtonElement>(null)

  const open = (index: number | "all") => (event: { currentTarget: HTMLButtonElement }) => {
    opener.current = event.currentTarget
    setStart(index)
    need()
  }
  const close = () => {
    setStart(null)
    // Some browsers do not focus a clicked button, so they cannot return the focus to it.
    opener.current?.focus()
  }

  return (
    <section aria-label={label} className={styles.gallery} onPointerEnter={prefetch} onFocus={prefetch}>
      <ul
        className={styles.pictures}
        style={{ "--columns": columns, "--first": first, "--rows": rows } as CSSProperties}
      >
        {pictures.map((picture, index) => (
          <li key={picture.base}>
            <Picture picture={picture} first={index === 0} sizes={sizes((index === 0 ? first : 1) / columns)} />
            <a className={styles.file} href={`${picture.base}-1200.jpg`}>
              <span>{openers[index]}</span>
            </a>{" "}
            <button
              type="button"
              className={styles.open}
              aria-label={openers[index]}
              aria-haspopup="dialog"
              onClick={open(index)}
            />
            <span className={styles.count} aria-hidden="true">
              {counts[index]}
            </span>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.all} aria-haspopup="dialog" onClick={open("all")}>
        {showAll}
      </button>
      {Viewer && start !== null && <Viewer gallery={gallery} start={start} onClose={close} />}
    </section>
  )
}
