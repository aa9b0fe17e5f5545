import { stringify } from "csv-stringify/sync"

/**
 * A spreadsheet that takes other signs than commas between cells, as those of Sweden and Finland do, begins a cell in the midst
 * of ours: what would be a formula there gets an apostrophe too. A match begins where a run of signs does, because a text of
 * line breaks would otherwise take time with the square of its length.
 */
const withoutFormula = (text: string): string =>
  text.replace(/(?<![\s";])[\s";]+(?=[=+\-@＝＋－＠])/gu, (signs) => (/[;\t\r\n]/.test(signs) ? `${signs}'` : signs))

/** Byte order mark, by which a spreadsheet recognises UTF-8. */
export const byteOrderMark = "\ufeff"

/** One record of a CSV file (RFC 4180), its line end included; a cell that begins like a formula gets an apostrophe. */
export const csvRecord = (cells: readonly string[]): string =>
  stringify([cells.map(withoutFormula)], {
    record_delimiter: "windows",
    escape_formulas: true,
    quoted_match: /[;\r\n]/,
  })
