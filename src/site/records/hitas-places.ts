/** Placeholders in the Hitas page's Markdown, each on its own line, where the site inserts its own components. */
export const hitasPlaces = ["{example}", "{timeline}"] as const
