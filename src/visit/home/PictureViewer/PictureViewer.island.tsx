import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react"
import { Picture } from "../../../base/Picture/Picture.tsx"
import { ViewerDialog } from "../../../base/ViewerDialog/ViewerDialog.tsx"
import type { GalleryData } from "../gallery.data.ts"
import { PictureOverview } from "./PictureOverview.tsx"
import * as styles from "./PictureViewer.module.css"

export type PictureViewerProps = {
  readonly gallery: GalleryData
  /** Index of the first picture, or all of them. */
  readonly start: number | "all"
  readonly onClose: () => void
}

/** Shows all pictures at once, or one at a time in a row that the browser scrolls, so that a finger can. */
export const PictureViewer = ({ gallery: { label, pictures, viewer }, start, onClose }: PictureViewerProps) => {
  const [isAll, setAll] = useState(start === "all")
  const [index, setIndex] = useState(start === "all" ? 0 : start)
  /** Whether the visitor has switched the view, so that the focus moves along. */
  const hasTurned = useRef(false)
  const list = useRef<HTMLUListElement>(null)
  const last = pictures.length - 1

  const show = (targetIndex: number) => {
    const next = Math.min(Math.max(targetIndex, 0), last)
    setIndex(next)
    list.current?.scrollTo({ left: next * list.current.clientWidth, behavior: "instant" })
  }
  const switchView = (toAll: boolean, picture: number) => {
    hasTurned.current = true
    setIndex(picture)
    setAll(toAll)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each way of looking, when the dialog has its size
  useLayoutEffect(() => {
    if (!isAll) show(index)
    if (hasTurned.current) (isAll ? list.current?.children[index]?.querySelector("button") : list.current)?.focus()
  }, [isAll])

  const updateIndex = () => {
    const { scrollLeft = 0, clientWidth = 1 } = list.current ?? {}
    setIndex(Math.min(Math.round(scrollLeft / clientWidth), last))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const targetIndex = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key]
    if (isAll || targetIndex === undefined) return
    event.preventDefault()
    show(targetIndex)
  }

  return (
    <ViewerDialog
      label={viewer.label}
      close={viewer.close}
      onClose={onClose}
      onKeyDown={onKeyDown}
      aside={
        isAll ? (
          <h2 className={styles.heading}>{label}</h2>
        ) : (
          <button type="button" onClick={() => switchView(true, index)}>
            {viewer.all}
          </button>
        )
      }
    >
      {isAll ? (
        <PictureOverview list={list} pictures={pictures} onPick={(picture) => switchView(false, picture)} />
      ) : (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
          <ul ref={list} className={styles.row} onScroll={updateIndex} tabIndex={0} aria-describedby="shown">
            {pictures.map((picture, place) => (
              <li key={picture.base} aria-hidden={place !== index}>
                {/* Prefetches the neighbours of the current picture. */}
                {Math.abs(place - index) <= 1 && (
                  <Picture picture={picture} sizes="min(100vw, 150vh)" first={place === index} eager />
                )}
              </li>
            ))}
          </ul>
          <div className={styles.bar}>
            <button type="button" aria-disabled={index === 0} onClick={() => show(index - 1)}>
              <span aria-hidden="true">←</span>
              <span className="unseen">{viewer.previous}</span>
            </button>
            <p role="status" id="shown" className={styles.caption}>
              <strong>{viewer.positions[index]}</strong> <span>{pictures[index]?.alt}</span>
            </p>
            <button type="button" aria-disabled={index === last} onClick={() => show(index + 1)}>
              <span aria-hidden="true">→</span>
              <span className="unseen">{viewer.next}</span>
            </button>
          </div>
        </>
      )}
    </ViewerDialog>
  )
}
