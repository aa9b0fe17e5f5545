const segments = new Intl.Segmenter("en", { granularity: "grapheme" })
const graphemes = (text: string): string[] => [...segments.segment(text)].map(({ segment }) => segment)

/** Scripts and signs that a terminal draws two columns wide. */
const wide =
  /\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Hangul}|\p{Emoji_Presentation}|[\u3000-\u303f\uff01-\uff60]/u

const widthOf = (text: string): number => graphemes(text).reduce((sum, one) => sum + (wide.test(one) ? 2 : 1), 0)

/** One line, without what would move a terminal's cursor or turn its direction of writing. */
const lineOf = (text: string): string =>
  text
    .replace(/\s+/gu, " ")
    .replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "")
    .trim()

const shortened = (text: string, width: number): string => {
  if (widthOf(text) <= width) return text
  let short = ""
  for (const one of graphemes(text)) {
    if (widthOf(short + one) >= width) break
    short += one
  }
  return `${short}…`
}

/**
 * Columns for a terminal, as wide as what stands in them.
 * @param width of a cell at most; the rest is cut
 */
export const tableOf = (rows: readonly (readonly string[])[], width = 40): string => {
  const cells = rows.map((row) => row.map((text) => shortened(lineOf(text), width)))
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => widthOf(row[column] ?? ""))))
  return cells
    .map((row) =>
      row
        .map((text, column) => text + " ".repeat((widths[column] ?? 0) - widthOf(text)))
        .join("  ")
        .trimEnd(),
    )
    .join("\n")
}
