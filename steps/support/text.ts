/** Returns text as a reader sees it: `\s` also matches no-break spaces, so that a feature's spaces match both. */
export const asRead = (text: string): string => text.replace(/\s+/g, " ").trim()
