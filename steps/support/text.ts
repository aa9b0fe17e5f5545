import assert from "node:assert/strict"

/** Returns text as a reader sees it: `\s` also matches no-break spaces, so that a feature's spaces match both. */
export const asRead = (text: string): string => text.replace(/\s+/g, " ").trim()

/** Fails with the first of the parts that the text does not have. */
export const assertIncludes = (text: string, parts: readonly string[]): void => {
  const read = asRead(text)
  for (const part of parts) assert.ok(read.includes(part), `"${part}" is not in "${read}"`)
}

/** Returns the parts that a text has, in the order of the text. */
export const inOrderOf = (text: string, parts: readonly string[]): string[] =>
  parts.filter((part) => text.includes(part)).toSorted((a, b) => text.indexOf(a) - text.indexOf(b))

/** Matches a text whose parts are in this order, with or without spaces between them. */
export const inParts = (parts: readonly string[]): RegExp => {
  const patterns = parts.map((part) => part.split(/\s+/).map(RegExp.escape).join("\\s+"))
  return new RegExp(`^\\s*${patterns.join("\\s*")}\\s*$`)
}
