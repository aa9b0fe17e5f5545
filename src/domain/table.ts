const segments = new Intl.Segmenter("en", { granularity: "grapheme" })
const graphemes = (text: string): string[] => [...segments.segment(text)].map(({ segment }) => segment)

/** Scripts and symbols that a terminal draws two columns wide. */
const widePattern =
  /\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Hangul}|\p{Emoji_Presentation}|[\u3000-\u303f\uff01-\uff60]/u

const widthOf = (text: string): number =>
  graphemes(text).reduce((sum, grapheme) => sum + (widePattern.test(grapheme) ? 2 : 1), 0)

/** Removes characters that would move the terminal's cursor or change its writing direction. */
export const lineOf = (text: string): string =>
  text
    .replace(/\s+/gu, " ")
    .replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "")
    .trim()

const truncate = (text: string, width: number): string => {
  if (widthOf(text) <= width) return text
  let prefix = ""
  for (const grapheme of graphemes(text)) {
    if (widthOf(prefix + grapheme) >= width) break
    prefix += grapheme
  }
  return `${prefix}…`
}

/**
 * Makes each column as wide as its widest cell.
 * @param width limit of a cell; longer text is cut
 */
export const tableOf = (rows: readonly (readonly string[])[], width = 40): string => {
  const cells = rows.map((row) => row.map((text) => truncate(lineOf(text), width)))
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
