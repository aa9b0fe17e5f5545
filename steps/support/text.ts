/** Replaces no-break spaces, which look like spaces to a reader, so that a feature's spaces match both. */
export const asRead = (text: string): string =>
  text
    .replace(/\u00a0/g, " ")
    .replace(/\s+/g, " ")
    .trim()
