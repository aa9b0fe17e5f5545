import type { Edition } from "../../site/edition.ts"
import type { Picture } from "../../site/media/media.ts"

export type GalleryData = {
  readonly label: string
  readonly pictures: readonly Picture[]
  /** Label of each picture's button. */
  readonly openers: readonly string[]
  /** Position on each picture: "3 / 7". */
  readonly counts: readonly string[]
  readonly showAll: string
  readonly viewer: {
    readonly label: string
    readonly all: string
    readonly close: string
    readonly previous: string
    readonly next: string
    readonly positions: readonly string[]
  }
}

export const galleryOf = ({ text, picture }: Edition, pictures: readonly string[]): GalleryData => {
  const count = pictures.length
  const each = (key: "gallery.opener" | "gallery.count" | "gallery.position") =>
    pictures.map((_, index) => text(key, { number: index + 1, count }))
  return {
    label: text("property.pictures", { count }),
    pictures: pictures.map(picture),
    openers: each("gallery.opener"),
    counts: each("gallery.count"),
    showAll: text("gallery.showAll", { count }),
    viewer: {
      label: text("gallery.label"),
      all: text("gallery.all"),
      close: text("gallery.close"),
      previous: text("gallery.previous"),
      next: text("gallery.next"),
      positions: each("gallery.position"),
    },
  }
}
