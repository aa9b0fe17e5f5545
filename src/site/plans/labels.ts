import type { Box } from "./furniture.ts"
import type { Point } from "./openings.ts"
import type { Rectangle } from "./rooms.ts"

/** Sizes of letters in centimetres of the plan, the best first. */
const sizes = [36, 32, 28, 25, 22, 19] as const

/** The area is written smaller than the name. */
const areaScale = 0.8

/** Height of a line, in sizes of its letters. */
const lineHeight = 1.15

/** Widths of bold letters, in their sizes: those of DejaVu Sans, because other common fonts are narrower. */
const letterWidths = [
  [/[ijl.,\s-]/, 0.38],
  [/[frt²]/, 0.5],
  [/[mwHMW]/, 0.95],
  [/./, 0.7],
] as const

const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + size * (letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? 0), 0)

/** Centimetres from the middle of a wall to a label. */
export const wallMargin = 16

/**
 * What a label costs beside the size of its letters: covered by furniture whole, for each point of a door, and for lying by a
 * wall. A label is better written in the smallest letters than in the largest with a fourteenth covered.
 */
const [coveringCost, crossingCost, wallCost] = [3, 0.05, 0.05]

/** A label in a room: lines around a middle, in centimetres. */
export type Label = {
  readonly lines: readonly { readonly text: string; readonly size: number; readonly y: number }[]
  readonly x: number
  readonly box: Box
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

export const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]))

/** Places of a label between two walls, the middle first, because most labels can stay there. */
const shares = Array.from({ length: 13 }, (_, step) => step / 12).toSorted(
  (a, b) => Math.abs(a - 0.5) - Math.abs(b - 0.5),
)

type Candidate = { readonly label: Label; readonly cost: number }

const isIn = ([left, top, right, bottom]: Box, [x, y]: Point) => x > left && x < right && y > top && y < bottom

/** What a label hides of a plan: an area of furniture, in cm², and a number of points of doors. */
type Hidden = { readonly covered: number; readonly crossed: number }

/** Looks only at what is in a part of a plan, because most furniture and doors are elsewhere. */
export const hiddenIn = (part: Box, furniture: readonly Box[], doors: readonly Point[]): ((label: Box) => Hidden) => {
  const pieces = furniture.filter((piece) => overlap(part, piece) > 0)
  const swings = doors.filter((point) => isIn(part, point))
  return (label) => ({
    covered: pieces.reduce((sum, piece) => sum + overlap(label, piece), 0),
    crossed: swings.filter((point) => isIn(label, point)).length,
  })
}

/**
 * Places a room's name and area inside its walls, off the furniture and doors if possible, in letters as large as fit.
 * @param room its rectangle in metres
 * @param furniture boxes in centimetres
 * @param doors points along leaves and arcs, in centimetres
 */
export const labelOf = (
  name: string,
  area: string,
  [x, y, width, height]: Rectangle,
  furniture: readonly Box[],
  doors: readonly Point[],
): Label => {
  let best: Candidate | undefined
  const room: Box = [100 * x, 100 * y, 100 * (x + width), 100 * (y + height)]
  const hidden = hiddenIn(room, furniture, doors)
  for (const size of sizes)
    for (const lines of wrappings(name)) {
      const texts = [...lines.map((text) => ({ text, size })), { text: area, size: Math.round(size * areaScale) }]
      const labelWidth = Math.max(...texts.map((line) => widthOf(line.text, line.size)))
      const labelHeight = texts.reduce((sum, line) => sum + line.size * lineHeight, 0)
      const freeWidth = 100 * width - 2 * wallMargin - labelWidth
      const freeHeight = 100 * height - 2 * wallMargin - labelHeight
      if (freeWidth < 0 || freeHeight < 0) continue
      for (const across of shares)
        for (const down of shares) {
          const placeCost = sizes[0] / size / 3 + wallCost * (Math.abs(across - 0.5) + Math.abs(down - 0.5))
          if (best && best.cost <= placeCost) continue
          const left = room[0] + wallMargin + across * freeWidth
          const top = room[1] + wallMargin + down * freeHeight
          const box: Box = [left, top, left + labelWidth, top + labelHeight]
          const { covered, crossed } = hidden(box)
          const cost = placeCost + (coveringCost * covered) / (labelWidth * labelHeight) + crossingCost * crossed
          if (best && best.cost <= cost) continue
          let line = top
          const placed = texts.map((text) => {
            line += text.size * lineHeight
            return { ...text, y: Math.round(line - text.size * 0.3) }
          })
          best = { cost, label: { x: Math.round(left + labelWidth / 2), lines: placed, box } }
        }
    }
  if (!best) throw new Error(`${name} does not fit in its room`)
  return best.label
}
