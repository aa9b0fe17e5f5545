import type { Box } from "./furniture.ts"
import type { Rectangle } from "./rooms.ts"

/** Sizes of letters in centimetres of the plan, the best first. */
const sizes = [36, 32, 28, 25, 22] as const

/** The area is written smaller than the name. */
const areaScale = 0.8

/** Width of a bold letter and height of a line, in sizes of the letter; fonts differ, so both are ample. */
const [letterWidth, lineHeight] = [0.62, 1.15]

/** Centimetres from the middle of a wall to a label. */
const wallMargin = 20

/** A label in a room: lines around a middle, in centimetres. */
export type Label = {
  readonly lines: readonly { readonly text: string; readonly size: number; readonly y: number }[]
  readonly x: number
}

/** The name in one line, and in two if it has a space or a soft hyphen. */
const wrappings = (name: string): readonly (readonly string[])[] => {
  const whole = [name.replaceAll("\u00ad", "")]
  if (name.includes("\u00ad")) {
    const [start = "", ...rest] = name.split("\u00ad")
    return [whole, [`${start}-`, rest.join("")]]
  }
  const words = name.split(" ")
  if (words.length === 1) return [whole]
  return [whole, [words[0] ?? "", words.slice(1).join(" ")], [words.slice(0, -1).join(" "), words.at(-1) ?? ""]]
}

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]))

const shares = Array.from({ length: 13 }, (_, step) => step / 12)

type Candidate = { readonly label: Label; readonly cost: number }

/**
 * Places a room's name and area inside its walls, in letters as large as fit, off the furniture and doors if possible.
 * @param parts rectangles of the room in metres
 * @param furniture boxes in centimetres, which a label had better not cover
 * @param doors boxes in centimetres, of whose corners a label may take some
 */
export const labelOf = (
  name: string,
  area: string,
  parts: readonly Rectangle[],
  furniture: readonly Box[],
  doors: readonly Box[],
): Label => {
  let best: Candidate | undefined
  for (const [x, y, width, height] of parts)
    for (const size of sizes)
      for (const lines of wrappings(name)) {
        const texts = [...lines.map((text) => ({ text, size })), { text: area, size: Math.round(size * areaScale) }]
        const labelWidth = Math.max(...texts.map((line) => line.text.length * line.size * letterWidth))
        const labelHeight = texts.reduce((sum, line) => sum + line.size * lineHeight, 0)
        const [freeWidth, freeHeight] = [
          100 * width - 2 * wallMargin - labelWidth,
          100 * height - 2 * wallMargin - labelHeight,
        ]
        if (freeWidth < 0 || freeHeight < 0) continue
        for (const across of shares)
          for (const down of shares) {
            const left = 100 * x + wallMargin + across * freeWidth
            const top = 100 * y + wallMargin + down * freeHeight
            const box: Box = [left, top, left + labelWidth, top + labelHeight]
            const covered =
              furniture.reduce((sum, piece) => sum + overlap(box, piece), 0) +
              doors.reduce((sum, door) => sum + overlap(box, door), 0) / 3
            const cost =
              covered / (labelWidth * labelHeight) +
              sizes[0] / size / 3 +
              (Math.abs(across - 0.5) + Math.abs(down - 0.5)) / 20
            if (best && best.cost <= cost) continue
            let line = top
            const placed = texts.map((text) => {
              line += text.size * lineHeight
              return { ...text, y: Math.round(line - text.size * 0.3) }
            })
            best = { cost, label: { x: Math.round(left + labelWidth / 2), lines: placed } }
          }
      }
  if (!best) throw new Error(`${name} does not fit in its room: widen the room or shorten its name`)
  return best.label
}
