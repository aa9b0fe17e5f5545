/**
 * A cell as a spreadsheet shows it and never computes it: what begins like a formula, after whatever a spreadsheet skips,
 * gets an apostrophe.
 */
const inert = (text: string): string => (/^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r]/u.test(text) ? `'${text}` : text)

const cell = (text: string): string => {
  const safe = inert(text)
  return /[",;\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** What tells a spreadsheet that the file is in UTF-8. */
export const byteOrderMark = "\ufeff"

/** One record of a CSV file (RFC 4180), its line end included. */
export const csvRecord = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`
