/** No-break spaces look like spaces to a reader, so a feature's spaces stand for both unless it says otherwise. */
export const asRead = (text: string): string =>
  text
    .replace(/\u00a0/g, " ")
    .replace(/\s+/g, " ")
    .trim()
