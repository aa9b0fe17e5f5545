/** Begins the names of the chunks of templates, which Gatsby calls by their files. */
export const templateChunks = "component---"

/** Of the page of a home, which each card names. */
export const propertyChunk = `${templateChunks}src-templates-property-tsx`
