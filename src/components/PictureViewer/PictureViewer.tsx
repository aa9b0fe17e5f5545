import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react"
import type { GalleryData } from "../../build/pages/gallery.ts"
import { Picture } from "../Picture/Picture.tsx"
import { ViewerDialog } from "../ViewerDialog/ViewerDialog.tsx"
import * as styles from "./PictureViewer.module.css"

export type PictureViewerProps = {
  readonly gallery: GalleryData
  /** The picture that it is opened with. */
  readonly start: number
  readonly onClose: () => void
}

/** All pictures at the size of the window, one at a time. They lie in a row that the browser scrolls, so that a finger can. */
export const PictureViewer = ({ gallery: { pictures, viewer }, start, onClose }: PictureViewerProps) => {
  const [index, setIndex] = useState(start)
  const row = useRef<HTMLUListElement>(null)
  const last = pictures.length - 1

  const show = (wanted: number) => {
    const next = Math.min(Math.max(wanted, 0), last)
    setIndex(next)
    row.current?.scrollTo({ left: next * row.current.clientWidth, behavior: "instant" })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog has its size
  useLayoutEffect(() => show(start), [])

  const follow = () => {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {}
    setIndex(Math.min(Math.round(scrollLeft / clientWidth), last))
  }

  const byKey = (event: KeyboardEvent) => {
    const wanted = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key]
    if (wanted === undefined) return
    event.preventDefault()
    show(wanted)
  }

  return (
    <ViewerDialog label={viewer.label} close={viewer.close} onClose={onClose} onKeyDown={byKey}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <ul ref={row} className={styles.row} onScroll={follow} tabIndex={0}>
        {pictures.map((picture, place) => (
          <li key={picture.base} aria-hidden={place !== index}>
            {/* The neighbours are fetched ahead, the others when they become neighbours. */}
            {Math.abs(place - index) <= 1 && (
              <Picture picture={picture} sizes="min(100vw, 150vh)" first={place === index} ahead />
            )}
          </li>
        ))}
      </ul>
      <div className={styles.bar}>
        <button type="button" aria-disabled={index === 0} onClick={() => show(index - 1)}>
          <span aria-hidden="true">←</span>
          <span className={styles.unseen}>{viewer.previous}</span>
        </button>
        <p role="status" className={styles.caption}>
          <strong>{viewer.positions[index]}</strong> <span>{pictures[index]?.alt}</span>
        </p>
        <button type="button" aria-disabled={index === last} onClick={() => show(index + 1)}>
          <span aria-hidden="true">→</span>
          <span className={styles.unseen}>{viewer.next}</span>
        </button>
      </div>
    </ViewerDialog>
  )
}
