/** Prefix of template chunks, which Gatsby names after their files. */
export const templateChunks = "component---"

/** Chunk of a home's page, which each home card prefetches. */
export const propertyChunk = `${templateChunks}src-visit-home-home-tsx`
