export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Pixels of a part of the window in its own size, whose texts are readable and whose file is small. */
const widthPx = 560
const heightPx = 350

/** Pixels of the longer side of a picture, to which larger parts shrink. */
const longestPx = 600

/** Pixels of the page that are in view around an element. */
const marginPx = 40

/** Returns the start of a length that is centred on a middle and stays within a whole. */
const startOf = (middle: number, length: number, whole: number): number =>
  Math.round(Math.max(0, Math.min(middle - length / 2, whole - length)))

type Size = Pick<Box, "width" | "height">

/** Returns the part of a window around a box, by default all of it, and its scale in the picture. */
export const closeUp = (window: Size, box: Box = { ...window, x: 0, y: 0 }): Box & { readonly scale: number } => {
  const seen = (start: number, length: number, whole: number) => Math.min(start + length, whole) - Math.max(start, 0)
  const wanted = Math.max(
    widthPx,
    seen(box.x, box.width, window.width) + 2 * marginPx,
    (seen(box.y, box.height, window.height) + 2 * marginPx) * (widthPx / heightPx),
  )
  const width = Math.round(Math.min(wanted, window.width))
  const height = Math.round(Math.min(wanted * (heightPx / widthPx), window.height))
  return {
    x: startOf(box.x + box.width / 2, width, window.width),
    y: startOf(box.y + box.height / 2, height, window.height),
    width,
    height,
    scale: Math.min(1, longestPx / Math.max(width, height)),
  }
}
